/** The transitions of a chart as drawn edges, and as the ids by which taken transitions name them. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { edgeId } from './chart.ts';
import { pathOf } from './paths.ts';

/** An event type; `always` for an eventless transition; `done` for the end of the source state's own inner states. */
export type Descriptor = string;

export interface Edge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Event type, or null for `always` and `done`. */
  readonly event: string | null;
  readonly descriptor: Descriptor;
  /** The guard's name, or null. */
  readonly guard: string | null;
  readonly actions: readonly string[];
  readonly clauses: readonly string[];
}

const DONE = 'xstate.done.state.';

const nameOf = (named: unknown): string =>
  typeof named === 'string' ? named : String((named as { type?: unknown }).type);

function descriptorOf({ eventType }: AnyTransitionDefinition): Descriptor {
  if (eventType === '') return 'always';
  return eventType.startsWith(DONE) ? 'done' : eventType;
}

function edgeOf(transition: AnyTransitionDefinition, index: number): Edge {
  const descriptor = descriptorOf(transition);
  const from = pathOf(transition.source);
  const { guard, actions, meta } = transition;
  return {
    id: edgeId(from, descriptor, index),
    from,
    to: pathOf(transition.target?.[0] ?? transition.source),
    event: descriptor === 'always' || descriptor === 'done' ? null : descriptor,
    descriptor,
    guard: guard === undefined ? null : nameOf(guard),
    actions: actions.map(nameOf),
    clauses: ((meta as { clauses?: readonly string[] } | undefined)?.clauses ?? []) as readonly string[],
  };
}

const listsOf = (node: AnyStateNode): readonly (readonly AnyTransitionDefinition[])[] => [
  ...node.transitions.values(),
  ...(node.always ? [node.always] : []),
];

/** A transition of a state as an edge. */
export function edgeFor(transition: AnyTransitionDefinition): Edge {
  const list = listsOf(transition.source).find((some) => some.includes(transition)) ?? [];
  return edgeOf(transition, list.indexOf(transition));
}

/** Every state below the root, in document order. */
export const statesOf = (machine: AnyStateMachine): readonly AnyStateNode[] =>
  below(machine.root as AnyStateNode);

const below = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states as Record<string, AnyStateNode>).flatMap((child) => [child, ...below(child)]);

/** Every transition of a chart, in document order. */
export const edgesOf = (machine: AnyStateMachine): readonly Edge[] =>
  [machine.root as AnyStateNode, ...statesOf(machine)].flatMap((node) =>
    listsOf(node).flatMap((list) => list.map((transition, index) => edgeOf(transition, index))),
  );
