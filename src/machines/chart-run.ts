/** A chart run by xstate, with the transitions it took. */
import { getInitialMicrosteps, getMicrosteps } from 'xstate';
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  EventObject,
} from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import type { Chart, Charts, Stand } from './chart.ts';
import { edgeFor } from './edges.ts';
import type { Game } from './game.ts';
import { activeNodes, activeStates, pathOf } from './paths.ts';
import type { Taken } from './trace.ts';

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

interface Steps {
  readonly snapshot: AnyMachineSnapshot;
  readonly taken: readonly Taken[];
}

function enter(machine: AnyStateMachine, table: unknown): Steps {
  const [first, ...rest] = getInitialMicrosteps(machine, { table } as never) as unknown as Step[];
  return { snapshot: (rest.at(-1) ?? first!)[0], taken: follow(rest, first![0]) };
}

function advance(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: EventObject): Steps {
  const chosen = snapshot.can(event) ? machine.getTransitionData(snapshot, event)[0] : undefined;
  if (!chosen) return { snapshot, taken: [] };
  const [first, ...rest] = getMicrosteps(machine, snapshot, event as never) as unknown as Step[];
  return {
    snapshot: (rest.at(-1) ?? first!)[0],
    taken: [taken(chosen, first![0]), ...follow(rest, first![0])],
  };
}

const standing = (machine: AnyStateMachine, { snapshot, taken }: Steps): Stand => ({
  table: snapshot.context.table,
  states: activeStates(snapshot),
  taken,
  after: (event) => standing(machine, advance(machine, snapshot, event)),
});

/** A machine whose context and input are `{ table }`, as a chart to run. */
export const stateChart = (machine: AnyStateMachine): Chart => ({
  enter: (table) => standing(machine, enter(machine, table)),
});

/** The charts on which a case of this rule runs. */
export const chartsOf = ({ machine, rules }: Pick<Game, 'machine' | 'rules'>, rule: string): Charts => ({
  game: stateChart(machine),
  rule: stateChart(rules[rule]!.machine),
});
