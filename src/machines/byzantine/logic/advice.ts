/**
 * Findings beside the list of suspects: for each murder, who could have done it by which rule; and for each unread corpse,
 * how each rule that may lie on it would split the suspects.
 */
import type { JsonObject } from '../../trace.ts';
import { METHODS } from '../vocabulary.ts';
import type { Method, Person } from '../vocabulary.ts';
import type { Link } from './clues.ts';
import { canBe } from './explain.ts';
import type { Basis } from './explain.ts';

const cardOf = ({ links }: Basis, id: number): Method | null =>
  links.find((link) => link.id === id && link.card)?.card?.method ?? null;

/** The suspects that are left if this rule is read on that murder. */
function leftBy(
  basis: Basis,
  { step, id, murder }: Link,
  method: Method,
  suspects: readonly Person[],
): Person[] {
  const card: Link = {
    step,
    id,
    murder: null,
    idle: null,
    card: { method, victim: murder!.victims[0]! },
    by: {},
  };
  return suspects.filter((who) => canBe({ ...basis, links: [...basis.links, card] }, who));
}

function splits(basis: Basis, link: Link, suspects: readonly Person[]): JsonObject {
  const rules = METHODS.map((method) => [method, leftBy(basis, link, method, suspects)] as const);
  return Object.fromEntries(rules.filter(([, left]) => left.length));
}

/** `cells`: for each murder, in time, the rules by which the suspect could have done it, taken by itself. */
export function findings(
  basis: Basis,
  { people, suspects }: { readonly people: readonly Person[]; readonly suspects: readonly Person[] },
): JsonObject {
  const murders = basis.links.filter(({ murder }) => murder);
  const read = (link: Link): Method | null =>
    cardOf(basis, link.id) ?? (link.murder!.victims.length > 1 ? 'gunpowder' : null);
  return {
    murders: murders.map((link) => ({
      step: link.step,
      victims: link.murder!.victims,
      room: link.murder!.room,
      read: read(link),
    })),
    cells: Object.fromEntries(
      people.map((who) => [
        who,
        murders.map((link) => ({
          room: link.murder!.scene.at[who] ?? null,
          by: cellOf(link, who, mayLie(basis, read(link))),
        })),
      ]),
    ),
    advice: murders
      .filter((link) => !read(link))
      .map((link) => ({
        step: link.step,
        victim: link.murder!.victims[0]!,
        left: splits(basis, link, suspects),
      })),
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
