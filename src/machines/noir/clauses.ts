/** The clauses of the rule text that refusals, eliminations and transitions obey, by what they say. */
import type { NoirEvent, RefusalId, Rule } from './vocabulary.ts';

/** `<rule>-<n>`, without the game. */
export type ClauseId = `${Rule}-${number}`;

export const clause = {
  // what the seats may conclude
  ownIsNotInspector: 'evidence-9',
  handIsNotKiller: 'evidence-6',
  fourAreNotKiller: 'first-turns-9',
  deadIsNobody: 'evidence-4',
  innocentIsNobody: 'evidence-5',
  shownIsNobody: 'evidence-2',
  drawnIsNotKiller: 'exonerate-14',
  playedIsNotInspector: 'exonerate-15',
  killTells: 'kill-11',
  innocentKillTells: 'innocent-kill-7',
  victimIsNotInspector: 'kill-9',
  firstVictimIsNotInspector: 'first-turns-12',
  inspectorMustSay: 'kill-7',
  exonerateYes: 'exonerate-10',
  exonerateNo: 'exonerate-11',
  innocentKillYes: 'innocent-kill-5',
  innocentKillNo: 'innocent-kill-6',
  arrestWins: 'arrest-3',
  arrestWrong: 'arrest-8',
  arrestNear: 'arrest-9',
  agentWrong: 'citizen-arrest-15',
  agentIsNotInspector: 'citizen-arrest-16',
  oldIdentityIsOut: 'disguise-10',
  heldByKiller: 'disguise-13',

  // overview and setup
  twoAims: 'overview-1',
  unequalSides: 'overview-2',
  gridLaid: 'setup-6',
  deckLaid: 'setup-8',
  identityDrawn: 'setup-9',
  drawAfterKill: 'setup-12',
  twentyLeft: 'setup-13',

  // turns
  alternate: 'turn-1',
  oneAction: 'turn-2',
  onlyOwnTurn: 'turn-3',
  killersActions: 'turn-4',
  failureIsAnAction: 'turn-5',
  inspectorsActions: 'turn-6',
  fourthAction: 'turn-7',
  collapseToo: 'turn-8',
  firstKill: 'first-turns-1',
  onlyKillFirst: 'first-turns-2',
  drawFourChooseOne: 'first-turns-3',
  threeAreTheHand: 'first-turns-4',
  wholeTurn: 'first-turns-5',
  mustChooseFirst: 'first-turns-6',
  amongTheFour: 'first-turns-7',
  chooseOnce: 'first-turns-8',
  chooseTheLiving: 'first-turns-11',

  // adjacency and shift
  neighbours: 'adjacency-1',
  nextTo: 'adjacency-2',
  noWrap: 'adjacency-3',
  fewerAtTheEdge: 'adjacency-4',
  shiftAnyLine: 'shift-1',
  lineWraps: 'shift-2',
  lineExists: 'shift-5',
  shiftTellsNothing: 'shift-6',
  shiftCompletes: 'shift-7',
  noUndo: 'shift-8',

  // kill
  killNeighbour: 'kill-1',
  victimTurned: 'kill-2',
  killOnlyNeighbours: 'kill-3',
  killTheLiving: 'kill-4',
  killNotOneself: 'kill-5',
  innocentMayDie: 'kill-6',
  killerHasWon: 'kill-8',
  nothingElseAsked: 'kill-10',
  killInnocent: 'innocent-kill-1',
  cardPutAway: 'innocent-kill-2',
  inspectorAnswers: 'innocent-kill-3',
  answerBeforeRemoval: 'innocent-kill-12',

  // disguise
  drawTop: 'disguise-1',
  disguiseNeedsDeck: 'disguise-2',
  oldCardLaid: 'disguise-3',
  oldIsInnocent: 'disguise-4',
  newIdentity: 'disguise-5',
  deadCardShown: 'disguise-6',
  disguiseFailed: 'disguise-7',
  disguiseEndsTurn: 'disguise-8',

  // arrest
  arrestNeighbour: 'arrest-1',
  killerAnswersArrest: 'arrest-2',
  arrestWithinReach: 'arrest-4',
  playGoesOn: 'arrest-5',
  arrestTheLiving: 'arrest-13',
  arrestNoInnocent: 'arrest-14',
  agentsAreCards: 'citizen-arrest-1',
  agentsNeedOption: 'citizen-arrest-2',
  pickAgent: 'citizen-arrest-3',
  killerAnswersAgent: 'citizen-arrest-4',
  agentWithinReach: 'citizen-arrest-5',
  agentInHand: 'citizen-arrest-6',
  agentLeavesHand: 'citizen-arrest-7',
  agentShown: 'citizen-arrest-12',
  agentInGrid: 'citizen-arrest-13',
  agentAlive: 'citizen-arrest-21',

  // exonerate and evidence
  drawFirst: 'exonerate-1',
  playOne: 'exonerate-2',
  onlyFromHand: 'exonerate-4',
  exonerateNeedsDeck: 'exonerate-5',
  innocentNow: 'exonerate-6',
  killerAnswers: 'exonerate-8',
  exonerateEndsTurn: 'exonerate-13',
  noAnswer: 'exonerate-24',
  standardOrClassic: 'exonerate-25',
  singleCards: 'evidence-1',
  laterDraws: 'evidence-7',

  // removal, collapse, empty deck
  lineRemoved: 'removal-1',
  killOrShift: 'removal-2',
  noAction: 'removal-3',
  livingInnocentKeeps: 'removal-5',
  linesTouch: 'removal-7',
  removedCannotBeNamed: 'removal-8',
  winFirst: 'removal-10',
  noDisguiseWithoutDeck: 'empty-deck-1',
  noExonerateWithoutDeck: 'empty-deck-2',
  playOnWithoutDeck: 'empty-deck-3',
  collapseAction: 'collapse-1',
  oneOfEach: 'collapse-2',
  everyLineHasOne: 'collapse-3',
  notInThisEdition: 'collapse-5',
  takenAreGone: 'collapse-7',

  // winning and the rest
  inspectorWins: 'winning-1',
  killerWinsByKilling: 'winning-2',
  killerWinsByLimit: 'winning-3',
  endsAtOnce: 'winning-4',
  nobodyActsAfter: 'winning-5',
  everyKillCounts: 'winning-6',
  limitByEdition: 'winning-8',
  untilSomebodyWins: 'winning-10',
  standardEdition: 'editions-1',
  classicEdition: 'editions-2',
  blackBoxEdition: 'editions-3',
  clickSuspect: 'online-play-1',
  clickDeck: 'online-play-2',
  automatic: 'online-play-3',
  redMarks: 'online-play-4',
  arrestMark: 'online-play-6',
  killOutsiders: 'strategy-killer-1',
  killInnocentsSometimes: 'strategy-killer-2',
  shiftIntoReach: 'strategy-killer-4',
  disguiseUnderPressure: 'strategy-killer-5',
  exonerateOften: 'strategy-inspector-2',
  exonerateTheDead: 'strategy-inspector-3',
  arrestSparingly: 'strategy-inspector-4',
  narrowFirst: 'strategy-inspector-5',
  shiftToApproach: 'strategy-inspector-7',
  chooseFarAway: 'strategy-inspector-1',
} as const satisfies { readonly [name: string]: ClauseId };
export type ClauseName = keyof typeof clause;

