/** Who is a person, who lives, who stands where. Cats are not people, corpses are not living people (B-024, B-026). */
import type { Places, Table } from '../table.ts';
import { CHARACTERS, PEOPLE } from '../vocabulary.ts';
import type { Character, Characters, Person, Room } from '../vocabulary.ts';

export const isPerson = (who: Character): who is Person => (PEOPLE as readonly Character[]).includes(who);

/** Everybody of these places, in the order of the vocabulary. */
export const everybody = (at: Places): Characters => CHARACTERS.filter((who) => at[who] !== undefined);

export const people = (at: Places): readonly Person[] => PEOPLE.filter((who) => at[who] !== undefined);

export const isDead = ({ dead }: Pick<Table, 'dead'>, who: Character): boolean => dead.includes(who);

export const living = ({ at, dead }: Pick<Table, 'at' | 'dead'>): Characters =>
  everybody(at).filter((who) => !dead.includes(who));

/** The places of the living alone. */
export const livingPlaces = (table: Pick<Table, 'at' | 'dead'>): Places =>
  Object.fromEntries(living(table).map((who) => [who, table.at[who]!]));

/** Living people in a room, `except` whoever is on the way. */
export const peopleIn = (table: Pick<Table, 'at' | 'dead'>, room: Room, except?: Character): Characters =>
  living(table).filter((who) => table.at[who] === room && isPerson(who) && who !== except);

export const corpsesIn = ({ at, dead }: Pick<Table, 'at' | 'dead'>, room: Room): Characters =>
  dead.filter((who) => at[who] === room);
