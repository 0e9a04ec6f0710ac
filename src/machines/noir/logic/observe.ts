/** The values that expectations are compared with. */
import type { Observed } from '../../game.ts';
import type { Json } from '../../trace.ts';
import type { Table } from '../table.ts';
import { deckSize } from './deck.ts';
import { cells, namesOf } from './grid.ts';
import { rowsOf } from './position.ts';

export const EXPECTATIONS = [
  'refused',
  'answer',
  'suspects',
  'inspectorSuspects',
  'board',
  'kills',
  'killer',
  'inspector',
  'hand',
  'deck',
  'innocent',
  'gone',
  'turn',
  'winner',
  'discarded',
] as const;
type Key = (typeof EXPECTATIONS)[number];

const OBSERVED: { readonly [K in Key]: (at: Observed<Table>) => Json } = {
  refused: ({ refused }) => refused?.id ?? null,
  answer: ({ answer }) => answer,
  suspects: ({ knowledge }) => knowledge['inspector']!.suspects,
  inspectorSuspects: ({ knowledge }) => knowledge['killer']!.suspects,
  board: ({ table }) => rowsOf(table.board),
  kills: ({ table }) => table.kills,
  killer: ({ table }) => table.killer,
  inspector: ({ table }) => table.inspector,
  hand: ({ table }) => table.hand,
  deck: ({ table }) => deckSize(table),
  innocent: ({ table }) => namesOf(cells(table.board).filter(({ innocent }) => innocent)),
  gone: ({ table }) => table.gone,
  turn: ({ table }) => table.turn,
  winner: ({ table }) => table.winner,
  discarded: ({ table }) => table.discarded,
};

export const observe = (key: string, at: Observed<Table>): Json => OBSERVED[key as Key](at);

const squeezed = (rows: Json): string =>
  (rows as readonly string[]).map((row) => row.trim().split(/\s+/).join(' ')).join('/');

/** Board rows compare in order, whatever the spaces between the suspects. */
export const matches = (key: string, expected: Json, actual: Json): boolean | undefined =>
  key === 'board' ? squeezed(expected) === squeezed(actual) : undefined;
