import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attempt } from '../../src/machines/attempt.ts';
import { enter } from '../../src/machines/chart-run.ts';
import noir from '../../src/machines/noir/index.ts';
import { cells, isAlive } from '../../src/machines/noir/logic/grid.ts';
import type { Fact, Opening } from '../../src/machines/noir/logic/facts.ts';
import type { Table } from '../../src/machines/noir/table.ts';
import type { NoirEvent, Suspect } from '../../src/machines/noir/vocabulary.ts';
import { EVENTS, SUSPECTS } from '../../src/machines/noir/vocabulary.ts';
import type { SeatLog } from '../../src/machines/game.ts';
import type { Knowledge } from '../../src/machines/trace.ts';
import { everybody, pick, randomFrom, randomGame, randomVariants } from './random-game.ts';
import type { RandomGame } from './random-game.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 });
const forRandomGames = (check: (game: RandomGame, seed: number) => void, numRuns = 60): void =>
  fc.assert(
    fc.property(seeds, (seed) => {
      const random = randomFrom(seed);
      const variants = seed % 2 ? randomVariants(random) : {};
      check(randomGame({ seed, variants }), seed);
    }),
    { numRuns },
  );

/** The log of a seat after each event. */
function logsOf({ tables, events }: RandomGame, seat: string): SeatLog<Opening, Fact>[] {
  const opening = noir.opening(tables[0]!, seat);
  const facts = events.map((event, at) => ({ step: at + 1, fact: noir.witness(tables[at]!, event, tables[at + 1]!, seat) }));
  return tables.map((_, at) => ({ seat, opening, facts: facts.slice(0, at) }));
}

describe('Knowledge', () => {
  it('never rules out the true Killer or the true Inspector', () => {
    forRandomGames((game) => {
      const killerLogs = logsOf(game, 'inspector');
      const inspectorLogs = logsOf(game, 'killer');
      game.tables.forEach((table, at) => {
        expect(noir.know(killerLogs[at]!).suspects).toContain(table.killer);
        if (table.inspector) expect(noir.know(inspectorLogs[at]!).suspects).toContain(table.inspector);
      });
    });
  });

  it('never grows back, except when the Killer has taken a new identity', () => {
    forRandomGames((game) => {
      for (const seat of noir.seats) {
        const known = logsOf(game, seat).map((log) => noir.know(log).suspects);
        game.events.forEach((event, at) => {
          const { last } = game.tables[at + 1]!;
          const fresh = event.type === 'disguise' && last?.type === 'disguise' && last.was !== null && seat === 'inspector';
          if (!fresh) expect(known[at]).toEqual(expect.arrayContaining([...known[at + 1]!]));
        });
      }
    });
  });

  it('sorts every suspect into suspected or ruled out', () => {
    forRandomGames((game) => {
      for (const seat of noir.seats) {
        const { suspects, ruledOut } = noir.know(logsOf(game, seat).at(-1)!);
        expect([...suspects, ...ruledOut.map(({ who }) => who)].sort()).toEqual([...SUSPECTS]);
      }
    }, 30);
  });

  it('gives reasons that are enough by themselves, and of which none can be left out', () => {
    forRandomGames((game) => {
      for (const seat of noir.seats) {
        const log = logsOf(game, seat).at(-1)!;
        for (const { who, because } of noir.know(log).ruledOut) {
          expect(noir.know(log, new Set(because)).suspects).not.toContain(who);
          for (const left of because) {
            const rest = new Set(because.filter((step) => step !== left));
            expect(noir.know(log, rest).suspects).toContain(who);
          }
        }
      }
    }, 30);
  });

  it('gives the simplest reason that the facts allow', () => {
    forRandomGames((game) => {
      const log = logsOf(game, 'inspector').at(-1)!;
      const known: Omit<Knowledge, 'new'> = noir.know(log);
      for (const { who, kind } of known.ruledOut) {
        if (game.tables.at(-1)!.inspector === who) expect(kind).toBe('own-identity');
      }
    }, 30);
  });
});

describe('The table', () => {
  it('keeps each of the 25 evidence cards in exactly one place', () => {
    forRandomGames(({ tables }) => {
      for (const { board, killer, inspector, hand, deck, discarded } of tables) {
        const onSuspects = cells(board).filter(({ innocent }) => innocent).map(({ who }) => who);
        const cards = [killer, inspector, ...hand, ...deck, ...discarded, ...onSuspects].filter((card) => card !== null);
        expect(cards.sort()).toEqual([...SUSPECTS]);
      }
    });
  });

  it('counts as kills exactly the deceased in the grid and the gone', () => {
    forRandomGames(({ tables }) => {
      for (const { board, gone, kills } of tables) {
        expect(kills).toBe(cells(board).filter(({ alive }) => !alive).length + gone.length);
      }
    });
  });

  it('always leaves something to do until somebody has won', () => {
    forRandomGames(({ tables }) => {
      for (const table of tables) expect(noir.legal(table).length > 0).toBe(table.winner === 'none');
    }, 20);
  });

  it('can be given again from its position', () => {
    forRandomGames((game) => {
      // Where a deceased identity may be chosen, no source says what follows; such a position is not given.
      const identityLives = ({ board, inspector }: Table) => !inspector || isAlive(board, inspector);
      for (const table of game.tables.filter((some) => some.winner === 'none' && identityLives(some))) {
        const again = noir.start(noir.position(table), game.variants);
        expect(noir.position(again)).toEqual(noir.position(table));
        expect(noir.legal(again)).toEqual(noir.legal(table));
      }
    }, 20);
  });
});

/** Any event in form, legal or not. */
function anyEvent(random: () => number): NoirEvent {
  const who = (): Suspect => pick(random, everybody);
  switch (pick(random, EVENTS)) {
    case 'kill':
      return { type: 'kill', victim: who() };
    case 'choose':
      return { type: 'choose', card: who() };
    case 'shift':
      return { type: 'shift', axis: 'row', at: 1 + Math.floor(random() * 6), to: pick(random, ['left', 'right']) };
    case 'disguise':
      return { type: 'disguise' };
    case 'exonerate':
      return { type: 'exonerate', card: who() };
    case 'arrest':
      return random() < 0.5 ? { type: 'arrest', suspect: who() } : { type: 'arrest', suspect: who(), by: who() };
    case 'collapse':
      return { type: 'collapse', each: 'row', take: [who(), who()], to: 'left' };
  }
}

describe('Chart and logic agree', () => {
  it('on what may be done at every table of a game', () => {
    forRandomGames((game, seed) => {
      const random = randomFrom(seed + 1);
      for (const table of game.tables) {
        const { snapshot } = enter(noir.machine, { table });
        const tries = [...Array.from({ length: 15 }, () => anyEvent(random)), ...noir.legal(table)];
        for (const event of tries) expect(snapshot.can(event)).toBe(noir.judge(table, event).legal);
      }
    }, 20);
  });

  it('on what comes of it, step by step and in one go', () => {
    forRandomGames((game) => {
      let { snapshot } = enter(noir.machine, { table: game.tables[0] });
      game.events.forEach((event, at) => {
        const tried = attempt(noir.machine, snapshot, event, noir);
        if (!tried.accepted) throw new Error(`${event.type} refused`);
        snapshot = tried.snapshot;
        expect(snapshot.context.table).toEqual(game.tables[at + 1]);
      });
    });
  });
});
