import { CHARACTERS, METHODS } from '../../machines/byzantine/cast.ts';
import { PALACES } from '../../machines/byzantine/palaces/palaces.ts';
import type { Palace } from '../../machines/byzantine/table.ts';
import type { JsonObject } from '../../machines/trace.ts';
import type { ReadPlain } from '../plain-text.ts';
import { readFloors, type Drawn } from './read-floors.ts';

type Say = Parameters<ReadPlain>[1];

const PAIR = String.raw`\d+[A-Z]+-\d+[A-Z]+`;
const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Every name by which a character may stand in a room, the longest first. */
function namesIn(say: Say): [string, string][] {
  const names = CHARACTERS.flatMap((who): [string, string][] => [
    [say(`suspect.${who}`), who],
    [say(`figure.short.${who}`), who],
  ]);
  return names.toSorted(([a], [b]) => b.length - a.length);
}

/** Pairs of rooms behind a label of the legend. */
function pairsIn(text: string, label: string, say: Say): string[] {
  const start = escape(`${label}${say('figure.colon')}`.trimEnd());
  const comma = escape(say('figure.comma').trim());
  const found = new RegExp(`${start} *(${PAIR}(?:${comma} *${PAIR})*)`).exec(text)?.[1] ?? '';
  return found.match(new RegExp(PAIR, 'g')) ?? [];
}

/** Ids behind the label of a list; undefined when there is no such list. */
function listIn(
  text: string,
  label: string,
  say: Say,
  names: ReadonlyMap<string, string>,
): string[] | undefined {
  const start = text.split('\n').find((line) => line.startsWith(`${label}${say('figure.colon')}`.trimEnd()));
  const ids = start
    ?.slice(`${label}${say('figure.colon')}`.trimEnd().length)
    .split(say('figure.comma').trim())
    .map((name) => names.get(name.trim()));
  return ids?.every((id) => id !== undefined) ? ids : undefined;
}

const sorted = (palace: Palace): string =>
  JSON.stringify([
    palace.floors,
    ...(['doors', 'stairs', 'passages', 'secretDoors'] as const).map((link) => [...palace[link]].sort()),
  ]);

/** A palace that has a name is called by it. */
function named(palace: Palace): string | Palace {
  return Object.entries(PALACES).find(([, one]) => sorted(one) === sorted(palace))?.[0] ?? palace;
}

/** What is written below the palace, a list a line: continuations are indented. */
function below(lines: readonly string[]): string {
  const start = lines.findIndex((line) => line.trim() !== '');
  const rest = lines.slice(start < 0 ? lines.length : start);
  const end = rest.findIndex((line) => line.trim() === '');
  return rest
    .slice(0, end < 0 ? undefined : end)
    .join('\n')
    .replaceAll(/\s*\n {2}/g, ' ');
}

function positionOf(drawn: Drawn, text: string, say: Say): JsonObject {
  const { floors, doors, stairs, locks, at, dead, assassin } = drawn;
  const palace: Palace = {
    floors,
    doors,
    stairs,
    passages: pairsIn(text, say('figure.passage'), say),
    secretDoors: pairsIn(text, say('figure.secret'), say),
  } as Palace;
  const methods = new Map(METHODS.map((id) => [say(`method.${id}`), id]));
  const people = new Map(CHARACTERS.map((who) => [say(`suspect.${who}`), who]));
  const hand = listIn(text, say('figure.hand'), say, methods);
  const row = listIn(text, say('figure.row'), say, people);
  return {
    palace: named(palace) as unknown as JsonObject,
    at,
    dead,
    locks,
    ...(assassin ? { assassin } : {}),
    ...(hand ? { methods: hand } : {}),
    ...(row ? { drawn: row } : {}),
  };
}

/** The inverse of `drawPalace()`: rooms, what joins them, who is where, and the lists below as this language labels them. */
export const read: ReadPlain = (lines, say) => {
  const found = readFloors(lines, namesIn(say));
  return found && positionOf(found.drawn, below(lines.slice(found.end)), say);
};
