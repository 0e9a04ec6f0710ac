/** What the explorer shows of a palace: rooms or people in reach, and the picture's data. */
import type { ByzantineData } from '../../figures/byzantine/data.ts';
import { roomsOf } from '../../machines/byzantine/logic/geometry-links.ts';
import type { Table } from '../../machines/byzantine/table.ts';
import type { Character, Method, Room } from '../../machines/byzantine/vocabulary.ts';
import { CHARACTERS } from '../../machines/byzantine/vocabulary.ts';
import type { TraceStep } from '../../machines/trace.ts';
import type { PalaceFile } from './file-form.ts';
import { reachOf, tableOf, victimsBy, type Standing } from './position.ts';
import type { ByzantineRules } from './props.ts';

/** A move, or a murder by a rule. */
export type By = 'walk' | Method;

export type Found =
  | { readonly kind: 'rooms'; readonly rooms: readonly Room[] }
  | { readonly kind: 'victims'; readonly victims: readonly Character[] }
  | { readonly kind: 'cat' };

export interface Explored {
  readonly table: Table;
  readonly found: Found;
  /** Rooms to light. */
  readonly lit: readonly Room[];
}

/** The first that the file places, else the first of all. */
export const firstOf = ({ start }: PalaceFile): Character =>
  CHARACTERS.find((who) => start?.[who] !== undefined) ?? CHARACTERS[0];

/** Where somebody starts, or for want of that the first room. */
export const roomOf = ({ start, palace }: PalaceFile, who: Character): Room =>
  start?.[who] ?? roomsOf(palace)[0]!;

export function explore(file: PalaceFile, standing: Standing, by: By): Explored {
  const table = tableOf(file, standing);
  if (by === 'walk') {
    const rooms = reachOf(table, standing.who);
    return { table, found: { kind: 'rooms', rooms }, lit: rooms };
  }
  const victims = victimsBy(table, standing.who, by);
  if (!victims) return { table, found: { kind: 'cat' }, lit: [] };
  return {
    table,
    found: { kind: 'victims', victims },
    lit: [...new Set(victims.map((who) => table.at[who]!))],
  };
}

/** The picture's data: the game's own figure of the position, with what was asked for lit and marked. */
export function picture(
  { game, figure }: ByzantineRules,
  { table, found, lit }: Explored,
  who: Character,
): ByzantineData {
  const step = {
    index: 0,
    position: game.position(table),
    knowledge: {},
    winner: 'none',
    refused: null,
    event: null,
  };
  const drawn = figure(step as unknown as TraceStep, null, { view: 'everyone', variants: table.variants });
  const victims = found.kind === 'victims' ? found.victims : [];
  return {
    ...(drawn as unknown as ByzantineData),
    lit,
    marks: { ...Object.fromEntries(victims.map((one) => [one, 'target'])), [who]: 'actor' },
    cards: { kind: 'hand', methods: [] },
  };
}
