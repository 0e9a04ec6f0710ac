import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { edgeFor } from '../../machines/edges.ts';
import { pathOf } from '../../machines/paths.ts';
import { merge } from './fold.ts';
import { guardName, type GuardLike } from './guards.ts';
import { START } from './start.ts';
import type { Cause, ChartEdge, ChartGraph, ChartNode, NodeKind } from './types.ts';

/**
 * A machine's definition as a plain graph: every state, every transition that leads somewhere or does something, and
 * a dot before each initial state. A first state that only routes to others becomes the dot itself.
 * Throws when a guard is an inline function.
 */
export function graphOf(machine: AnyStateMachine): ChartGraph {
  const states = descendants(machine.root);
  const arrows = [machine.root, ...states].flatMap(arrowsFrom);
  const reached = new Set(arrows.map((arrow) => arrow.to));
  const routers = new Set(states.filter((state) => routes(state) && !reached.has(pathOf(state))));
  const starts = [machine.root, ...states].flatMap((state) => startOf(state, routers));
  const nodes = [...states.map((state) => nodeOf(state, routers)), ...starts.map((start) => start.node)];
  return { nodes: framed(nodes, arrows), edges: [...starts.map((start) => start.edge), ...merge(arrows)] };
}

function descendants(state: AnyStateNode): AnyStateNode[] {
  return Object.values(state.states).flatMap((child) => [child, ...descendants(child)]);
}

function arrowsFrom(state: AnyStateNode): ChartEdge[] {
  return [...state.transitions.values(), state.always ?? []].flatMap((list) => list.flatMap(arrowsOf));
}

function arrowsOf(transition: AnyTransitionDefinition, index: number): ChartEdge[] {
  const { id, from, event, clauses } = edgeFor(transition);
  const silent = transition.actions.length === 0 && clauses.length === 0;
  const targets = transition.target ?? (silent ? [] : [transition.source]);
  const guard = guardName(transition.guard as GuardLike);
  const cause: Cause = { id, event, guard, otherwise: guard === null && index > 0, clauses };
  return targets.map((target) => ({ from, to: pathOf(target), causes: [cause] }));
}

/** The state in which a compound state begins; a dot is drawn before it unless that state is a dot already. */
function startOf(
  state: AnyStateNode,
  routers: ReadonlySet<AnyStateNode>,
): { node: ChartNode; edge: ChartEdge }[] {
  const first = state.type === 'compound' ? state.initial.target[0] : undefined;
  if (first === undefined || routers.has(first)) return [];
  const path = [...state.path, START].join('.');
  const parent = state.parent === undefined ? null : pathOf(state);
  return [
    { node: { path, name: '', parent, kind: 'start' }, edge: { from: path, to: pathOf(first), causes: [] } },
  ];
}

/** A state in which nobody ever waits: it begins its parent and has nothing but eventless transitions. */
function routes(state: AnyStateNode): boolean {
  const begins = state.parent?.initial.target?.[0] === state;
  return begins && state.type === 'atomic' && state.transitions.size === 0 && (state.always ?? []).length > 0;
}

function nodeOf(state: AnyStateNode, routers: ReadonlySet<AnyStateNode>): ChartNode {
  const parent = state.parent?.parent === undefined ? null : pathOf(state.parent);
  const router = routers.has(state);
  return {
    path: pathOf(state),
    name: router ? '' : state.key,
    parent,
    kind: router ? 'start' : kindOf(state),
  };
}

function kindOf(state: AnyStateNode): NodeKind {
  return state.type === 'atomic' || state.type === 'history' ? 'state' : state.type;
}

/** When the whole machine has transitions of its own, it is drawn as a frame around its states. */
function framed(nodes: readonly ChartNode[], arrows: readonly ChartEdge[]): ChartNode[] {
  if (!arrows.some((arrow) => arrow.from === '' || arrow.to === '')) return [...nodes];
  const frame: ChartNode = { path: '', name: '', parent: null, kind: 'compound' };
  return [frame, ...nodes.map((node) => ({ ...node, parent: node.parent ?? '' }))];
}
