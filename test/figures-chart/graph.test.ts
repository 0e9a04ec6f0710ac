import { describe, expect, it } from 'vitest';
import { setup, type AnyStateNode } from 'xstate';
import { fold } from '../../src/figures/chart/fold.ts';
import { graphOf } from '../../src/figures/chart/graph.ts';
import { machines } from './machines.ts';
import { samples } from './samples.ts';

const graphs = machines.map(({ name, machine }) => ({ name, machine, graph: graphOf(machine) }));

describe.each(graphs)('The chart of $name', ({ machine, graph }) => {
  it('draws every state once', () => {
    const paths = graph.nodes.map((node) => node.path);
    expect(new Set(paths).size).toBe(paths.length);
    const states = statesOf(machine.root)
      .map((state) => state.path.join('.'))
      .filter(Boolean);
    expect(paths).toEqual(expect.arrayContaining(states));
  });

  it('draws every transition once, with an id of its own', () => {
    const states = statesOf(machine.root);
    const lists = states.flatMap((state) => [...state.transitions.values(), state.always ?? []]);
    const drawn = lists.flat().filter(({ target, actions, meta }) => target || actions.length > 0 || meta);
    const ids = graph.edges.flatMap((edge) => edge.causes.map((cause) => cause.id));
    expect(ids).toHaveLength(drawn.length);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).not.toMatch(/\s/);
  });

  it('has at most one arrow from one state to another', () => {
    const pairs = graph.edges.map((edge) => `${edge.from} ${edge.to}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});

describe.each(graphs)('The chart of $name, closed as far as it goes', ({ graph }) => {
  const folded = fold(graph, 1);
  const idsOf = ({ nodes, edges }: typeof graph) => [
    ...nodes.flatMap((node) => node.inside ?? []),
    ...edges.flatMap((edge) => edge.causes.map((cause) => cause.id)),
  ];

  it('still has every transition once', () => {
    expect(idsOf(folded).toSorted()).toEqual(idsOf(graph).toSorted());
  });

  it('has no state inside another, and no arrow to a state that is gone', () => {
    expect(folded.nodes.filter((node) => node.parent !== null)).toEqual([]);
    const paths = folded.nodes.map((node) => node.path);
    const loose = folded.edges.filter(({ from, to }) => !paths.includes(from) || !paths.includes(to));
    expect(loose).toEqual([]);
  });
});

describe('A chart', () => {
  const graph = graphOf(samples['fan']!);
  const nested = graphOf(samples['nested']!);
  const edge = (from: string, to: string) => graph.edges.find((one) => one.from === from && one.to === to);

  it('joins transitions between the same two states in one arrow', () => {
    const causes = edge('killerToAct', 'killerWins')?.causes.map(({ event, guard }) => ({ event, guard }));
    expect(causes).toEqual([
      { event: 'kill', guard: 'isInspector' },
      { event: 'kill', guard: 'lastKill' },
    ]);
  });

  it('says "otherwise" of a transition that others come before', () => {
    expect(
      edge('killerToAct', 'inspectorToAct')?.causes.map(({ event, otherwise }) => [event, otherwise]),
    ).toEqual([
      ['kill', true],
      ['shift', true],
      ['disguise', false],
    ]);
  });

  it('begins at a dot, which stands for a first state that only routes to others', () => {
    expect(graph.nodes.filter((node) => node.kind === 'start').map((node) => node.path)).toEqual(['routing']);
    expect(nested.nodes.filter((node) => node.kind === 'start').map((node) => node.path)).toEqual([
      '^',
      'turn.^',
    ]);
  });

  it('has a frame when something may happen in any state', () => {
    expect(nested.nodes[0]).toMatchObject({ path: '', kind: 'compound' });
    expect(nested.edges.find((one) => one.from === '')).toMatchObject({ to: 'inspectorWins' });
    expect(graph.nodes.every((node) => node.parent === null)).toBe(true);
  });

  it('is closed only when it is big, innermost states first', () => {
    expect(fold(nested)).toBe(nested);
    const folded = fold(nested, 6);
    expect(folded.nodes.map((node) => node.path)).toEqual(['', 'turn', 'killerWins', 'inspectorWins', '^']);
    expect(folded.nodes[1]?.inside).toHaveLength(2);
    expect(folded.edges.find((one) => one.from === 'turn' && one.to === 'killerWins')?.causes).toHaveLength(
      2,
    );
  });

  it('keeps the clauses of a transition', () => {
    const radar = graphOf(samples['radar']!);
    expect(radar.edges.flatMap((one) => one.causes.flatMap((cause) => cause.clauses))).toEqual(['x/draw-1']);
  });

  it('spells out guards that are combined, and refuses one without a name', () => {
    const machine = (guard: any) =>
      setup({}).createMachine({ initial: 'a', states: { a: { on: { go: { guard, target: 'b' } } }, b: {} } });
    const named = Object.assign(function not() {}, { guards: ['late'] });
    expect(graphOf(machine(named)).edges.at(-1)?.causes[0]?.guard).toBe('not-late');
    expect(() => graphOf(machine(() => true))).toThrow('name it in setup');
  });
});

function statesOf(state: AnyStateNode): AnyStateNode[] {
  return [state, ...Object.values(state.states).flatMap(statesOf)];
}
