/** The clauses of the rule text that refusals, eliminations and transitions obey, by what they say. */
import type { Rule } from './pages.ts';
import type { Kind } from './vocabulary.ts';

/** `<rule>-<n>`, without the game. */
export type ClauseId = `${Rule}-${number}`;

export const clause = {
  // the round
  mrMAmongNobles: 'overview-1',
  assassinTakesCards: 'setup-1',
  identityKept: 'setup-2',
  suspectDeck: 'setup-5',
  pawnsPlaced: 'setup-8',
  fourPhases: 'round-1',
  inOrder: 'round-2',
  onlyThisPhase: 'round-3',
  shuffled: 'round-4',
  deadStayOut: 'round-5',
  everyRoundAClue: 'round-6',
  cardsDrawn: 'drawing-1',
  onlyDrawn: 'drawing-6',
  restForAssassin: 'drawing-7',
  fewCards: 'drawing-11',
  pickAndMove: 'detectives-turn-2',
  maySkill: 'detectives-turn-3',
  notTwice: 'detectives-turn-4',
  pickDrawn: 'detectives-turn-5',
  ownPicksFirst: 'detectives-turn-9',
  leftOvers: 'assassins-turn-1',
  oneUsed: 'assassins-turn-2',
  oneUsedOnly: 'assassins-turn-3',
  assassinPicksDrawn: 'assassins-turn-4',
  eitherOr: 'assassins-turn-6',
  assassinMaySkill: 'assassins-turn-7',

  // walking
  oneOrTwo: 'movement-1',
  notMore: 'movement-2',
  mustMove: 'movement-3',
  nowhere: 'movement-4',
  notBack: 'movement-5',
  byWays: 'movement-7',
  noWay: 'movement-8',
  lockBars: 'movement-9',
  meetsStops: 'movement-10',
  noFurther: 'movement-11',
  fullRoom: 'movement-12',
  catKeptOut: 'movement-18',
  notDiagonal: 'palace-5',
  onlySteward: 'palace-14',
  stairs: 'palace-4',

  // skills
  skillOnCard: 'skills-1',
  cardShown: 'astrologer-1',
  shownIsCleared: 'astrologer-2',
  tooLow: 'astrologer-3',
  readsFromAfar: 'witch-1',
  tooHigh: 'witch-2',
  nothingToRead: 'witch-3',
  witchMoved: 'witch-4',
  revives: 'scholar-1',
  otherRoom: 'scholar-3',
  notDead: 'scholar-4',
  cardPutAway: 'scholar-6',
  swaps: 'jester-1',
  jesterMoved: 'jester-3',
  notWithDead: 'jester-4',
  orders: 'empress-1',
  normalRules: 'empress-2',
  notInHerRoom: 'empress-3',
  ordersNoDead: 'empress-4',
  locksDoor: 'cook-1',
  lockPlaced: 'cook-2',
  onlyDoors: 'cook-3',
  eightLocks: 'cook-6',
  mustTurnUp: 'bard-1',
  gainsAbility: 'bard-2',
  bardsOwnFloor: 'bard-6',
  pulls: 'duke-1',
  otherFloor: 'duke-3',
  pullsNoDead: 'duke-4',
  pullsNoCat: 'duke-6',
  stewardPasses: 'steward-1',
  closedByCountess: 'countess-1',
  walksOn: 'maid-1',
  maidNotTwice: 'maid-2',
  maidKeptOut: 'maid-4',
  throughWalls: 'cats-1',
  catNotDiagonal: 'cats-4',
  catMustMove: 'cats-5',
  noCatDies: 'cats-11',
  captainGuards: 'captain-1',
  captainMayDie: 'captain-2',

  // the murder
  ruleFromHand: 'killing-1',
  everyRound: 'killing-2',
  announced: 'killing-3',
  ruleCovered: 'killing-4',
  deadOutOfPlay: 'killing-6',
  deadNotAgain: 'killing-8',
  guarded: 'killing-9',
  catNoVictim: 'killing-10',
  notOneself: 'killing-11',
  onceEach: 'killing-14',
  skipped: 'killing-15',
  noSkipping: 'killing-16',
  skippedTells: 'killing-17',
  notBlowUpCaptain: 'gunpowder-12',
  severalDie: 'gunpowder-3',
  severalTell: 'gunpowder-14',

  // clues and the end
  mayTurnUp: 'clues-1',
  notReached: 'clues-2',
  livingHaveNone: 'clues-3',
  everybodySees: 'clues-7',
  ruleLimits: 'clues-8',
  unreadTells: 'clues-11',
  jointTells: 'clues-13',
  twelveSuspects: 'clues-16',
  victimIsNot: 'clues-17',
  deadIsNot: 'clues-18',
  shownIsNot: 'clues-19',
  clearedIsNot: 'clues-20',
  lastOne: 'clues-22',
  fiveCorpses: 'ending-1',
  fiveRounds: 'ending-3',
  lastLook: 'ending-7',
  noMurderThen: 'ending-8',
  noAssassinThen: 'ending-9',
  mustAccuse: 'ending-10',
  nothingAfter: 'ending-11',
  detectivesName: 'accusation-1',
  accusedRight: 'accusation-2',
  accusedWrong: 'accusation-3',
  anyTime: 'accusation-4',
  onlyOnce: 'accusation-5',
} as const satisfies { readonly [name: string]: ClauseId };
export type ClauseName = keyof typeof clause;

