import { describe, expect, it } from 'vitest';
import { assumedDeck } from '../../src/machines/innocence/deck.ts';
import innocence from '../../src/machines/innocence/index.ts';
import { act } from '../../src/machines/innocence/logic/act.ts';
import { verdictOn } from '../../src/machines/innocence/logic/arrest.ts';
import type { Table } from '../../src/machines/innocence/table.ts';
import { randomFrom, shuffled } from '../lib/random.ts';
import { dealOf, logsOf, randomGame, seatsIn } from './random.ts';
import type { Log, RandomGame } from './random.ts';

/** Now and then four or five suspects, whose deals are many. */
const suspects = (seed: number): number => (seed % 9 === 4 ? 5 : seed % 3 === 1 ? 4 : 3);
const games = Array.from({ length: 36 }, (_, seed) => randomGame(seed, { suspects: suspects(seed) }));

/** The given positions and events of games that break a law. */
const breaking = (law: (game: RandomGame) => boolean, some: readonly RandomGame[] = games): unknown[] =>
  some.filter((game) => !law(game)).map(({ given, events }) => ({ given, events }));

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

interface More {
  readonly worlds: number;
  readonly deals: number;
  readonly culpritIn: { readonly [culprits: string]: number };
  readonly rightArrest: { readonly [who: string]: number };
}

type Known = ReturnType<typeof innocence.know>;
const known = new WeakMap<Log, Known>();

/** What a seat knows, worked out once. */
function know(log: Log): Known {
  const found = known.get(log) ?? innocence.know(log);
  known.set(log, found);
  return found;
}

const more = (log: Log): More => know(log).more as unknown as More;

const kept = new Map<RandomGame, { [seat: string]: readonly Log[] }>();

/** The logs of a seat, made once. */
function logsIn(game: RandomGame, seat: string): readonly Log[] {
  const bySeat = kept.get(game) ?? {};
  kept.set(game, bySeat);
  return (bySeat[seat] ??= logsOf(game, seat));
}

/** Every seat's log at some tables of a game, with the table: those after the deal. */
const moments = (game: RandomGame): readonly (readonly [Log, Table])[] =>
  seatsIn(game).flatMap((seat) =>
    logsIn(game, seat).flatMap((log, at) => {
      const table = game.tables[at]!;
      const later = table.phase !== 'deal' && (at % 3 === 0 || at === game.tables.length - 1);
      return later ? [[log, table] as const] : [];
    }),
  );

const everyMoment = (holds: (log: Log, table: Table) => boolean) => (game: RandomGame) =>
  moments(game).every(([log, table]) => holds(log, table));

describe('What a seat knows', () => {
  it('never rules out a true culprit', () => {
    const law = everyMoment((log, table) => {
      const { suspects: left } = know(log);
      return verdictOn(table)!.culprits.every((who) => left.includes(who));
    });
    expect(breaking(law)).toEqual([]);
  });

  it('keeps the true deal possible: some deal has just the true culprits', () => {
    const law = everyMoment((log, table) => {
      const culprits = [...verdictOn(table)!.culprits].sort().join('+');
      return Object.keys(more(log).culpritIn).some((set) => set.split('+').sort().join('+') === culprits);
    });
    expect(breaking(law)).toEqual([]);
  });

  it('adds up: every deal has culprits, and each culprit counts for an arrest', () => {
    const law = everyMoment((log) => {
      const { worlds, culpritIn, rightArrest } = more(log);
      const total = Object.values(culpritIn).reduce((sum, count) => sum + count, 0);
      const arrests = Object.entries(culpritIn).reduce(
        (sum, [set, count]) => sum + count * set.split('+').length,
        0,
      );
      return (
        total === worlds && arrests === Object.values(rightArrest).reduce((sum, count) => sum + count, 0)
      );
    });
    expect(breaking(law)).toEqual([]);
  });

  it('sorts every suspect into suspected or ruled out', () => {
    const law = everyMoment((log) => {
      const { suspects, ruledOut } = know(log);
      return same([...suspects, ...ruledOut.map(({ who }) => who)].sort(), [...log.opening.suspects].sort());
    });
    expect(breaking(law)).toEqual([]);
  });

  it('never grows back unless somebody draws a card', () => {
    const law = (game: RandomGame) =>
      seatsIn(game).every((seat) => {
        const known = logsIn(game, seat).map((log) => know(log).suspects);
        return game.events.every(
          ({ type }, at) =>
            type === 'draw' || type === 'deal' || known[at + 1]!.every((who) => known[at]!.includes(who)),
        );
      });
    expect(breaking(law)).toEqual([]);
  });

  it('is the same whether deals are counted or one is looked for that makes somebody the culprit', () => {
    const law = everyMoment((log) => {
      const all = new Set([0, ...log.facts.map(({ step }) => step)]);
      return same(innocence.know(log, all).suspects, know(log).suspects);
    });
    expect(breaking(law)).toEqual([]);
  });

  it('is the truth once all cards are shown', () => {
    const law = (game: RandomGame) => {
      const table = game.tables.at(-1)!;
      if (!table.ending) return true;
      return seatsIn(game).every((seat) => {
        const log = logsIn(game, seat).at(-1)!;
        return more(log).worlds === 1 && same(know(log).suspects, verdictOn(table)!.culprits);
      });
    };
    expect(breaking(law)).toEqual([]);
  });

  it('is the same for sheriff and onlooker until the look at the deck', () => {
    const law = (game: RandomGame) => {
      if (!seatsIn(game).includes('sheriff')) return true;
      const looked = game.events.findIndex(({ type }) => type === 'lookAtDeck');
      const until = looked < 0 ? game.tables.length - 1 : looked;
      const [sheriff, table] = ['sheriff', 'table'].map((seat) => logsIn(game, seat)[until]!);
      return same(know(sheriff!), know(table!));
    };
    expect(breaking(law)).toEqual([]);
  });

  it('is the same for the detective by either name', () => {
    const law = (game: RandomGame) => {
      const { detective } = game.tables[0]!;
      if (!detective) return true;
      return same(know(logsIn(game, 'detective').at(-1)!), know(logsIn(game, detective).at(-1)!));
    };
    expect(breaking(law)).toEqual([]);
  });

  it('is more for a suspect than for an onlooker: no more deals are possible', () => {
    const law = (game: RandomGame) => {
      const table = logsIn(game, 'table');
      return game.tables[0]!.suspects.every((who) =>
        logsIn(game, who).every((log, at) => more(log).worlds <= more(table[at]!).worlds),
      );
    };
    expect(breaking(law)).toEqual([]);
  });
});

