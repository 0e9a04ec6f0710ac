/** A case in progress: from the given position, one event after the other, to the steps of a trace. Plain values, nothing mutated. */
import type { AnyMachineSnapshot } from 'xstate';
import { attempt } from './attempt.ts';
import { enter, runChart } from './chart-run.ts';
import { BadEvent } from './game.ts';
import type { Game, SeatLog, Variants } from './game.ts';
import { activeStates } from './paths.ts';
import type { JsonObject, Knowledge, Refusal, Taken, TraceStep } from './trace.ts';

type BySeat<V> = { readonly [seat: string]: V };

export interface Run {
  readonly game: Game;
  readonly rule: string;
  /** The game's own chart; its context is `{ table }`. */
  readonly snapshot: AnyMachineSnapshot;
  readonly logs: BySeat<SeatLog<unknown, unknown>>;
  /** The trace so far; the last one is where the run stands. */
  readonly steps: readonly TraceStep[];
}

const bySeat = <V>(game: Game, make: (seat: string) => V): BySeat<V> =>
  Object.fromEntries(game.seats.map((seat) => [seat, make(seat)]));

/** All variants of a game: those given, else the default edition's. */
export const resolveVariants = (game: Game, variants: Variants): Variants =>
  Object.fromEntries(
    Object.entries(game.variants).map(([key, values]) => [key, variants[key] ?? values[0]!]),
  );

/** Knowledge with what is new in it: whoever was still a suspect before. */
function knowledgeOf(game: Game, log: SeatLog<unknown, unknown>, before: Knowledge | undefined): Knowledge {
  const known = game.know(log);
  const suspected = before && new Set(before.suspects);
  return { ...known, new: known.ruledOut.filter(({ who }) => !suspected || suspected.has(who)) };
}

const clausesOf = (...taken: (readonly Taken[])[]): readonly string[] => [
  ...new Set(taken.flat().flatMap(({ clauses }) => clauses)),
];

/**
 * The given position as step 0.
 * @throws BadPosition when the position cannot be.
 */
export function begin(game: Game, rule: string, given: JsonObject, variants: Variants): Run {
  const table = game.start(given, resolveVariants(game, variants));
  const { snapshot } = enter(game.machine, { table });
  const logs = bySeat(game, (seat) => ({ seat, opening: game.opening(table, seat), facts: [] }));
  const step: TraceStep = {
    index: 0,
    name: 'start',
    refused: null,
    answer: null,
    position: game.position(table),
    chart: activeStates(snapshot),
    ruleChart: runChart(game.rules[rule]!.machine, table, null),
    clauses: [],
    knowledge: bySeat(game, (seat) => knowledgeOf(game, logs[seat]!, undefined)),
    seen: bySeat(game, (seat) => game.seen(null, null, table, seat)),
    winner: game.winner(table),
  };
  return { game, rule, snapshot, logs, steps: [step] };
}

interface Outcome {
  readonly snapshot: AnyMachineSnapshot;
  readonly refused: Refusal | null;
  readonly taken: readonly Taken[];
  readonly ruleChart: TraceStep['ruleChart'];
}

function outcomeOf({ game, rule, snapshot }: Run, event: { type: string }): Outcome {
  const tried = attempt(game.machine, snapshot, event, game);
  const ruleChart = runChart(game.rules[rule]!.machine, snapshot.context.table, event);
  if (!tried.accepted) return { snapshot, refused: tried.refused, taken: [], ruleChart };
  return { snapshot: tried.snapshot, refused: null, taken: tried.taken, ruleChart };
}

/** Runs something on the event of step `index`, so that an event that cannot be replayed names its step. */
function atStep<V>(index: number, work: () => V): V {
  try {
    return work();
  } catch (error) {
    if (error instanceof BadEvent) throw new BadEvent(error.field, error.found, error.wanted, index);
    throw error;
  }
}

/**
 * The run after one more event, in the words of the case format; a refused one adds a step that changes nothing.
 * @throws BadEvent when the event leaves out what nobody can know, or says what cannot be true.
 */
export function play(run: Run, written: JsonObject): Run {
  const { game, steps } = run;
  const index = steps.length;
  const last = steps[index - 1]!;
  const event = game.event(written);
  const { snapshot, refused, taken, ruleChart } = atStep(index, () => outcomeOf(run, event));
  const before = run.snapshot.context.table;
  const { table } = snapshot.context;
  const logs = refused
    ? run.logs
    : bySeat(game, (seat) => witnessed(run, { index, before, event, table, seat }));
  const step: TraceStep = {
    index,
    name: `${Object.keys(written)[0]}-${index}`,
    event: written,
    refused,
    answer: refused ? null : game.answer(table),
    position: game.position(table),
    chart: activeStates(snapshot),
    ruleChart,
    clauses: refused ? [refused.clause] : clausesOf(ruleChart.taken, taken),
    knowledge: bySeat(game, (seat) => knowledgeOf(game, logs[seat]!, last.knowledge[seat])),
    seen: bySeat(game, (seat) => game.seen(before, event, table, seat)),
    winner: game.winner(table),
  };
  return { ...run, snapshot, logs, steps: [...steps, step] };
}

interface Witness {
  readonly index: number;
  readonly before: unknown;
  readonly event: unknown;
  readonly table: unknown;
  readonly seat: string;
}

function witnessed(
  { game, logs }: Run,
  { index, before, event, table, seat }: Witness,
): SeatLog<unknown, unknown> {
  const log = logs[seat]!;
  return { ...log, facts: [...log.facts, { step: index, fact: game.witness(before, event, table, seat) }] };
}
