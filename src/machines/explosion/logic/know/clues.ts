/** A log as dated clues, each with the kind of reason that it makes. */
import type { SeatLog } from '../../../game.ts';
import type { Kind, Seat } from '../../vocabulary.ts';
import type { Fact, Opening } from './facts.ts';

export type ExplosionLog = SeatLog<Opening, readonly Fact[]>;

export interface Clue {
  readonly step: number;
  readonly fact: Fact;
}

/** What the opening tells as facts of step 0; the own cards and the roles are told beside. */
function openingFacts({ out, knockedOut, cards, deckHas, awake }: Opening): Fact[] {
  return [
    ...out.map((who): Fact => ({ type: 'cleared', who })),
    ...knockedOut.map((who): Fact => ({ type: 'knockedOut', who })),
    ...cards.map((one): Fact => ({ type: 'card', ...one })),
    ...(deckHas ? [{ type: 'deck', cards: deckHas } as const] : []),
    ...awake.map((one): Fact => ({ type: 'awake', ...one })),
  ];
}

/** Everything that a log tells. */
export const cluesIn = ({ opening, facts }: ExplosionLog): readonly Clue[] => [
  ...openingFacts(opening).map((fact) => ({ step: 0, fact })),
  ...facts.flatMap(({ step, fact }) => fact.map((one) => ({ step, fact: one }))),
];

/** Facts that rule somebody out all by themselves. */
export const PLAIN: { readonly [T in Fact['type']]?: Kind } = {
  cleared: 'cleared',
  knockedOut: 'knocked-out',
  murdered: 'murdered',
};

export const namedBy = (fact: Fact): Seat | null => ('who' in fact ? fact.who : null);

/** What a fact adds to a reason. */
export const KIND_OF: { readonly [T in Fact['type']]: Kind } = {
  awake: 'awake',
  signal: 'not-signalled',
  knockedOut: 'knocked-out',
  murdered: 'murdered',
  cleared: 'cleared',
  hid: 'hiding',
  card: 'seen',
  role: 'together',
  notBarOwner: 'together',
  deck: 'deck',
  rolesLeft: 'deck',
  called: 'not-turned-up',
  suit: 'told',
  sum: 'told',
};
