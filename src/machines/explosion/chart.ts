/** What all charts of Truth Explosion are written with: xstate, and the names of the functions in `logic/`. */
import { chartOf } from '../chart-of.ts';
import { names } from './names.ts';
import type { Table } from './table.ts';
import type { ExplosionEvent } from './vocabulary.ts';

export { fromInput } from '../chart-of.ts';

export const chart = chartOf<Table, ExplosionEvent>()(names);
