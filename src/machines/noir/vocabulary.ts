/** The words of Noir: Killer vs Inspector: suspects, seats, events, refusals, variants, and the table they describe. */

/** The 25 suspects by initial: A–Z without X (N-002). */
export const SUSPECTS = [...'ABCDEFGHIJKLMNOPQRSTUVWYZ'] as readonly Suspect[];
export type Suspect =
  | ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'M')
  | ('N' | 'O' | 'P' | 'Q' | 'R' | 'S' | 'T' | 'U' | 'V' | 'W' | 'Y' | 'Z');
export type Suspects = readonly Suspect[];

export const SEATS = ['killer', 'inspector'] as const;
export type Seat = (typeof SEATS)[number];
export type Winner = Seat | 'none';

export const AXES = ['row', 'column'] as const;
export type Axis = (typeof AXES)[number];
/** The two ways in which a line of each axis moves; the first is towards its first card. */
export const SIDES = { row: ['left', 'right'], column: ['up', 'down'] } as const;
export type Side = (typeof SIDES)[Axis][number];

export const EVENTS = ['kill', 'choose', 'shift', 'disguise', 'exonerate', 'arrest', 'collapse'] as const;
export type EventName = (typeof EVENTS)[number];

/** `answer` is told with the event only where the table cannot know it (N-026, N-031). */
export type Kill = { type: 'kill'; victim: Suspect; answer?: boolean };
export type Choose = { type: 'choose'; card: Suspect };
/** `at` counts lines from 1, from the top or the left. */
export type Shift = { type: 'shift'; axis: Axis; at: number; to: Side };
/** `was` and `shown` are told only while the Killer is unknown: who the Killer was (success), or the card shown (failure). */
export type Disguise = { type: 'disguise'; was?: Suspect; shown?: Suspect };
export type Exonerate = { type: 'exonerate'; card: Suspect; answer?: boolean };
/** `by` is the agent of a citizen arrest. */
export type Arrest = { type: 'arrest'; suspect: Suspect; by?: Suspect; answer?: boolean };
export type Collapse = { type: 'collapse'; each: Axis; take: Suspects; to: Side };
export type NoirEvent = Kill | Choose | Shift | Disguise | Exonerate | Arrest | Collapse;

/** The rule pages by slug, in learning order. */
export const RULES = [
  'overview',
  'setup',
  'turn',
  'first-turns',
  'adjacency',
  'shift',
  'kill',
  'innocent-kill',
  'disguise',
  'arrest',
  'exonerate',
  'evidence',
  'removal',
  'empty-deck',
  'winning',
  'citizen-arrest',
  'collapse',
  'editions',
  'online-play',
  'strategy-killer',
  'strategy-inspector',
] as const;
export type Rule = (typeof RULES)[number];

/** Ids of the register, in the order of its table. */
export const REFUSALS = [
  'game-over',
  'not-your-turn',
  'must-kill-first',
  'must-choose-first',
  'already-chosen',
  'variant-off',
  'not-on-board',
  'not-in-hand',
  'deck-empty',
  'no-such-line',
  'own-identity',
  'already-deceased',
  'identity-deceased',
  'target-deceased',
  'target-innocent',
  'agent-deceased',
  'agent-gone',
  'not-adjacent',
  'undoes-shift',
] as const;
export type RefusalId = (typeof REFUSALS)[number];

/** Each switch with its values, that of the default edition (Board Game Arena, Standard) first. */
export const VARIANTS = {
  killsToWin: [16, 14, 10],
  exonerateAnswer: [true, false],
  innocentKillAnswer: [true, false],
  formerIdentityAnswer: [true, false],
  exonerateDeceased: ['radar', 'discard'],
  citizenArrest: ['off', 'any', 'living'],
  removal: ['automatic', 'collapse-action'],
  deceasedIdentity: ['forbidden', 'allowed'],
  undo: ['line', 'position'],
  arrestTargets: ['living', 'any'],
} as const;
export type NoirVariants = { readonly [K in keyof typeof VARIANTS]: (typeof VARIANTS)[K][number] };

/** Why somebody is ruled out, the simplest reason first. */
export const KINDS = [
  'own-identity',
  'deceased',
  'victim',
  'first-victim',
  'innocent',
  'exonerated',
  'disguise-old',
  'hand',
  'drawn',
  'shown',
  'agent',
  'drawn-identity',
  'arrest-right',
  'inspector-killed',
  'arrest-wrong',
  'citizen-arrest-wrong',
  'exonerate-no',
  'innocent-kill-no',
  'exonerate-yes',
  'innocent-kill-yes',
  'kill',
  'arrest-near',
] as const;
export type Kind = (typeof KINDS)[number];