export const clauseId = (id: ClauseId): string => `byzantine/${id}`;

/** The `meta` of a transition: the clauses it obeys, by id. */
export const cited = (...ids: readonly ClauseId[]): { clauses: string[] } => ({ clauses: ids.map(clauseId) });

/** The same by what the clauses say. */
export const cite = (...names: ClauseName[]): { clauses: string[] } =>
  cited(...names.map((name) => clause[name]));

/** What each kind of reason rests on; a card read, on what that page says of reading it. */
const REASON: { readonly [K in Exclude<Kind, 'own-identity'>]: ClauseId } = {
  deceased: 'clues-18',
  cleared: 'clues-20',
  victim: 'clues-17',
  shown: 'clues-19',
  'accused-wrong': 'accusation-3',
  'accused-right': 'accusation-2',
  'several-deaths': 'gunpowder-14',
  hanging: 'hanging-10',
  fall: 'fall-6',
  crushing: 'crushing-6',
  shooting: 'shooting-7',
  misstep: 'misstep-8',
  mechanism: 'mechanism-10',
  'fishing-rod': 'fishing-rod-7',
  gunpowder: 'gunpowder-15',
  beast: 'beast-9',
  passion: 'passion-9',
  unread: 'clues-11',
  skipped: 'killing-17',
  joint: 'clues-13',
};
export const reasonClause = (kind: Kind): ClauseId => (kind === 'own-identity' ? 'setup-2' : REASON[kind]);

/** What a page's own chart cites when it allows, and when it forbids. */
export interface PageClauses {
  readonly allowed: readonly ClauseId[];
  readonly forbidden: readonly ClauseId[];
}

export const page = {
  astrologer: { allowed: ['astrologer-1', 'astrologer-2'], forbidden: ['astrologer-3'] },
  witch: { allowed: ['witch-1'], forbidden: ['witch-2', 'witch-3', 'witch-4'] },
  scholar: { allowed: ['scholar-1', 'scholar-2', 'scholar-6'], forbidden: ['scholar-3', 'scholar-4'] },
  steward: { allowed: ['steward-1', 'steward-2'], forbidden: ['steward-4'] },
  jester: { allowed: ['jester-1'], forbidden: ['jester-3', 'jester-4'] },
  captain: { allowed: ['captain-2'], forbidden: ['captain-1'] },
  empress: { allowed: ['empress-1'], forbidden: ['empress-2', 'empress-3', 'empress-4'] },
  cook: { allowed: ['cook-1', 'cook-2'], forbidden: ['cook-3', 'cook-6'] },
  bard: { allowed: ['bard-2', 'bard-3'], forbidden: ['bard-1', 'bard-6'] },
  duke: { allowed: ['duke-1', 'duke-2'], forbidden: ['duke-3', 'duke-4', 'duke-6'] },
  countess: { allowed: ['countess-3'], forbidden: ['countess-1', 'countess-2'] },
  maid: { allowed: ['maid-1'], forbidden: ['maid-2', 'maid-3', 'maid-4'] },
  cats: { allowed: ['cats-1', 'cats-3'], forbidden: ['cats-4', 'cats-5', 'cats-6'] },
  hanging: { allowed: ['hanging-1'], forbidden: ['hanging-2', 'hanging-3'] },
  fall: { allowed: ['fall-1'], forbidden: ['fall-2', 'fall-3'] },
  crushing: { allowed: ['crushing-1'], forbidden: ['crushing-2', 'crushing-3'] },
  shooting: { allowed: ['shooting-1'], forbidden: ['shooting-2'] },
  misstep: { allowed: ['misstep-1'], forbidden: ['misstep-2', 'misstep-6'] },
  mechanism: { allowed: ['mechanism-1'], forbidden: ['mechanism-2', 'mechanism-3', 'mechanism-7'] },
  'fishing-rod': { allowed: ['fishing-rod-1'], forbidden: ['fishing-rod-2'] },
  gunpowder: { allowed: ['gunpowder-1', 'gunpowder-3'], forbidden: ['gunpowder-2', 'gunpowder-5'] },
  beast: { allowed: ['beast-1'], forbidden: ['beast-2', 'beast-3'] },
  passion: { allowed: ['passion-1'], forbidden: ['passion-2'] },
} as const satisfies { readonly [R in Rule]?: PageClauses };
