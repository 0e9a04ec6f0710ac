/** What may be counted with: the deal, and some of the clues. */
import type { Card, Role, Seat, Seats } from '../../vocabulary.ts';
import { badRanks, modeOf } from '../mode.ts';
import type { Clue } from './clues.ts';
import type { Awake, Fact, Opening, Signal } from './facts.ts';

type Of<T extends Fact['type']> = Extract<Fact, { type: T }>;

export interface Puzzle {
  readonly opening: Opening;
  readonly me: Seat;
  /** The own cards, if the opening counts. */
  readonly own: readonly [Card, Card] | null;
  readonly bad: number;
  readonly isLarge: boolean;
  readonly signal: Signal | null;
  /** Certainly not the culprit, by facts of their own. */
  readonly cleared: Seats;
  /** Who was out when a card was hidden last, in a game in which the accomplice hides; null if none was. */
  readonly outAtHiding: Seats | null;
  readonly awake: readonly Awake[];
  readonly cards: readonly Of<'card'>[];
  readonly called: readonly Of<'called'>[];
  readonly suits: readonly Of<'suit'>[];
  readonly sums: readonly Of<'sum'>[];
  /** The weapon cards of the deck, all of them, if somebody has shown them. */
  readonly deck: readonly Card[] | null;
  readonly roles: { readonly [S in Seat]?: Role };
  readonly rolesLeft: readonly Role[] | null;
  readonly notBarOwner: Seats;
}

const of = <T extends Fact['type']>(facts: readonly Fact[], type: T): readonly Of<T>[] =>
  facts.filter((fact): fact is Of<T> => fact.type === type);

const named = (facts: readonly Fact[], type: 'cleared' | 'knockedOut' | 'murdered' | 'notBarOwner'): Seats =>
  of(facts, type).map(({ who }) => who);

function outAtHiding(facts: readonly Fact[], isLarge: boolean): Seats | null {
  const hides = of(facts, 'hid');
  return isLarge && hides.length ? [...new Set(hides.flatMap(({ out }) => out))] : null;
}

export interface Basis {
  readonly opening: Opening;
  readonly me: Seat;
  readonly clues: readonly Clue[];
  /** The given position counts: the own cards and roles. */
  readonly given: boolean;
}

export function puzzleFrom({ opening, me, clues, given }: Basis): Puzzle {
  const facts = clues.map(({ fact }) => fact);
  const isLarge = modeOf(opening) === 'nine-eleven';
  const shown = Object.fromEntries(of(facts, 'role').map(({ who, role }) => [who, role]));
  return {
    opening,
    me,
    own: given ? opening.own : null,
    bad: badRanks(opening),
    isLarge,
    signal: of(facts, 'signal').at(-1)?.as ?? null,
    cleared: [...named(facts, 'cleared'), ...named(facts, 'knockedOut'), ...named(facts, 'murdered')],
    outAtHiding: outAtHiding(facts, isLarge),
    awake: of(facts, 'awake'),
    cards: of(facts, 'card'),
    called: of(facts, 'called'),
    suits: of(facts, 'suit'),
    sums: of(facts, 'sum'),
    deck: of(facts, 'deck').at(-1)?.cards ?? null,
    roles: given ? { ...opening.roles, ...shown } : shown,
    rolesLeft: of(facts, 'rolesLeft').at(-1)?.roles ?? null,
    notBarOwner: named(facts, 'notBarOwner'),
  };
}
