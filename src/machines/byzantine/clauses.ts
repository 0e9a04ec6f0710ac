/** The clauses of the rule text that refusals, eliminations and transitions obey, by what they say. */
import { ACTS } from './vocabulary.ts';
import type { Act, ByzantineEvent, Kind, Method, RefusalId, Rule } from './vocabulary.ts';

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

/** The `meta` of a transition: the clauses it obeys. */
export const cite = (...names: ClauseName[]): { clauses: string[] } => ({
  clauses: names.map((name) => clauseId(clause[name])),
});

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

/** Out of reach, by method; unseen, by what every murder needs. */
const OUT_OF_REACH: { readonly [M in Method | '']: ClauseId } = {
  hanging: 'hanging-2',
  fall: 'fall-3',
  crushing: 'crushing-3',
  shooting: 'shooting-2',
  misstep: 'misstep-2',
  mechanism: 'mechanism-3',
  'fishing-rod': 'fishing-rod-2',
  gunpowder: 'gunpowder-2',
  beast: 'beast-3',
  passion: 'passion-2',
  '': 'killing-1',
};

type By<V> = { readonly [key: string]: V };

const DEAD: By<ClauseId> = { kill: 'killing-8', swaps: 'jester-4', moves: 'empress-4', pulls: 'duke-4' };
const NOT_CONNECTED: By<ClauseId> = { lock: 'cook-3', unlock: 'cook-3' };
const NO_CORPSE: By<ClauseId> = { read: 'clues-3', reads: 'witch-3', revives: 'scholar-4' };
const NOT_SAME_ROOM: By<ClauseId> = { revives: 'scholar-3', moves: 'empress-3' };
const WRONG_FLOOR: By<ClauseId> = { shows: 'astrologer-3', reads: 'witch-2', pulls: 'duke-3' };
const NOT_THE_TIME: By<ClauseId> = { reads: 'witch-4', swaps: 'jester-3', gains: 'bard-1', endRound: 'killing-16', kill: 'round-3' };
const SELF: By<ClauseId> = { kill: 'killing-11', swaps: 'jester-1', moves: 'empress-1', pulls: 'duke-1', gains: 'bard-1' };
const CAT: By<ClauseId> = { kill: 'killing-10', pulls: 'duke-6' };

const isCat = (who: string): boolean => who.endsWith('-cat');

/** Whoever walks in this event. */
const walker = (event: ByzantineEvent): string =>
  event.type === 'move' ? event.who : event.type === 'skill' ? event.target : '';

function stayed(event: ByzantineEvent): ClauseId {
  if (event.type === 'pick') return 'detectives-turn-2';
  const path = event.type === 'move' || event.type === 'skill' ? (event.path ?? []) : [];
  if (path.length) return 'movement-5';
  return isCat(walker(event)) ? 'cats-5' : 'movement-3';
}

const keptOut = (who: string): ClauseId => (isCat(who) ? 'movement-18' : who === 'maid' ? 'maid-4' : 'movement-12');

/** The bard needs the floor of the skill he has borrowed. */
function wrongFloor(event: ByzantineEvent, key: string): ClauseId {
  const borrowed = event.type === 'skill' && event.who !== ACTS[event.act as Act] && key !== 'pulls';
  return borrowed ? 'bard-6' : WRONG_FLOOR[key]!;
}

/** The clause that a refusal of this event obeys. */
export function refusedBy(id: RefusalId, event: ByzantineEvent): string {
  return clauseId(obeyed(id, event, event.type === 'skill' ? event.act : event.type));
}

function obeyed(id: RefusalId, event: ByzantineEvent, key: string): ClauseId {
  switch (id) {
    case 'already-accused':
      return 'accusation-5';
    case 'game-over':
      return 'ending-11';
    case 'wrong-phase':
      return NOT_THE_TIME[key] ?? 'round-3';
    case 'not-drawn':
      return event.type === 'pick' ? 'detectives-turn-5' : key === 'gains' ? 'bard-1' : 'drawing-6';
    case 'already-picked':
      return 'detectives-turn-4';
    case 'dead':
      return DEAD[key] ?? 'killing-6';
    case 'must-move':
      return stayed(event);
    case 'too-far':
      return walker(event) === 'maid' && event.type === 'move' ? 'maid-2' : 'movement-2';
    case 'not-connected':
      return NOT_CONNECTED[key] ?? (isCat(walker(event)) ? 'cats-4' : 'movement-8');
    case 'locked':
      return key === 'lock' ? 'cook-2' : 'movement-9';
    case 'secret-door':
      return 'palace-14';
    case 'blocked-by-countess':
      return 'countess-1';
    case 'room-full':
      return keptOut(walker(event));
    case 'stopped-by-person':
      return 'movement-11';
    case 'not-in-reach':
      return OUT_OF_REACH[event.type === 'kill' ? event.method : ''];
    case 'victim-protected':
      return event.type === 'kill' && event.aim === 'room' ? 'gunpowder-12' : 'captain-1';
    case 'method-used':
      return 'killing-14';
    case 'self':
      return SELF[key]!;
    case 'cat':
      return CAT[key]!;
    case 'wrong-floor':
      return wrongFloor(event, key);
    case 'not-same-room':
      return NOT_SAME_ROOM[key]!;
    case 'no-corpse':
      return NO_CORPSE[key]!;
    case 'not-passed':
      return 'clues-2';
    case 'no-lock':
      return key === 'unlock' ? 'cook-1' : 'cook-6';
  }
}
