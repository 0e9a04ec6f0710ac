import type { ByzantineData, Mark } from './data.ts';
import { CHARACTERS } from '../../machines/byzantine/cast.ts';

/** What a view knows and shows of one character in the palace. */
export interface Pawn {
  readonly who: string;
  readonly room: string;
  readonly suspect: 'possible' | 'out' | 'unknown';
  readonly alive: boolean;
  /** Ruled out in this very step. */
  readonly isNew: boolean;
  readonly mark: Mark | null;
  /** Only in views that may know it. */
  readonly isAssassin: boolean;
  /** On a corpse: the murder rule that lies on it, `unread`, or null where there is none. */
  readonly card: string | null;
}

function suspectOf(who: string, { possible }: ByzantineData): Pawn['suspect'] {
  if (possible === null || who.endsWith('-cat')) return 'unknown';
  return possible.includes(who) ? 'possible' : 'out';
}

function cardOn(who: string, { murders, dead }: ByzantineData): string | null {
  const murder = dead.includes(who) ? murders.findLast(({ victims }) => victims.includes(who)) : undefined;
  return murder ? (murder.method ?? 'unread') : null;
}

/** The characters of a position, in the order of the vocabulary. */
export function pawnsOf(data: ByzantineData): Pawn[] {
  return CHARACTERS.flatMap((who) => {
    const room = data.at[who];
    if (room === undefined) return [];
    return {
      who,
      room,
      suspect: suspectOf(who, data),
      alive: !data.dead.includes(who),
      isNew: data.fresh.includes(who),
      mark: data.marks[who] ?? null,
      isAssassin: data.assassin === who,
      card: cardOn(who, data),
    };
  });
}