export const clauseId = (id: ClauseId): string => `noir/${id}`;

/** The `meta` of a transition: the clauses it obeys. */
export const cite = (...names: ClauseName[]): { clauses: string[] } => ({
  clauses: names.map((name) => clauseId(clause[name])),
});

type ByEvent = { readonly [type: string]: ClauseName };

/** What each refusal obeys; where it depends on the event, by event. `agent` is an arrest through a card. */
const REFUSED: { readonly [K in RefusalId]: ClauseName | ByEvent } = {
  'game-over': 'nobodyActsAfter',
  'not-your-turn': 'onlyOwnTurn',
  'must-kill-first': 'onlyKillFirst',
  'must-choose-first': 'mustChooseFirst',
  'already-chosen': 'chooseOnce',
  'variant-off': { agent: 'agentsNeedOption', collapse: 'notInThisEdition' },
  'not-on-board': 'removedCannotBeNamed',
  'not-in-hand': { exonerate: 'onlyFromHand', choose: 'amongTheFour', agent: 'agentInHand' },
  'deck-empty': { disguise: 'disguiseNeedsDeck', exonerate: 'exonerateNeedsDeck' },
  'no-such-line': { shift: 'lineExists', collapse: 'everyLineHasOne' },
  'own-identity': 'killNotOneself',
  'already-deceased': 'killTheLiving',
  'identity-deceased': 'chooseTheLiving',
  'target-deceased': 'arrestTheLiving',
  'target-innocent': 'arrestNoInnocent',
  'agent-deceased': 'agentAlive',
  'agent-gone': 'agentInGrid',
  'not-adjacent': { kill: 'killOnlyNeighbours', arrest: 'arrestWithinReach', agent: 'agentWithinReach' },
  'undoes-shift': 'noUndo',
};

/** The clause that a refusal of this event obeys. */
export function refusedBy(id: RefusalId, event: NoirEvent): string {
  const found = REFUSED[id];
  const type = event.type === 'arrest' && event.by ? 'agent' : event.type;
  return clauseId(clause[typeof found === 'string' ? found : (found[type] as ClauseName)]);
}
