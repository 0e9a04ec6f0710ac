import innocence from '../../src/machines/innocence/index.ts';
import type { Table } from '../../src/machines/innocence/table.ts';
import type { InnocenceEvent } from '../../src/machines/innocence/vocabulary.ts';
import { pick, randomFrom } from '../lib/random.ts';
import type { Random } from '../lib/random.ts';
import { chartAndLogicAgree, chartLaws, reachesEverything } from '../machines/lib/chart-laws.ts';
import { randomGame } from './random.ts';

interface Moment {
  readonly table: Table;
  readonly event: InnocenceEvent;
}

/** Any event in form, legal or not. */
function anyEvent(random: Random, { suspects, composition }: Table): InnocenceEvent {
  const who = () => pick(random, [...suspects, 'sheriff']);
  const card = () => pick(random, composition);
  const each = <V>(make: () => V) => Object.fromEntries(suspects.map((one) => [one, make()]));
  return pick<() => InnocenceEvent>(random, [
    () => ({ type: 'pass', suspect: who() }),
    () => ({ type: 'draw', suspect: who(), publish: random() < 0.5 ? null : card() }),
    () => ({ type: 'publish', cards: each(card) }),
    () => ({ type: 'lookAtDeck', by: who() }),
    () => ({
      type: 'claim',
      by: who(),
      about: 'inDeck',
      cards: [card()],
      ...(random() < 0.3 ? { showing: true } : {}),
    }),
    () => ({ type: 'arrest', suspect: who() }),
    () => ({ type: 'vote', votes: each(who) }),
    () => ({ type: 'showIdentity', suspect: who() }),
  ])();
}

const games = Array.from({ length: 260 }, (_, seed) =>
  randomGame(seed, { suspects: 3 + (seed % 3), identities: seed % 4 !== 0 }, 45),
);

/** Where voting has failed and the detective decides. */
function lastWords({ tables }: (typeof games)[number]): Moment[] {
  const table = tables.findLast(({ mode, phase }) => mode === 'detective' && phase === 'inquiry');
  if (!table) return [];
  const failed: Table = {
    ...table,
    variants: { revoteLimit: 3 },
    voted: 3,
    voting: { votes: {}, top: table.suspects, result: 'revote' },
  };
  return table.suspects.map((suspect): Moment => ({ table: failed, event: { type: 'arrest', suspect } }));
}

/** Moments of random games: each with its event, and with another that mostly is not legal. */
const played: readonly Moment[] = games.flatMap((game, seed) => {
  const { tables, events } = game;
  const random = randomFrom(seed);
  const legal = events.map((event, at): Moment => ({ table: tables[at]!, event }));
  const others = tables.map((table): Moment => ({ table, event: anyEvent(random, table) }));
  return [...legal, ...others, ...lastWords(game)];
});

chartLaws(innocence, { games, moments: played });
reachesEverything(innocence, { games, moments: played });
chartAndLogicAgree(innocence, { games, moments: played });