describe('The reasons', () => {
  it('are enough by themselves, and none of their steps can be left out', () => {
    const law = everyMoment((log) =>
      know(log).ruledOut.every(({ who, because }) => {
        const rules = (steps: readonly number[]) =>
          !innocence.know(log, new Set(steps)).suspects.includes(who);
        return rules(because) && !because.some((left) => rules(because.filter((step) => step !== left)));
      }),
    );
    expect(breaking(law, games.slice(0, 14))).toEqual([]);
  });

  it('name a step that has happened', () => {
    const law = everyMoment((log) =>
      know(log).ruledOut.every(({ because }) =>
        because.every((step) => step === 0 || log.facts.some((one) => one.step === step)),
      ),
    );
    expect(breaking(law)).toEqual([]);
  });
});

describe('Equal views', () => {
  /** Two cards each, the second one covered, in the order of the deck; then everybody passes. */
  const passedThrough = (deck: readonly string[], seat: string): Log => {
    const names = ['A', 'B', 'C', 'D'];
    const hand = (who: string, at: number) =>
      [who, { shown: [deck[2 * at]!], hidden: [deck[2 * at + 1]!] }] as const;
    const evidence = Object.fromEntries(names.map(hand));
    const given = { evidence, composition: deck, deck: deck.slice(8), phase: 'turns' };
    const tables = [innocence.start(given, {}) as Table];
    const events = names.map((suspect) => ({ type: 'pass' as const, suspect }));
    for (const event of events) tables.push(act(tables.at(-1)!, event));
    return logsOf({ given, variants: {}, events, tables }, seat).at(-1)!;
  };

  it('come of equal facts: that others’ covered cards change places, or the deck is in another order, makes no difference', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const deck = shuffled(randomFrom(seed), assumedDeck(4));
      const swapped = [...deck];
      [swapped[1], swapped[3]] = [deck[3]!, deck[1]!];
      [swapped[9], swapped[12]] = [deck[12]!, deck[9]!];
      for (const seat of ['sheriff', 'table', 'C', 'D'])
        expect(passedThrough(swapped, seat)).toEqual(passedThrough(deck, seat));
    }
  });
});

describe('Counting', () => {
  it('gives suspects of whom the same is known the same chances', () => {
    const log = logsOf(randomGame(2, { suspects: 5 }, 1), 'table').at(-1)!;
    const { rightArrest } = more(log);
    expect(new Set(Object.values(rightArrest)).size).toBe(1);
    expect(Object.keys(rightArrest)).toHaveLength(5);
  });

  it('counts no fewer deals with copies told apart', () => {
    const law = everyMoment((log) => more(log).deals >= more(log).worlds);
    expect(breaking(law)).toEqual([]);
  });

  it('knows two games apart by their deals only', () => {
    const [one, other] = [randomGame(4), randomGame(5)];
    expect(dealOf(one.tables.at(-1)!)).not.toBe(dealOf(other.tables.at(-1)!));
  });
});
