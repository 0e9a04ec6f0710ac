/** A chart compiled to a table that `tableChart` runs without xstate. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { edgesOf, statesOf } from './edges.ts';
import type { Edge } from './edges.ts';
import { pathOf } from './paths.ts';
import type { ChartTable, StateTable, Way } from './table-chart.ts';

/** What a table cannot say of a state, if anything. */
function beyond({ type, entry, exit, invoke, transitions, always }: AnyStateNode): string | null {
  if (type === 'parallel' || type === 'history') return `a ${type} state`;
  if (entry.length || exit.length) return 'actions on entry or exit';
  if (invoke.length) return 'an invoked actor';
  const ways = [...transitions.values(), always ?? []].flat();
  if (ways.some(({ target }) => !target)) return 'a transition without a target';
  const called = ways.flatMap(({ guard, actions }) => [guard ?? 'none', ...actions]);
  return called.every(isNamed) ? null : 'a guard or an action without a name';
}

const isNamed = (called: unknown): boolean => typeof called === 'string' || typeof called === 'object';

const wayOf = ({ guard, actions, to, clauses }: Edge): Way => ({
  ...(guard === null ? {} : { guard }),
  ...(actions.length ? { actions } : {}),
  to,
  clauses,
});

function stateOf(node: AnyStateNode, edges: readonly Edge[]): StateTable {
  const own = edges.filter(({ from }) => from === pathOf(node));
  const on: { [descriptor: string]: Way[] } = {};
  for (const edge of own) (on[edge.descriptor] ??= []).push(wayOf(edge));
  const [initial] = node.type === 'compound' ? node.initial.target : [];
  return {
    ...(initial ? { initial: pathOf(initial) } : {}),
    ...(node.type === 'final' ? { final: true } : {}),
    ...(own.length ? { on } : {}),
  };
}

/**
 * The states and transitions of a chart as plain data.
 * @throws when the chart uses what a table cannot say.
 */
export function tableOf(machine: AnyStateMachine): ChartTable {
  const nodes = [machine.root as AnyStateNode, ...statesOf(machine)];
  const edges = edgesOf(machine);
  for (const node of nodes) {
    const found = beyond(node);
    if (found)
      throw new Error(`${machine.id}: found ${found} at "${pathOf(node)}"; wanted what a table can say`);
  }
  return Object.fromEntries(nodes.map((node) => [pathOf(node), stateOf(node, edges)]));
}
