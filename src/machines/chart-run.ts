/** A chart run on one step, with the transitions it took. */
import { getInitialMicrosteps, getMicrosteps } from 'xstate';
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  EventObject,
} from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { edgeFor } from './edges.ts';
import { activeNodes, activeStates, pathOf } from './paths.ts';
import type { ChartRun, Taken } from './trace.ts';

type Step = readonly [AnyMachineSnapshot, unknown];
const NO_EVENT: EventObject = { type: 'eventless' };

/** From the innermost active state outwards. Charts here have no parallel states, so there is one innermost. */
const innermostFirst = (snapshot: AnyMachineSnapshot): AnyStateNode[] => activeNodes(snapshot).toReversed();

const passes = ({ guard }: AnyTransitionDefinition, snapshot: AnyMachineSnapshot): boolean =>
  guard === undefined || evaluateGuard(guard as never, snapshot.context, NO_EVENT, snapshot);

/** xstate does not say which eventless transition it took: it is the first, in definition order, whose guard passes. */
function eventless(snapshot: AnyMachineSnapshot): AnyTransitionDefinition | undefined {
  return innermostFirst(snapshot)
    .map((node) => node.always?.find((transition) => passes(transition, snapshot)))
    .find((transition) => transition !== undefined);
}

/** The way on from a state whose inner states have ended. */
function ended(snapshot: AnyMachineSnapshot): AnyTransitionDefinition | undefined {
  return innermostFirst(snapshot)
    .map((node) =>
      node.transitions
        .get(`xstate.done.state.${node.id}`)
        ?.find((transition) => passes(transition, snapshot)),
    )
    .find((transition) => transition !== undefined);
}

function taken(transition: AnyTransitionDefinition, after: AnyMachineSnapshot): Taken {
  const { id, from, to, event, clauses } = edgeFor(transition);
  const target = transition.target?.[0];
  if (target && !activeNodes(after).includes(target as AnyStateNode))
    throw new Error(`${id} does not lead to ${activeStates(after).join(', ')}`);
  return { from, to: target ? pathOf(target) : to, event, edge: id, clauses };
}

function follow(steps: readonly Step[], before: AnyMachineSnapshot): Taken[] {
  return steps.flatMap(([after], index) => {
    const from = index ? steps[index - 1]![0] : before;
    const transition = eventless(from) ?? ended(from);
    return transition ? [taken(transition, after)] : [];
  });
}

export interface ChartStep extends ChartRun {
  readonly snapshot: AnyMachineSnapshot;
}

/** The chart as it stands for an input: entered, and routed by its eventless transitions. */
export function enter(machine: AnyStateMachine, input: unknown): ChartStep {
  const [first, ...rest] = getInitialMicrosteps(machine, input as never) as unknown as Step[];
  const snapshot = (rest.at(-1) ?? first!)[0];
  return { snapshot, states: activeStates(snapshot), taken: follow(rest, first![0]) };
}

/** The chart after an event. Where it does not accept the event, it stands still and has taken nothing. */
export function advance(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): ChartStep {
  const chosen = snapshot.can(event) ? machine.getTransitionData(snapshot, event)[0] : undefined;
  if (!chosen) return { snapshot, states: activeStates(snapshot), taken: [] };
  const [first, ...rest] = getMicrosteps(machine, snapshot, event as never) as unknown as Step[];
  const after = (rest.at(-1) ?? first!)[0];
  return {
    snapshot: after,
    states: activeStates(after),
    taken: [taken(chosen, first![0]), ...follow(rest, first![0])],
  };
}

/** A rule's own chart on one step: from the table before, through the event. Without an event, just where it stands. */
export function runChart(machine: AnyStateMachine, table: unknown, event: EventObject | null): ChartRun {
  const start = enter(machine, { table });
  const { states, taken: transitions } = event ? advance(machine, start.snapshot, event) : start;
  return { states, taken: transitions };
}
