/** The form of a palace file: lists and names where they belong. Whether it is a palace is for the engine to say. */
import { LINKS } from '../../machines/byzantine/logic/geometry-links.ts';
import type { Palace, Places } from '../../machines/byzantine/table.ts';
import { CHARACTERS } from '../../machines/byzantine/vocabulary.ts';
import { FIELDS } from './fields.ts';

export type Path = readonly (string | number)[];

/** What does not fit, where in the file, and what would do; found and wanted are technical, in English. */
export interface Fault {
  readonly path: Path;
  readonly found: string;
  readonly wanted: string;
}

/** A file in good form. Without `start` nobody is in the palace. */
export interface PalaceFile {
  readonly palace: Palace;
  readonly start: Places | null;
}

/** A value as an error shows it: JSON, cut to 80 characters. */
export function show(value: unknown): string {
  const json = value === undefined || value === null ? 'nothing' : JSON.stringify(value);
  return json.length > 80 ? `${json.slice(0, 79)}…` : json;
}

type Mapping = { readonly [key: string]: unknown };

export const isMapping = (value: unknown): value is Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An item that is no text, such as a number, is a fault; a list that is left empty is an empty one. */
function listFaults(value: unknown, path: Path, { of, text }: { of: string; text: string }): Fault[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return [{ path, found: show(value), wanted: `a list of ${of}` }];
  return value.flatMap((item, at) =>
    typeof item === 'string' ? [] : [{ path: [...path, at], found: show(item), wanted: text }],
  );
}

const ROOMS = { of: 'rooms, such as [4A, 4B, 4C]', text: 'a room, such as 3B' };
const PAIRS = { of: 'pairs of rooms, such as [4A-4B, 4B-4C]', text: 'two rooms, such as 4A-4B' };

function floorFaults(floors: unknown): Fault[] {
  if (!Array.isArray(floors))
    return [{ path: ['floors'], found: show(floors), wanted: 'a list of floors, each a list of rooms' }];
  return floors.flatMap((rooms, at) => listFaults(rooms ?? {}, ['floors', at], ROOMS));
}

function startFaults(start: unknown): Fault[] {
  if (start === undefined || start === null) return [];
  if (!isMapping(start))
    return [{ path: ['start'], found: show(start), wanted: 'a room for each character, such as cook: 3C' }];
  return Object.entries(start).flatMap(([who, room]): Fault[] => {
    const path = ['start', who];
    if (!(CHARACTERS as readonly string[]).includes(who))
      return [
        { path, found: `the unknown character ${show(who)}`, wanted: `one of ${CHARACTERS.join(', ')}` },
      ];
    return typeof room === 'string' ? [] : [{ path, found: show(room), wanted: ROOMS.text }];
  });
}

const strangeKeys = (file: Mapping): Fault[] =>
  Object.keys(file)
    .filter((key) => !(FIELDS as readonly string[]).includes(key))
    .map((key) => ({
      path: [key],
      found: `the unknown field ${show(key)}`,
      wanted: `one of ${FIELDS.join(', ')}`,
    }));

/** Everything that is wrong with the form of what a file says. */
export function formFaults(file: unknown): Fault[] {
  if (!isMapping(file)) return [{ path: [], found: show(file), wanted: `the fields ${FIELDS.join(', ')}` }];
  return [
    ...strangeKeys(file),
    ...floorFaults(file['floors']),
    ...LINKS.flatMap((link) => listFaults(file[link], [link], PAIRS)),
    ...startFaults(file['start']),
  ];
}

/** A file without faults of form, with its empty lists filled in. */
export function formed(file: unknown): PalaceFile {
  const said = file as Partial<Palace> & { start?: Places | null };
  const links = Object.fromEntries(LINKS.map((link) => [link, said[link] ?? []]));
  return { palace: { floors: said.floors, ...links } as unknown as Palace, start: said.start ?? null };
}
