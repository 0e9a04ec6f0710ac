import explosion from '../../src/machines/explosion/index.ts';
import type { Table } from '../../src/machines/explosion/table.ts';
import type { ExplosionEvent } from '../../src/machines/explosion/vocabulary.ts';
import { chartAndLogicAgree, chartLaws } from '../machines/lib/chart-laws.ts';
import { randomGame } from './random.ts';

interface Moment {
  readonly table: Table;
  readonly event: ExplosionEvent;
}

const games = Array.from({ length: 60 }, (_, seed) => randomGame(seed + 40, { moves: 70 }));

/** Every event of random games, where it was played, and, refused or not, elsewhere in its game. */
const moments = games.flatMap(({ tables, events }) => [
  ...events.map((event, at): Moment => ({ table: tables[at]!, event })),
  ...events.map((event, at): Moment => ({ table: tables[(at * 7) % tables.length]!, event })),
]);

chartLaws(explosion, { games, moments });
chartAndLogicAgree(explosion, { games, moments });
