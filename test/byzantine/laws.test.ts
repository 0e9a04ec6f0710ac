import { describe, expect, it } from 'vitest';
import byzantine from '../../src/machines/byzantine/index.ts';
import { act } from '../../src/machines/byzantine/logic/act.ts';
import { handSize, rulesUsed } from '../../src/machines/byzantine/logic/hand.ts';
import { isPerson } from '../../src/machines/byzantine/logic/people.ts';
import type { Table } from '../../src/machines/byzantine/table.ts';
import { METHODS, PEOPLE } from '../../src/machines/byzantine/vocabulary.ts';
import type { ByzantineEvent, Person } from '../../src/machines/byzantine/vocabulary.ts';
import { bruteForce, dealingFor } from './oracle.ts';
import { logsOf, randomGame } from './random.ts';
import type { RandomGame } from './random.ts';

const seeds = Array.from({ length: 120 }, (_, seed) => seed);
const games = seeds.map((seed) => randomGame(seed));
/** In the default edition, and with few enough murders to try everything. */
const countable = seeds
  .map((seed) => randomGame(seed + 1000, 45, true))
  .filter(({ tables }) => tables.at(-1)!.winner === 'none' && tables.at(-1)!.murders.length <= 4);

/** The given positions and events of games that break a law. */
const breaking = (law: (game: RandomGame) => boolean, played: readonly RandomGame[] = games): unknown[] =>
  played.filter((game) => !law(game)).map(({ given, variants, events }) => ({ given, variants, events }));

const known = (game: RandomGame): (readonly string[])[] =>
  logsOf(game, 'detectives').map((log) => byzantine.know(log).suspects);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

describe('The detectives’ knowledge', () => {
  it('never rules out the true Mr. M', () => {
    const law = (game: RandomGame) =>
      known(game).every((suspects, at) => suspects.includes(game.tables[at]!.assassin!));
    expect(breaking(law)).toEqual([]);
  });

  it('never grows back', () => {
    const law = (game: RandomGame) => {
      const all = known(game);
      return all.slice(1).every((suspects, at) => suspects.every((who) => all[at]!.includes(who)));
    };
    expect(breaking(law)).toEqual([]);
  });

  it('is what trying everybody with every way of dealing the rules gives', () => {
    const law = (game: RandomGame) => {
      const suspects = known(game).at(-1)!;
      return same(suspects, bruteForce(game.tables.at(-1)!, game.tables[0]!));
    };
    expect(breaking(law, countable)).toEqual([]);
  });

  it('keeps nobody who could not really have done it: the game with that one as Mr. M looks the same', () => {
    const disguised = (game: RandomGame, who: Person): boolean => {
      const dealing = dealingFor(game.tables.at(-1)!, who)!;
      let table = byzantine.start({ ...game.given, assassin: who }, game.variants) as Table;
      let spent = 0;
      const tables = [table];
      for (const event of game.events) {
        const method = event.type === 'kill' ? dealing[spent++]! : null;
        const victim =
          method && game.tables.at(-1)!.murders.filter(({ victims }) => victims.length)[spent - 1]!;
        const told: ByzantineEvent =
          method && victim
            ? method === 'gunpowder'
              ? { type: 'kill', aim: 'room', victim: '', room: victim.room, method }
              : { type: 'kill', aim: 'one', victim: victim.victims[0]!, room: '', method }
            : event;
        if (!byzantine.judge(table, told).legal) return false;
        table = act(table, told);
        tables.push(table);
      }
      return same(logsOf({ ...game, tables }, 'detectives').at(-1), logsOf(game, 'detectives').at(-1));
    };
    const law = (game: RandomGame) => {
      return known(game)
        .at(-1)!
        .every((who) => disguised(game, who as Person));
    };
    expect(breaking(law, countable)).toEqual([]);
  });

  it('sorts every person of the palace into suspected or ruled out', () => {
    const law = (game: RandomGame) => {
      const log = logsOf(game, 'detectives').at(-1)!;
      const { suspects, ruledOut } = byzantine.know(log);
      return same([...suspects, ...ruledOut.map(({ who }) => who)].sort(), [...log.opening.people].sort());
    };
    expect(breaking(law)).toEqual([]);
  });

  it('gives reasons that are enough by themselves, and of which none can be left out', () => {
    const law = (game: RandomGame) => {
      const log = logsOf(game, 'detectives').at(-1)!;
      return byzantine.know(log).ruledOut.every(({ who, because }) => {
        const rules = (steps: readonly number[]) =>
          !byzantine.know(log, new Set(steps)).suspects.includes(who);
        return rules(because) && !because.some((left) => rules(because.filter((step) => step !== left)));
      });
    };
    expect(breaking(law)).toEqual([]);
  });

  it('counts no cat among the suspects', () => {
    const law = (game: RandomGame) =>
      known(game).every((suspects) => suspects.every((who) => isPerson(who as Person)));
    expect(breaking(law)).toEqual([]);
  });
});

