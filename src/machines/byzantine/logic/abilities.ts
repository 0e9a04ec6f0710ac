/** Whose skill somebody has: everybody their own, the bard also the one gained; a corpse has none (B-088, B-G35, B-G51). */
import type { Table } from '../table.ts';
import type { Character, Characters } from '../vocabulary.ts';
import { living } from './people.ts';

export const has = ({ gained }: Pick<Table, 'gained'>, who: Character, skill: Character): boolean =>
  who === skill || (who === 'bard' && gained === skill);

/** The living who have a skill. */
export const holders = (table: Pick<Table, 'at' | 'dead' | 'gained'>, skill: Character): Characters =>
  living(table).filter((who) => has(table, who, skill));

/** What helps somebody to walk. */
export interface Gait {
  /** Passes secret doors and locks (B-083). */
  readonly steward: boolean;
  /** Walks on through empty rooms (B-091). */
  readonly maid: boolean;
  /** Goes through walls and floors (B-092). */
  readonly cat: boolean;
  /** Needs doors and stairs no more: a cat, not the bard who has learned from one. */
  readonly onlyWalls: boolean;
}

const isCat = (who: Character): boolean => who === 'white-cat' || who === 'black-cat';

/** A character's own move. */
export const ownGait = (table: Pick<Table, 'gained'>, who: Character): Gait => ({
  steward: has(table, who, 'steward'),
  maid: has(table, who, 'maid'),
  cat: isCat(who) || (who === 'bard' && table.gained !== null && isCat(table.gained)),
  onlyWalls: isCat(who),
});

/** The extra move that the empress orders: no skill comes with it; a cat stays a cat (B-G34). */
export const orderedGait = (who: Character): Gait => ({
  steward: false,
  maid: false,
  cat: isCat(who),
  onlyWalls: isCat(who),
});
