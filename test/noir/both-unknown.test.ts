/** Puzzles in which nobody is told either identity, against every pair of identities. */
import { describe, expect, it } from 'vitest';
import { BadEvent } from '../../src/machines/game.ts';
import noir from '../../src/machines/noir/index.ts';
import { act } from '../../src/machines/noir/logic/act.ts';
import type { Fact } from '../../src/machines/noir/logic/facts.ts';
import type { Table } from '../../src/machines/noir/table.ts';
import type {
  Arrest,
  Disguise,
  Exonerate,
  Kill,
  NoirEvent,
  Seat,
  Suspect,
} from '../../src/machines/noir/vocabulary.ts';
import { SEATS, SUSPECTS } from '../../src/machines/noir/vocabulary.ts';
import type { JsonObject } from '../../src/machines/trace.ts';
import { after, lastOf } from '../lib/run.ts';
import { from } from './at.ts';
import { afterEvent, pairsOf, reckoned } from './pairs.ts';
import type { Outcome, Pair, Reckoning } from './pairs.ts';
import { pick, randomFrom, shuffled } from '../lib/random.ts';
import type { Random } from '../lib/random.ts';

/** A small grid in the middle of a game, with nobody's identity told. */
function randomPuzzle(random: Random): JsonObject {
  const [rows, columns] = pick(random, [
    [2, 3],
    [2, 4],
    [3, 3],
  ] as const);
  const cast = shuffled(random, SUSPECTS.slice(0, rows * columns));
  const spare = cast.length - 3;
  const dead = cast.slice(0, Math.floor(random() * Math.min(3, spare)));
  const rest = cast.slice(dead.length);
  const innocent = rest.slice(0, Math.floor(random() * Math.min(2, rest.length - 3)));
  const hand = rest.slice(
    innocent.length,
    innocent.length + Math.floor(random() * (rest.length - innocent.length - 2)),
  );
  const word = (who: string) =>
    dead.includes(who as never) ? who.toLowerCase() : innocent.includes(who as never) ? `${who}+` : who;
  const places = shuffled(random, cast).map(word);
  const board = Array.from({ length: rows }, (_, row) =>
    places.slice(row * columns, (row + 1) * columns).join(' '),
  );
  return { board, gone: [], hand: hand.slice(0, 3), turn: pick(random, SEATS), kills: dead.length + 2 };
}

type Written = Kill | Disguise | Exonerate | Arrest;
const ACTS: { readonly [S in Seat]: (who: Suspect) => Written[] } = {
  killer: (who) => [
    { type: 'kill', victim: who },
    { type: 'disguise', was: who },
    { type: 'disguise', shown: who },
  ],
  inspector: (who) => [
    { type: 'exonerate', card: who },
    { type: 'arrest', suspect: who },
  ],
};
const SHIFT: NoirEvent = { type: 'shift', axis: 'row', at: 1, to: 'left' };

/** Everything that could be written down as the next step, with each answer and with none. */
const writable = ({ turn, board, lastShift }: Table): NoirEvent[] => [
  ...(lastShift ? [] : [SHIFT]),
  ...board
    .flat()
    .flatMap(({ who }) =>
      ACTS[turn](who).flatMap((event): NoirEvent[] =>
        event.type === 'disguise'
          ? [event]
          : [event, { ...event, answer: true }, { ...event, answer: false }],
      ),
    ),
];

function outcome(table: Table, event: NoirEvent): Table | 'refused' | 'bad' {
  if (!noir.judge(table, event).legal) return 'refused';
  try {
    return act(table, event);
  } catch (error) {
    if (error instanceof BadEvent) return 'bad';
    throw error;
  }
}

const sorted = (some: Iterable<string>): string => [...new Set(some)].sort().join('');
const killersIn = (pairs: readonly Pair[]): string => sorted(pairs.map(([killer]) => killer));
const inspectorsIn = (pairs: readonly Pair[]): string => sorted(pairs.map(([, inspector]) => inspector));
const brief = (told: Table | Outcome): string => {
  if (typeof told === 'string') return told;
  if ('board' in told) return `${sorted(told.killers)}/${sorted(told.inspectors)} ${told.last?.answer}`;
  return `${killersIn(told.pairs)}/${inspectorsIn(told.pairs)} ${told.answer}`;
};

interface Log {
  readonly seat: Seat;
  readonly opening: ReturnType<typeof noir.opening>;
  readonly facts: { step: number; fact: Fact }[];
  reckoning: Reckoning;
}

function openLog(table: Table, seat: Seat): Log {
  const hidden = (who: string) => seat === 'killer' || !(table.hand as readonly string[]).includes(who);
  const unseen = table.board
    .flat()
    .flatMap(({ who, alive, innocent }) => (alive && !innocent && hidden(who) ? [who] : []));
  return {
    seat,
    opening: noir.opening(table, seat),
    facts: [],
    reckoning: { unseen, pairs: pairsOf(unseen) },
  };
}

