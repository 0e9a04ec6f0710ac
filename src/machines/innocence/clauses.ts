/** The clauses of the rule text that refusals, eliminations and transitions obey, by what they say. */
import type { Rule } from './pages.ts';
import type { Kind } from './vocabulary.ts';

/** `<rule>-<n>`, without the game. */
export type ClauseId = `${Rule}-${number}`;

export const clause = {
  // overview
  sheriffMode: 'overview-1',
  detectiveMode: 'overview-2',
  cardsDecide: 'overview-7',
  oneOrTheOther: 'overview-9',

  // set-up
  toldForSheriff: 'setup-1',
  sheriffChosen: 'setup-2',
  othersAreSuspects: 'setup-3',
  threeSuspects: 'setup-5',
  fourSuspects: 'setup-6',
  fiveSuspects: 'setup-7',
  shuffled: 'setup-8',
  drawTwo: 'setup-9',
  sheriffDrawsNone: 'setup-10',
  lookAtOwn: 'setup-11',
  oneStaysCovered: 'setup-12',
  otherToMiddle: 'setup-13',
  turnedUpAtOnce: 'setup-14',
  exactlyOne: 'setup-15',
  notHeldAtSetup: 'setup-16',
  bySuspects: 'setup-18',

  // turns
  sheriffSaysNext: 'turn-1',
  turnByTurn: 'turn-2',
  passOrDraw: 'turn-3',
  passIsNothing: 'turn-4',
  passShowsNothing: 'turn-5',
  lookAtBoth: 'turn-6',
  mayShowOne: 'turn-7',
  evenTheNew: 'turn-8',
  mayKeepBoth: 'turn-9',
  notHeld: 'turn-10',
  onlyOnce: 'turn-11',
  onlySuspectsPlay: 'turn-12',
  roundEnds: 'turn-13',
  noMoreTurns: 'turn-14',
  finalHand: 'turn-15',

  // what cards are worth
  dependsOnKind: 'evidence-1',
  physicalTwo: 'evidence-2',
  physicalAdds: 'evidence-3',
  bestStatement: 'evidence-4',
  oneTestimony: 'evidence-6',
  voidTestimonies: 'evidence-7',
  validCards: 'evidence-9',
  weaponDecides: 'verdict-1',
  lowestSum: 'verdict-2',
  fewestValid: 'verdict-3',
  joint: 'verdict-4',
  oneAfterTheOther: 'verdict-5',

  // the inquiry
  mayLook: 'inquiry-1',
  notBefore: 'inquiry-2',
  nobodyElseLooks: 'inquiry-3',
  lookIsOptional: 'inquiry-4',
  mayQuestion: 'inquiry-5',
  maySpeak: 'inquiry-6',
  mayLieAboutCards: 'inquiry-7',
  mayShare: 'inquiry-8',
  orally: 'inquiry-9',
  mayBeFalse: 'inquiry-10',
  noCardShown: 'inquiry-11',
  talkLater: 'inquiry-12',
  whoSpeaks: 'inquiry-13',

  // deduction
  cardsKnown: 'deduction-1',
  openCards: 'deduction-2',
  onePlaceHidden: 'deduction-6',
  whichWasDrawn: 'deduction-7',
  exactlyTheHidden: 'deduction-8',
  weaponInDeck: 'deduction-9',
  weaponHidden: 'deduction-10',
  claimsTeachNothing: 'deduction-12',
  whatIf: 'deduction-13',
  weaponAnywhere: 'deduction-16',
  allOpen: 'deduction-20',
  asTheyLie: 'deduction-22',

  // the end
  sheriffArrests: 'arrest-1',
  arrestTooEarly: 'arrest-2',
  onlySuspectsArrested: 'arrest-3',
  noVoteWithSheriff: 'arrest-4',
  gameEnds: 'arrest-5',
  showAll: 'arrest-6',
  established: 'arrest-7',
  nothingAfter: 'arrest-8',
  lawWins: 'winning-1',
  culpritsWin: 'winning-2',
  oneIsEnough: 'winning-3',
  culpritNoCitizen: 'winning-5',
  othersLoseToo: 'winning-6',
  allWin: 'winning-7',

  // detective mode
  identitiesDealt: 'detective-mode-2',
  detectiveReveals: 'detective-mode-3',
  citizensMayReveal: 'detective-mode-4',
  detectiveIsSuspect: 'detective-mode-5',
  detectiveSaysNext: 'detective-mode-6',
  detectiveLooks: 'detective-mode-8',
  notBeforeOwnTurn: 'detective-mode-9',
  byVote: 'vote-1',
  atOnce: 'vote-2',
  noAbstention: 'vote-3',
  noSelfVote: 'vote-4',
  mostVotes: 'vote-5',
  twoTied: 'vote-6',
  voteAgain: 'vote-7',
  noLimit: 'vote-11',
  detectiveDecides: 'vote-12',
  onlySuspectsVote: 'vote-14',
  voteTooEarly: 'vote-15',
  notByWord: 'vote-16',

  // special roles
  mayReplace: 'special-roles-1',
  keepCovered: 'special-roles-2',
  nobodyElseReveals: 'special-roles-3',
  noLimitWithSheriff: 'special-roles-4',
  notMoreThanCitizens: 'special-roles-6',
  nobodyWantsIt: 'special-roles-7',
  openResult: 'special-roles-10',
  specialCulprit: 'special-roles-11',
} as const satisfies { readonly [name: string]: ClauseId };
export type ClauseName = keyof typeof clause;

export const clauseId = (id: ClauseId): string => `innocence/${id}`;

/** The `meta` of a transition: the clauses it obeys, by what they say. */
export const cite = (...names: ClauseName[]): { clauses: string[] } => ({
  clauses: names.map((name) => clauseId(clause[name])),
});

/** What each kind of reason rests on. */
const REASON: { readonly [K in Kind]: ClauseId } = {
  'all-shown': 'deduction-20',
  'weapon-shown': 'deduction-3',
  'weapon-held': 'deduction-5',
  'weapon-with-others': 'deduction-11',
  'always-higher': 'deduction-14',
  'in-no-deal': 'deduction-15',
};
export const reasonClause = (kind: Kind): ClauseId => REASON[kind];
