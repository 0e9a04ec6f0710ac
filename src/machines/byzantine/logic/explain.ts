/** Why somebody is out: a smallest set of steps that already rules them out, and what kind of reason that is. */
import type { Elimination, JsonObject } from '../../trace.ts';
import { METHODS } from '../vocabulary.ts';
import type { Kind, Method, Person } from '../vocabulary.ts';
import { isPossible } from './joint.ts';
import type { Puzzle } from './joint.ts';
import type { Link } from './clues.ts';

/** What may be counted with: some of the links, and the hand of the given position or any hand at all. */
export interface Basis {
  readonly links: readonly Link[];
  readonly hand: readonly Method[];
}

/** A murder of which only the card is known can have been done by anybody, but uses the card up. */
function optionsOf({ links }: Basis, who: Person): Puzzle['options'] {
  const cards = new Map(links.flatMap(({ id, card }) => (card ? [[id, card.method] as const] : [])));
  const seen = links.filter(({ murder }) => murder).map(({ id, by }) => ({ id, methods: by[who] ?? [] }));
  const ids = new Set(seen.map(({ id }) => id));
  return [
    ...seen.map(({ id, methods }) => ({
      id,
      methods: methods.filter((one) => (cards.get(id) ?? one) === one),
    })),
    ...[...cards].filter(([id]) => !ids.has(id)).map(([id, method]) => ({ id, methods: [method] })),
  ];
}

/** Whether somebody can be Mr. M as far as these links tell. */
export function canBe(basis: Basis, who: Person): boolean {
  const idles = basis.links.flatMap(({ id, idle, by }) =>
    idle ? [{ id, inHand: idle.inHand, usable: by[who] ?? [] }] : [],
  );
  return isPossible({ hand: basis.hand, options: optionsOf(basis, who), idles });
}

/** Sets of `size` out of a list, in the list's order. */
function* choose<V>(list: readonly V[], size: number, from = 0): Generator<readonly V[]> {
  if (size === 0) yield [];
  else {
    for (const [at, first] of list.entries()) {
      if (at < from) continue;
      for (const rest of choose(list, size - 1, at + 1)) yield [first, ...rest];
    }
  }
}

/** Beyond this many steps the set is made by leaving steps out one by one: minimal still, if not the smallest. */
const SEARCHED = 4;

type Excludes = (steps: readonly number[]) => boolean;

function smallest(steps: readonly number[], excludes: Excludes): readonly number[] {
  for (let size = 1; size <= Math.min(SEARCHED, steps.length); size += 1) {
    for (const some of choose(steps, size)) if (excludes(some)) return some;
  }
  return steps.reduce<readonly number[]>((left, step) => {
    const fewer = left.filter((one) => one !== step);
    return excludes(fewer) ? fewer : left;
  }, steps);
}

export const basisOf = (steps: readonly number[], { links, hand }: Basis): Basis => ({
  links: links.filter(({ step }) => steps.includes(step)),
  hand: steps.includes(0) ? hand : METHODS,
});

type Reason = Pick<Elimination, 'args'> & { readonly kind: Kind };

const roomsAt = (link: Link, who: Person): JsonObject => ({
  room: (link.murder ?? link.idle)!.scene.at[who] ?? '',
  ...(link.murder ? { place: link.murder.room } : {}),
});

/** What the steps have in common, as one kind of reason. */
function reasonOf({ links }: Basis, who: Person): Reason {
  const idle = links.find((link) => link.idle);
  if (idle) return { kind: 'skipped', args: roomsAt(idle, who) };
  const murders = links.filter(({ murder }) => murder);
  const [first, ...others] = murders;
  const victims = murders.flatMap(({ murder }) => murder!.victims);
  if (!first || others.length) return { kind: 'joint', args: { victims, count: victims.length } };
  const read = links.find(({ card, id }) => card && id === first.id)?.card;
  if (read) return { kind: read.method, args: { victim: read.victim, ...roomsAt(first, who) } };
  if (victims.length > 1) return { kind: 'several-deaths', args: { victims, ...roomsAt(first, who) } };
  return { kind: 'unread', args: { victim: victims[0]!, ...roomsAt(first, who) } };
}

export interface Explained extends Reason {
  readonly because: readonly number[];
}

/** Null when the links leave somebody possible. */
export function explain(basis: Basis, who: Person): Explained | null {
  if (canBe(basis, who)) return null;
  const restricted = basis.hand.length < METHODS.length ? [0] : [];
  const steps = [...restricted, ...new Set(basis.links.map(({ step }) => step))];
  const because = smallest(steps, (some) => !canBe(basisOf(some, basis), who));
  return { because, ...reasonOf(basisOf(because, basis), who) };
}
