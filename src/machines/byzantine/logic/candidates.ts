/** Who can be Mr. M as far as the case itself tells: just the assassin where that is known (for puzzles seen from outside). */
import type { Murder, Table } from '../table.ts';
import { METHODS } from '../vocabulary.ts';
import type { Method, Person } from '../vocabulary.ts';
import { isPossible } from './joint.ts';
import type { Puzzle } from './joint.ts';
import { usable, waysFor } from './murder.ts';
import { isDead, people } from './people.ts';

/** How many cards were in hand before the murder `id`. */
const inHandAt = ({ handAtStart, murders }: Table, id: number): number =>
  handAtStart.length - murders.slice(0, id).filter(({ victims }) => victims.length).length;

function puzzleFor(table: Table, who: Person): Puzzle {
  const numbered = table.murders.map((murder, id) => ({ murder, id }));
  return {
    hand: table.handAtStart,
    options: numbered
      .filter(({ murder }) => murder.victims.length)
      .map(({ murder, id }) => ({
        id,
        methods: waysFor(table, murder, who).filter((way) => murder.method === null || murder.method === way),
      })),
    idles: numbered
      .filter(({ murder }) => !murder.victims.length)
      .map(({ murder, id }) => ({
        id,
        inHand: inHandAt(table, id),
        usable: usable(table, murder.scene, who),
      })),
  };
}

export function candidates(table: Table): readonly Person[] {
  if (table.assassin) return [table.assassin];
  const victims = new Set(table.murders.flatMap((murder) => murder.victims));
  return people(table.at).filter(
    (who) =>
      !isDead(table, who) &&
      !table.cleared.includes(who) &&
      !victims.has(who) &&
      isPossible(puzzleFor(table, who)),
  );
}

/** Somebody can still be Mr. M with this murder among the others. */
const stands = (table: Table, id: number, murder: Murder): boolean => {
  const murders = table.murders.map((one, index) => (index === id ? murder : one));
  const victims = new Set(murders.flatMap((one) => one.victims));
  const suspects: readonly Person[] = table.assassin ? [table.assassin] : people(table.at);
  return suspects.some(
    (who) =>
      !victims.has(who) && !table.cleared.includes(who) && isPossible(puzzleFor({ ...table, murders }, who)),
  );
};

/** The rules that can lie on the corpses of an unseen murder. */
export function possibleMethods(table: Table, id: number): readonly Method[] {
  const murder = table.murders[id]!;
  return METHODS.filter((method) => stands(table, id, { ...murder, method }));
}

/** Whether a further murder can have happened. */
export const couldHappen = (table: Table, murder: Murder): boolean =>
  stands({ ...table, murders: [...table.murders, murder] }, table.murders.length, murder);