function witness(log: Log, { before, after, step }: { before: Table; after: Table; step: number }): void {
  log.facts.push({ step, fact: noir.witness(before, SHIFT, after, log.seat) });
  log.reckoning = reckoned(before, after, log.seat, log.reckoning);
}

/** Where what a seat knows is not what all its pairs agree on, or where a reason is not what it takes. */
function unlike(log: Log): string[] {
  const { seat, reckoning } = log;
  const { suspects, ruledOut } = noir.know(log);
  const wanted = seat === 'killer' ? inspectorsIn(reckoning.pairs) : killersIn(reckoning.pairs);
  const isOut = (who: string, steps: readonly number[]) =>
    !noir.know(log, new Set(steps)).suspects.includes(who);
  const idle = ruledOut.filter(
    ({ who, because }) =>
      !isOut(who, because) ||
      because.some((step) =>
        isOut(
          who,
          because.filter((other) => other !== step),
        ),
      ),
  );
  const found = sorted(suspects);
  return [
    ...(found === wanted ? [] : [`${seat} knows ${found}, not ${wanted}`]),
    ...idle.map(({ who, because }) => `${seat}: ${who} is not out just because of ${because.join()}`),
  ];
}

interface Played {
  readonly tried: number;
  readonly wrong: readonly string[];
}

/** Plays a puzzle on; at every step everything that could be written must come out as for the pairs. */
function playPuzzle(seed: number): Played {
  const random = randomFrom(seed);
  const given = randomPuzzle(random);
  let table = noir.start(given, {}) as Table;
  let pairs: readonly Pair[] = pairsOf(
    table.killers.length ? [...new Set([...table.killers, ...table.inspectors])] : [],
  );
  const wrong: string[] = [];
  const logs = SEATS.map((seat) => openLog(table, seat));
  let tried = 0;
  for (let step = 0; step < 8 && table.winner === 'none'; step += 1) {
    const outcomes = writable(table).map((event) => ({
      event,
      found: outcome(table, event),
      wanted: afterEvent(table, pairs, event),
    }));
    tried += outcomes.length;
    wrong.push(
      ...outcomes
        .filter(({ found, wanted }) => brief(found) !== brief(wanted))
        .map(
          ({ event, found, wanted }) =>
            `${JSON.stringify(given)} ${step} ${JSON.stringify(event)}: ${brief(found)}, not ${brief(wanted)}`,
        ),
    );
    const open = outcomes.filter(
      ({ found, wanted }) => typeof found !== 'string' && typeof wanted !== 'string',
    );
    if (!open.length) break;
    const { found, wanted } = pick(random, open);
    logs.forEach((log) => witness(log, { before: table, after: found as Table, step: step + 1 }));
    wrong.push(...logs.flatMap(unlike).map((text) => `${JSON.stringify(given)} ${step}: ${text}`));
    table = found as Table;
    ({ pairs } = wanted as Exclude<Outcome, string>);
  }
  return { tried, wrong };
}

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

describe('With both identities unknown', () => {
  it('just those events and answers are accepted that some pair allows, and each seat knows what its pairs agree on', () => {
    const games = range(150).map(playPuzzle);
    expect(games.flatMap(({ wrong }) => wrong).slice(0, 5)).toEqual([]);
    expect(games.reduce((sum, { tried }) => sum + tried, 0)).toBeGreaterThan(8_000);
  });

  it('an arrest is not right when the one who made it would have to be the suspect', () => {
    const corner = { board: ['A b c', 'd e f', 'g H I'], gone: [], turn: 'inspector', kills: 6 } as const;
    const run = from(corner);
    const complaint = (event: JsonObject) => {
      try {
        return lastOf(after(run, event)).answer;
      } catch (error) {
        if (error instanceof BadEvent) return error.message;
        throw error;
      }
    };
    expect(complaint({ arrest: { suspect: 'A', answer: true } })).toMatch(
      /arrest.answer: found true; false, the only/,
    );
    expect(complaint({ arrest: 'A' })).toBe(false);
  });

  it('whoever must be the Inspector is not the Killer, because of all that it takes to know it', () => {
    const given = { board: ['A B C', 'd e J', 'g H I'], gone: [], turn: 'inspector', kills: 4 } as const;
    const events: JsonObject[] = [
      { arrest: { suspect: 'A', answer: false } },
      { shift: { row: 3, to: 'left' } },
    ];
    const { knowledge } = lastOf(after(from(given), ...events, { arrest: { suspect: 'C', answer: false } }));
    expect(knowledge['inspector']!.new).toMatchObject([
      { who: 'B', because: [0, 1, 3], kind: 'own-identity', clause: 'noir/evidence-6' },
      { who: 'C', because: [3], kind: 'arrest-wrong' },
    ]);
    expect(knowledge['inspector']!.suspects).toEqual(['H', 'I', 'J']);
  });
});
