import noir from '../../src/machines/noir/index.ts';
import type { NoirEvent } from '../../src/machines/noir/vocabulary.ts';
import type { Table } from '../../src/machines/noir/table.ts';
import { randomFrom } from '../lib/random.ts';
import { chartAndLogicAgree, chartLaws, onlyPermits, reachesEverything } from '../machines/lib/chart-laws.ts';
import { randomGame, randomVariants } from './random-game.ts';

interface Moment {
  readonly table: Table;
  readonly event: NoirEvent;
}

const REFUSED: readonly NoirEvent[] = [
  { type: 'kill', victim: 'A' },
  { type: 'choose', card: 'A' },
  { type: 'shift', axis: 'row', at: 9, to: 'left' },
  { type: 'disguise' },
  { type: 'exonerate', card: 'A' },
  { type: 'arrest', suspect: 'A' },
  { type: 'collapse', each: 'row', take: ['A'], to: 'left' },
];

const games = Array.from({ length: 120 }, (_, seed) => {
  const variants = { ...randomVariants(randomFrom(seed)), ...(seed % 3 ? { killsToWin: 10 } : {}) };
  return randomGame({ seed, variants, turns: 80 });
});

/** Moments of random games in all variants, each with a legal event and with others that mostly are not. */
const moments = games.flatMap(({ tables, events }) => {
  const legal = events.map((event, at): Moment => ({ table: tables[at]!, event }));
  const refused = tables
    .filter((_table, at) => at % 5 === 0)
    .flatMap((table) => REFUSED.map((event): Moment => ({ table, event })));
  const after = REFUSED.map((event): Moment => ({ table: tables.at(-1)!, event }));
  return [...legal, ...refused, ...after];
});

chartLaws(noir, { games, moments });
reachesEverything(noir, { games, moments });
chartAndLogicAgree(noir, { games, moments });
onlyPermits(noir, ['adjacency', 'empty-deck', 'online-play'], moments);
