/** The words of Innocence: modes, seats, cards, roles, phases, events, refusals, switches, kinds of reasons. */

export const MODES = ['sheriff', 'detective'] as const;
export type Mode = (typeof MODES)[number];

/** A capital letter. */
export type Suspect = string;

/** `table` is an onlooker. A case has only some of them. */
export const SEATS = ['sheriff', 'detective', 'A', 'B', 'C', 'D', 'E', 'table'] as const;
export type Seat = (typeof SEATS)[number];

/** `P`, `S<n>`, `T<n>` or `X`. */
export type Card = string;
export type Cards = readonly Card[];

export const ROLES = ['detective', 'citizen', 'mastermind', 'antisocial'] as const;
export type Role = (typeof ROLES)[number];
/** They may replace citizens; there is one of each (I-066, I-D04). */
export const SPECIALS: readonly Role[] = ['mastermind', 'antisocial'];

export const PHASES = ['deal', 'reveal', 'turns', 'inquiry', 'verdict'] as const;
export type Phase = (typeof PHASES)[number];

export type Winner = 'law' | 'culprits' | 'none';
/** What decided who the culprit is. */
export type Decided = 'weapon' | 'lowest' | 'fewest-valid' | 'joint';
/** What a vote came to. */
export type Result = 'arrest' | 'tie' | 'revote';

export const EVENTS = [
  'identities',
  'deal',
  'publish',
  'pass',
  'draw',
  'lookAtDeck',
  'claim',
  'arrest',
  'vote',
  'showIdentity',
] as const;
export type EventName = (typeof EVENTS)[number];

/** The forms of a claim: the whole rest of the deck, some of it, what is not in it, or the hidden cards of whoever speaks. */
export const CLAIMS = ['remainder', 'inDeck', 'notInDeck', 'hidden'] as const;
export type ClaimAbout = (typeof CLAIMS)[number];

/** Something said about cards; it may be false (I-056, I-G11). */
export interface Claimed {
  readonly by: Suspect | 'sheriff';
  readonly about: ClaimAbout;
  readonly cards: Cards;
}

type ByWho<V> = { readonly [who: string]: V };

export type Identities = { type: 'identities'; roles: ByWho<Role> };
export type ShowIdentity = { type: 'showIdentity'; suspect: Suspect };
/** Without cards the top of the deck is dealt. */
export type Deal = { type: 'deal'; cards: ByWho<Cards> };
/** One card each is right; none (null) and several can be tried. */
export type Publish = { type: 'publish'; cards: ByWho<Card | Cards | null> };
export type Pass = { type: 'pass'; suspect: Suspect };
/** `card` is told only where nobody knows the order of the deck. */
export type Draw = { type: 'draw'; suspect: Suspect; publish: Card | null; card?: Card };
/** `cards` are told only where nobody knows what is left. */
export type LookAtDeck = { type: 'lookAtDeck'; by?: string; cards?: Cards };
/** `showing` tries to show the cards spoken of. */
export type Claim = Claimed & { type: 'claim'; showing?: boolean };
export type Arrest = { type: 'arrest'; suspect: Suspect };
export type Vote = { type: 'vote'; votes: ByWho<Suspect> };
export type InnocenceEvent =
  Identities | ShowIdentity | Deal | Publish | Pass | Draw | LookAtDeck | Claim | Arrest | Vote;

/** Ids of the register, in the order of its table; the last two are ours (I-057, I-067). */
export const REFUSALS = [
  'game-over',
  'wrong-phase',
  'not-a-suspect',
  'turn-taken',
  'not-held',
  'must-show-one',
  'self-vote',
  'must-vote',
  'not-allowed-to-look',
  'oral-only',
  'identity-stays-hidden',
] as const;
export type RefusalId = (typeof REFUSALS)[number];

/** After how many votes without result the detective arrests one (I-G16). */
export const VARIANTS = { revoteLimit: ['off', 3] } as const;
export type InnocenceVariants = { readonly [K in keyof typeof VARIANTS]: (typeof VARIANTS)[K][number] };

/** Why somebody is ruled out, the simplest reason first. */
export const KINDS = [
  'all-shown',
  'weapon-shown',
  'weapon-held',
  'weapon-with-others',
  'always-higher',
  'in-no-deal',
] as const;
export type Kind = (typeof KINDS)[number];
