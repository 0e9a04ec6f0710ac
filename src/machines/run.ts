/** A case in progress: from the given position, one event after the other, to the steps of a trace. Plain values, nothing mutated. */
import { attempt } from './attempt.ts';
import { runChart } from './chart.ts';
import type { Charts, Stand } from './chart.ts';
import { BadEvent } from './game.ts';
import type { Playable, SeatLog, Variants } from './game.ts';
import type { JsonObject, Knowledge, Refusal, Taken, TraceStep } from './trace.ts';

type BySeat<V> = { readonly [seat: string]: V };

export interface Run {
  readonly game: Playable;
  readonly charts: Charts;
  /** The game's own chart, at the table as it is now. */
  readonly stand: Stand;
  readonly logs: BySeat<SeatLog<unknown, unknown>>;
  /** The trace so far; the last one is where the run stands. */
  readonly steps: readonly TraceStep[];
}

const bySeat = <V>(seats: readonly string[], make: (seat: string) => V): BySeat<V> =>
  Object.fromEntries(seats.map((seat) => [seat, make(seat)]));

/** The seats of a case that begins at this table. */
export const seatsOf = (game: Playable, table: unknown): readonly string[] =>
  game.seatsAt?.(table) ?? game.seats;

/** All variants of a game: those given, else the default edition's. */
export const resolveVariants = (game: Playable, variants: Variants): Variants =>
  Object.fromEntries(
    Object.entries(game.variants).map(([key, values]) => [key, variants[key] ?? values[0]!]),
  );

/** Knowledge with what is new in it: whoever was still a suspect before. */
function knowledgeOf(
  game: Playable,
  log: SeatLog<unknown, unknown>,
  before: Knowledge | undefined,
): Knowledge {
  const known = game.know(log);
  const suspected = before && new Set(before.suspects);
  return { ...known, new: known.ruledOut.filter(({ who }) => !suspected || suspected.has(who)) };
}

const clausesOf = (...taken: (readonly Taken[])[]): readonly string[] => [
  ...new Set(taken.flat().flatMap(({ clauses }) => clauses)),
];

export interface Opening {
  readonly given: JsonObject;
  readonly variants: Variants;
}

/**
 * The given position as step 0, on the charts of the case's rule.
 * @throws BadPosition when the position cannot be.
 */
export function begin(game: Playable, charts: Charts, { given, variants }: Opening): Run {
  const table = game.start(given, resolveVariants(game, variants));
  const stand = charts.game.enter(table);
  const seats = seatsOf(game, table);
  const logs = bySeat(seats, (seat) => ({ seat, opening: game.opening(table, seat), facts: [] }));
  const step: TraceStep = {
    index: 0,
    name: 'start',
    refused: null,
    answer: null,
    position: game.position(table),
    chart: stand.states,
    ruleChart: runChart(charts.rule, table, null),
    clauses: [],
    knowledge: bySeat(seats, (seat) => knowledgeOf(game, logs[seat]!, undefined)),
    seen: bySeat(seats, (seat) => game.seen(null, null, table, seat)),
    winner: game.winner(table),
  };
  return { game, charts, stand, logs, steps: [step] };
}

interface Outcome {
  readonly stand: Stand;
  readonly refused: Refusal | null;
  readonly taken: readonly Taken[];
  readonly ruleChart: TraceStep['ruleChart'];
}

function outcomeOf({ game, charts, stand }: Run, event: { type: string }): Outcome {
  const tried = attempt(game, stand, event);
  const ruleChart = runChart(charts.rule, stand.table, event);
  if (!tried.accepted) return { stand, refused: tried.refused, taken: [], ruleChart };
  return { stand: tried.stand, refused: null, taken: tried.stand.taken, ruleChart };
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
  const { stand, refused, taken, ruleChart } = atStep(index, () => outcomeOf(run, event));
  const before = run.stand.table;
  const { table } = stand;
  const seats = Object.keys(run.logs);
  const logs = refused
    ? run.logs
    : bySeat(seats, (seat) => witnessed(run, { index, before, event, table, seat }));
  const step: TraceStep = {
    index,
    name: `${Object.keys(written)[0]}-${index}`,
    event: written,
    refused,
    answer: refused ? null : game.answer(table),
    position: game.position(table),
    chart: stand.states,
    ruleChart,
    clauses: refused ? [refused.clause] : clausesOf(ruleChart.taken, taken),
    knowledge: bySeat(seats, (seat) => knowledgeOf(game, logs[seat]!, last.knowledge[seat])),
    seen: bySeat(seats, (seat) => game.seen(before, event, table, seat)),
    winner: game.winner(table),
  };
  return { ...run, stand, logs, steps: [...steps, step] };
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
