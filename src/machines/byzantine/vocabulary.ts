/** The words of Byzantine Assassin: characters, methods, seats, phases, events, refusals, variants, kinds of reasons. */
import { METHODS } from './cast.ts';
import type { Character, Characters, Method } from './cast.ts';

export * from './cast.ts';

/** `<floor><columns>`, for example `3B`, or `2BC` over two columns; floor 0 is the cellar. */
export type Room = string;
/** Two rooms, `4A-4B`. */
export type Pair = string;

export const SEATS = ['detectives', 'assassin'] as const;
export type Seat = (typeof SEATS)[number];
export type Winner = Seat | 'none';

export const PHASES = ['draw', 'detectives', 'assassin', 'kill', 'last'] as const;
export type Phase = (typeof PHASES)[number];

export const SEXES = ['female', 'male'] as const;
export type Sex = (typeof SEXES)[number];

export const EVENTS = ['draw', 'pick', 'move', 'skill', 'kill', 'read', 'endRound', 'accuse'] as const;
export type EventName = (typeof EVENTS)[number];

/** The verbs of the skills that are done, and whose skill each is. */
export const ACTS = {
  shows: 'astrologer',
  reads: 'witch',
  revives: 'scholar',
  swaps: 'jester',
  moves: 'empress',
  lock: 'cook',
  unlock: 'cook',
  gains: 'bard',
  pulls: 'duke',
} as const satisfies { readonly [act: string]: Character };
export type Act = keyof typeof ACTS;

export type Draw = { type: 'draw'; cards: Characters };
export type Pick = { type: 'pick'; who: Character };
/** `to` is where the path ends: told once more, for the wording. */
export type Move = { type: 'move'; who: Character; path: readonly Room[]; to: Room };
/** `target` is empty for the cook, `door` for everybody else. `method` is told only where nobody knows it. */
export type Skill = {
  type: 'skill';
  who: Character;
  act: Act;
  target: Character | '';
  door: Pair;
  path?: readonly Room[];
  method?: Method;
};
/** At one victim, or at a room (gunpowder). `method` is empty where it is unseen. */
export type Kill = {
  type: 'kill';
  aim: 'one' | 'room';
  victim: Character | '';
  room: Room;
  method: Method | '';
};
/** `method` is told only where nobody knows it. */
export type Read = { type: 'read'; victim: Character; method?: Method };
export type EndRound = { type: 'endRound' };
/** `right` is told only where nobody knows who Mr. M is. */
export type Accuse = { type: 'accuse'; who: Character; right?: boolean };
export type ByzantineEvent = Draw | Pick | Move | Skill | Kill | Read | EndRound | Accuse;

/** Ids of the register, in the order of its table; `no-lock` is ours (B-087, B-G37). */
export const REFUSALS = [
  'already-accused',
  'game-over',
  'wrong-phase',
  'not-drawn',
  'already-picked',
  'dead',
  'must-move',
  'too-far',
  'not-connected',
  'locked',
  'secret-door',
  'blocked-by-countess',
  'room-full',
  'stopped-by-person',
  'not-in-reach',
  'victim-protected',
  'method-used',
  'self',
  'cat',
  'wrong-floor',
  'not-same-room',
  'no-corpse',
  'not-passed',
  'no-lock',
] as const;
export type RefusalId = (typeof REFUSALS)[number];

/** Each switch with its values, that of the default edition first (section 3 of the register). */
export const VARIANTS = {
  blackCat: [false, true],
  fivePlayers: ['draw-5', 'draw-6'],
  lockedDoorConnects: [false, true],
  adjacency: ['geometry', 'doors'],
  diagonal: ['corner', 'line'],
  sameLine: ['column', 'row'],
  captainGunpowder: ['captain-only', 'all', 'illegal'],
  returnToStart: ['forbidden', 'allowed'],
  endCount: ['corpses', 'kills'],
  sexes: ['register', 'astrologer-male'],
} as const;
export type ByzantineVariants = { readonly [K in keyof typeof VARIANTS]: (typeof VARIANTS)[K][number] };

/** Why somebody is ruled out, the simplest reason first. */
export const KINDS = [
  'own-identity',
  'deceased',
  'cleared',
  'victim',
  'shown',
  'accused-wrong',
  'accused-right',
  'several-deaths',
  ...METHODS,
  'unread',
  'skipped',
  'joint',
] as const;
export type Kind = (typeof KINDS)[number];
