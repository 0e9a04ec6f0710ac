/** Findings beside the list of suspects: for each murder, who could have done it by which rule. */
import type { JsonObject } from '../../trace.ts';
import type { Method, Person } from '../vocabulary.ts';
import type { Link } from './clues.ts';
import type { Basis } from './explain.ts';

const cardOf = ({ links }: Basis, id: number): Method | null =>
  links.find((link) => link.id === id && link.card)?.card?.method ?? null;

/** The rule that a murder is known to have been done by, or null. */
export const readOn = (basis: Basis, { id, murder }: Link): Method | null =>
  cardOf(basis, id) ?? (murder!.victims.length > 1 ? 'gunpowder' : null);

/** `cells`: for each murder, in time, the rules by which the suspect could have done it, taken by itself. */
export function findings(basis: Basis, people: readonly Person[]): JsonObject {
  const murders = basis.links.filter(({ murder }) => murder);
  return {
    murders: murders.map((link) => ({
      step: link.step,
      victims: link.murder!.victims,
      room: link.murder!.room,
      read: readOn(basis, link),
    })),
    cells: Object.fromEntries(
      people.map((who) => [
        who,
        murders.map((link) => ({
          room: link.murder!.scene.at[who] ?? null,
          by: cellOf(link, who, mayLie(basis, readOn(basis, link))),
        })),
      ]),
    ),
  };
}

/** The rules that may lie on a murder's corpses: the card read, or any of the hand that has not been read elsewhere. */
function mayLie({ links, hand }: Basis, read: Method | null): readonly Method[] {
  if (read) return [read];
  const elsewhere = links.flatMap(({ card }) => card?.method ?? []);
  return hand.filter((method) => !elsewhere.includes(method));
}

const cellOf = ({ by }: Link, who: Person, rules: readonly Method[]): readonly Method[] =>
  (by[who] ?? []).filter((method) => rules.includes(method));
