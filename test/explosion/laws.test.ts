import { describe, expect, it } from 'vitest';
import explosion from '../../src/machines/explosion/index.ts';
import { culpritOf } from '../../src/machines/explosion/logic/rank.ts';
import type { Table } from '../../src/machines/explosion/table.ts';
import type { Seat } from '../../src/machines/explosion/vocabulary.ts';
import { logsOf, randomGame } from './random.ts';
import type { RandomGame } from './random.ts';

const games = Array.from({ length: 40 }, (_, seed) => randomGame(seed));
/** Knowledge takes its time: fewer games, and not after every event. */
const thought = games.slice(0, 14);

const breaking = (law: (game: RandomGame) => boolean, played: readonly RandomGame[] = games): unknown[] =>
  played.filter((game) => !law(game)).map(({ given, variants, events }) => ({ given, variants, events }));

const seatsOf = ({ tables }: RandomGame): readonly Seat[] => tables[0]!.seats;
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What a seat knows now and then, and at the end. */
function known(game: RandomGame, seat: Seat): ReturnType<typeof explosion.know>[] {
  const logs = logsOf(game, seat);
  return logs.filter((_, at) => at % 6 === 0 || at === logs.length - 1).map((log) => explosion.know(log));
}

describe('The knowledge of a seat', () => {
  it('never rules out the true culprit', () => {
    const law = (game: RandomGame) => {
      const culprit = culpritOf(game.tables[0]!)!;
      return seatsOf(game).every((seat) =>
        known(game, seat).every(({ suspects }) => suspects.includes(culprit)),
      );
    };
    expect(breaking(law, thought)).toEqual([]);
  });

  it('never grows back', () => {
    const law = (game: RandomGame) =>
      seatsOf(game).every((seat) => {
        const all = known(game, seat).map(({ suspects }) => suspects);
        return all.slice(1).every((suspects, at) => suspects.every((who) => all[at]!.includes(who)));
      });
    expect(breaking(law, thought)).toEqual([]);
  });

  it('sorts everybody into suspected or ruled out, and shares the deals among the suspects', () => {
    const law = (game: RandomGame) =>
      seatsOf(game).every((seat) => {
        const { suspects, ruledOut, more } = known(game, seat).at(-1)!;
        const shares = more!['shares'] as { [who: string]: { percent: number } };
        const all = Object.values(shares).reduce((sum, { percent }) => sum + percent, 0);
        return (
          same([...suspects, ...ruledOut.map(({ who }) => who)].sort(), [...seatsOf(game)].sort()) &&
          same(Object.keys(shares).sort(), [...suspects].sort()) &&
          Math.abs(all - 100) < 1
        );
      });
    expect(breaking(law, thought)).toEqual([]);
  });

  it('gives reasons that are enough by themselves, and of which none can be left out', () => {
    const law = (game: RandomGame) =>
      seatsOf(game)
        .slice(0, 3)
        .every((seat) => {
          const log = logsOf(game, seat).at(-1)!;
          return explosion.know(log).ruledOut.every(({ who, because }) => {
            const rules = (steps: readonly number[]) =>
              !explosion.know(log, new Set(steps)).suspects.includes(who);
            return rules(because) && !because.some((left) => rules(because.filter((step) => step !== left)));
          });
        });
    expect(breaking(law, thought.slice(0, 9))).toEqual([]);
  });

  it('is the same for the same log, whatever lies hidden', () => {
    const law = (game: RandomGame) => {
      const [seat] = seatsOf(game);
      const log = logsOf(game, seat!).at(-1)!;
      return same(explosion.know(log), explosion.know(JSON.parse(JSON.stringify(log))));
    };
    expect(breaking(law, thought)).toEqual([]);
  });
});

const everyTable = (holds: (table: Table) => boolean) => (game: RandomGame) => game.tables.every(holds);

describe('The table', () => {
  it('has every item card in one hand or in the deck, for good', () => {
    const law = ({ tables }: RandomGame) =>
      tables.every(({ hands }) => {
        const held = Object.values(hands).flat();
        return new Set(held).size === held.length && same(hands, tables[0]!.hands);
      });
    expect(breaking(law)).toEqual([]);
  });

  it('exposes at most one card of a player, but where both bore the number called', () => {
    const law = everyTable(({ seats, exposed, hands }) =>
      seats.every((seat) => {
        const own = exposed.filter((place) => place.seat === seat);
        const [one, two] = hands[seat]!;
        return own.length < 2 || one![1] === two![1];
      }),
    );
    expect(breaking(law)).toEqual([]);
  });

  it('has everybody imprisoned or dead or neither, with the role card up', () => {
    const law = everyTable(
      ({ imprisoned, dead, shown }) =>
        !imprisoned.some((seat) => dead.includes(seat)) &&
        [...imprisoned, ...dead].every((seat) => shown.includes(seat)),
    );
    expect(breaking(law)).toEqual([]);
  });

  it('hides and knocks out nobody twice, and murders nobody knocked out', () => {
    const law = ({ events }: RandomGame) => {
      const targets = (type: string) =>
        events.flatMap((one) => (one.type === type ? [(one as { target: Seat }).target] : []));
      const once = (list: readonly Seat[]) => new Set(list).size === list.length;
      return (
        once(targets('hide')) &&
        once(targets('knockOut')) &&
        !targets('murder').some((seat) => targets('knockOut').includes(seat))
      );
    };
    expect(breaking(law)).toEqual([]);
  });

  it('leaves something to do until somebody has won, and nothing afterwards', () => {
    const law = ({ tables }: RandomGame) =>
      tables
        .filter((_table, at) => at % 10 === 0 || at === tables.length - 1)
        .every((table) => explosion.legal(table).length > 0 === (table.winner === 'none'));
    expect(breaking(law)).toEqual([]);
  });

  it('ends after as many rounds as the number of players allows, with a winner', () => {
    const long = [3, 5, 6, 8, 9, 11].map((players) => randomGame(players + 500, { players, moves: 400 }));
    expect(long.map(({ tables }) => tables.at(-1)!.winner)).not.toContain('none');
    expect(long.every(({ tables }) => tables.at(-1)!.round <= 3)).toBe(true);
  });
});

describe('What a seat sees', () => {
  const faces = (value: unknown): string[] => JSON.stringify(value).match(/"[SHDC][1-7]"/g) ?? [];

  it('holds no card that it has not seen, in position, event or log', () => {
    const law = (game: RandomGame) =>
      game.events.every((event, at) => {
        const [before, after] = [game.tables[at]!, game.tables[at + 1]!];
        return after.seats.every((seat) => {
          const { position, event: seen } = explosion.seen(before, event, after, seat);
          const hands = position['hands'] as { [seat: string]: (string | null)[] };
          const known = new Set([
            ...Object.values(hands).flat(),
            ...((position['deckHas'] ?? []) as string[]),
          ]);
          const { truth: _afterwards, ...open } = position;
          return faces([open, seen]).every((face) => known.has(face.slice(1, -1)));
        });
      });
    expect(breaking(law)).toEqual([]);
  });

  it('holds no role that it has not seen', () => {
    const law = (game: RandomGame) =>
      game.tables.every((table) =>
        table.seats.every((seat) => {
          const { roles } = explosion.seen(null, null, table, seat).position as {
            roles: { [who: string]: string };
          };
          const allowed = [seat, ...table.shown, ...(table.rolesSeen[seat] ?? [])];
          return Object.keys(roles).every((who) => (allowed as string[]).includes(who));
        }),
      );
    expect(breaking(law)).toEqual([]);
  });
});
