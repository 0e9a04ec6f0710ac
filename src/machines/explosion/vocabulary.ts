/** The words of Truth Explosion: seats, phases, events, refusals, variants, kinds of reasons. */
import type { Card, Suit } from './item-deck.ts';
import type { Role } from './roles.ts';

export type { Card, Suit } from './item-deck.ts';
export type { Role } from './roles.ts';

/** Clockwise. A case seats the first of them, as many as play. */
export const SEATS = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9', 'P10', 'P11'] as const;
export type Seat = (typeof SEATS)[number];
export type Seats = readonly Seat[];
export type BySeat<V> = { readonly [S in Seat]?: V };

export const PHASES = ['night', 'speech', 'investigation', 'elimination'] as const;
export type Phase = (typeof PHASES)[number];

export const MODES = ['simple', 'six-eight', 'nine-eleven'] as const;
export type Mode = (typeof MODES)[number];

export const GROUPS = ['big', 'medium', 'small'] as const;
export type Group = (typeof GROUPS)[number];

/** What the host calls in a night, in the order in which it is called. */
export const CALLS = ['big', 'medium', 'small', 'hide', 'knockOut', 'murder'] as const;
export type Call = (typeof CALLS)[number];
export type NightAct = 'hide' | 'knockOut' | 'murder';

export const WINNERS = ['good', 'bad', 'black', 'bad-with-black'] as const;
export type Winner = (typeof WINNERS)[number] | 'none';
/** How somebody is out. */
export type Exit = 'imprisoned' | 'dead';

export const EVENTS = [
  'wake',
  'hide',
  'knockOut',
  'murder',
  'dawn',
  'hideCard',
  'speak',
  'flip',
  'elect',
  'look',
  'vote',
  'substitute',
  'shoot',
  'endRound',
] as const;
export type EventName = (typeof EVENTS)[number];

/** `awake` is told only where nobody knows everybody's cards. */
export type Wake = { type: 'wake'; group: Group; awake?: Seats };
/** `by` is empty in the short form: whoever may does it. */
export type NightEvent = { type: NightAct; target: Seat; by: Seat | '' };
export type Dawn = { type: 'dawn' };
export type HideCard = { type: 'hideCard'; player: Seat; card: Card };
export type Speak = { type: 'speak'; player: Seat };
/** A skill with what it needs; what it does not need is empty. `answer` is what is said where several things may be. */
export type Flip = {
  type: 'flip';
  player: Seat;
  role: Role | '';
  target: Seat | '';
  targets: Seats;
  card: Card | '';
  cards: readonly Card[];
  number: number;
  answer: Suit | '';
};
/** `host` is whom the host names, where the host decides a tie. */
export type Elect = { type: 'elect'; votes: BySeat<Seat>; host: Seat | '' };
export type Look = { type: 'look'; by: Seat; at: Seat; card: Card };
export type Vote = { type: 'vote'; votes: BySeat<Seat>; host: Seat | '' };
/** `instead` is empty where just one is about to go out. */
export type Substitute = { type: 'substitute'; by: Seat; instead: Seat | '' };
export type Shoot = { type: 'shoot'; by: Seat; target: Seat };
export type EndRound = { type: 'endRound' };
export type Ballot = Elect | Vote;
export type ExplosionEvent =
  Wake | NightEvent | Dawn | HideCard | Speak | Flip | Ballot | Look | Substitute | Shoot | EndRound;

/** Ids of the register, in the order of its table; the last two are ours (T-063, T-099). */
export const REFUSALS = [
  'game-over',
  'wrong-phase',
  'not-the-culprit',
  'not-the-accomplice',
  'only-9-to-11',
  'hid-before',
  'knocked-out-before',
  'self',
  'dead',
  'passive-role',
  'role-spent',
  'muted',
  'unreachable',
  'card-hidden',
  'no-such-card',
  'not-representative',
  'already-imprisoned',
  'card-exposed',
  'not-standing',
] as const;
export type RefusalId = (typeof REFUSALS)[number];

/** Each switch with its values, that of the default edition first (section 3 of the register). */
export const VARIANTS = {
  oiranFiresSkill: [false, true],
  directorRestoresBlack: [false, true],
  blackBeatsGood: [true, false],
  expansion: [true, false],
  runOff: ['once', 'none', 'host'],
} as const;
export type ExplosionVariants = { readonly [K in keyof typeof VARIANTS]: (typeof VARIANTS)[K][number] };

/** Why somebody is ruled out, the simplest reason first. */
export const KINDS = [
  'cleared',
  'knocked-out',
  'murdered',
  'signalled',
  'not-signalled',
  'accomplice',
  'own-cards',
  'awake',
  'seen',
  'deck',
  'told',
  'not-turned-up',
  'hiding',
  'together',
] as const;
export type Kind = (typeof KINDS)[number];
