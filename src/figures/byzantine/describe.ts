/** The palace in words, for whoever does not see it. */
import type { ByzantineData } from './data.ts';
import { palaceOf } from './palace-of.ts';
import { pawnsOf, type Pawn } from './pawns.ts';

export type Words = { readonly [key: string]: string };
export type Names = { readonly [who: string]: string };

const nameIn = (who: string, names: Names): string => names[who] ?? who;

/** Who it is and how things stand with them: "Cook, 3C, still a suspect". */
export function pawnLabel(pawn: Pawn, names: Names, words: Words): string {
  const lies = pawn.card && (pawn.card === 'unread' ? words['unread'] : words[`method.${pawn.card}`]);
  const states = [
    pawn.room,
    pawn.alive ? '' : words['deceased'],
    lies ?? '',
    pawn.suspect === 'unknown' ? '' : words[pawn.suspect],
    pawn.isAssassin ? words['assassin'] : '',
  ];
  // the short name under the face comes first, for those who say what they see
  const written = words[`short.${pawn.who}`] ?? '';
  const full = nameIn(pawn.who, names);
  return [written === full ? '' : written, full, ...states].filter(Boolean).join(words['comma']);
}

/** Who is in a room: "3C: Cook, Maid". */
export function roomLabel(room: string, pawns: readonly Pawn[], names: Names, words: Words): string {
  const inside = pawns.filter((pawn) => pawn.room === room);
  const people = inside.map(({ who, alive }) =>
    alive ? nameIn(who, names) : `${nameIn(who, names)} (${words['deceased']})`,
  );
  return `${room}${words['colon']}${people.join(words['comma']) || words['nobody']}`;
}

/** The whole palace, room by room from the top floor down, then locks and the rooms in question. */
export function describe(data: ByzantineData, names: Names, words: Words): string {
  const pawns = pawnsOf(data);
  const rooms = palaceOf(data.palace)
    .floors.flat()
    .map((room) => roomLabel(room, pawns, names, words));
  const list = (key: string, what: readonly string[]): string[] =>
    what.length ? [`${words[key]}${words['colon']}${what.join(words['comma'])}`] : [];
  return [...rooms, ...list('locked', data.locks), ...list('lit', data.lit)].join(words['stop']);
}

/** Every part's accessible name, by part. */
export function partLabels(
  data: ByzantineData,
  names: Names,
  words: Words,
): { readonly [part: string]: string } {
  const pawns = pawnsOf(data);
  const palace = palaceOf(data.palace);
  const pairs = [
    ...pawns.map((pawn) => [`suspect:${pawn.who}`, pawnLabel(pawn, names, words)] as const),
    ...palace.floors.flat().map((room) => [`room:${room}`, roomLabel(room, pawns, names, words)] as const),
    ...palace.doors.map(
      (door) =>
        [
          `door:${door}`,
          data.locks.includes(door) ? `${door}${words['comma']}${words['locked']}` : door,
        ] as const,
    ),
  ];
  return Object.fromEntries(pairs);
}