describe('The assassin’s knowledge', () => {
  it('is the truth', () => {
    const law = (game: RandomGame) =>
      same(byzantine.know(logsOf(game, 'assassin').at(-1)!).suspects, [game.tables[0]!.assassin]);
    expect(breaking(law)).toEqual([]);
  });
});

describe('The table', () => {
  const everyTable = (holds: (table: Table) => boolean) => (game: RandomGame) => game.tables.every(holds);

  it('loses no character and puts nobody outside the palace', () => {
    const law = ({ tables }: RandomGame) =>
      tables.every(
        ({ at, palace }) =>
          same(Object.keys(at).sort(), Object.keys(tables[0]!.at).sort()) &&
          Object.values(at).every((room) => palace.floors.flat().includes(room)),
      );
    expect(breaking(law)).toEqual([]);
  });

  it('has each rule in one place: in hand, or used in one murder', () => {
    const law = everyTable((table) => {
      const used = table.murders.flatMap(({ method }) => method ?? []);
      const inOnePlace = same([...table.methods, ...used].sort(), [...table.handAtStart].sort());
      return inOnePlace && handSize(table) + rulesUsed(table) === METHODS.length;
    });
    expect(breaking(law)).toEqual([]);
  });

  it('has only people among the dead, and never Mr. M', () => {
    const law = everyTable(
      ({ dead, assassin }) => dead.every(isPerson) && !(dead as readonly string[]).includes(assassin!),
    );
    expect(breaking(law)).toEqual([]);
  });

  it('has at most eight locks, all on doors', () => {
    const law = everyTable(
      ({ locks, palace }) => locks.length <= 8 && locks.every((door) => palace.doors.includes(door)),
    );
    expect(breaking(law)).toEqual([]);
  });

  it('puts no card twice into the row, and no dead character’s when it is drawn', () => {
    const law = ({ tables, events }: RandomGame) =>
      events.every((event, at) => {
        if (event.type !== 'draw') return true;
        const { drawn, dead } = tables[at + 1]!;
        return new Set(drawn).size === drawn.length && !drawn.some((who) => dead.includes(who));
      });
    expect(breaking(law)).toEqual([]);
  });

  it('leaves something to do until somebody has won, and nothing afterwards', () => {
    const law = ({ tables }: RandomGame) =>
      tables
        .filter((_table, at) => at % 10 === 0 || at === tables.length - 1)
        .every((table) => byzantine.legal(table).length > 0 === (table.winner === 'none'));
    expect(breaking(law)).toEqual([]);
  });

  it('lets nobody clear Mr. M', () => {
    const law = everyTable(({ cleared, assassin }) => !cleared.includes(assassin!));
    expect(breaking(law)).toEqual([]);
  });
});

describe('What the detectives see', () => {
  it('holds neither Mr. M nor a card that nobody has turned up', () => {
    const law = ({ tables, events }: RandomGame) =>
      events.every((event, at) => {
        if (tables[at + 1]!.winner !== 'none') return true;
        const seen = byzantine.seen(tables[at]!, event, tables[at + 1]!, 'detectives');
        const hidden = tables[at + 1]!.murders.filter(({ read, method }) => !read && method);
        const shown = (seen.position['murders'] as { method?: string }[]).filter(({ method }) => method);
        const told = JSON.stringify(seen.event);
        return (
          seen.position['assassin'] === undefined &&
          shown.length === tables[at + 1]!.murders.filter(({ read }) => read).length &&
          !(
            event.type === 'kill' &&
            hidden.at(-1)?.method === event.method &&
            told.includes(`"${event.method}"`)
          )
        );
      });
    expect(breaking(law)).toEqual([]);
  });
});

describe('The twelve people', () => {
  it('are all suspects when nothing has happened', () => {
    const table = byzantine.start({}, {}) as Table;
    const opening = byzantine.opening(table, 'detectives');
    expect(byzantine.know({ seat: 'detectives', opening, facts: [] }).suspects).toEqual(PEOPLE);
  });
});
