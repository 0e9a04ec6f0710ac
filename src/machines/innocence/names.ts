/** The names by which the charts of Innocence call its logic. */
import type { Names } from '../game.ts';
import { arrest, decide, showAll, verdictOn, voteHasFailed } from './logic/arrest.ts';
import { deal } from './logic/deal.ts';
import {
  dealIdentities,
  isMoreThanAdvised,
  revealDetective,
  showIdentity,
  specials,
} from './logic/identities.ts';
import { claim, lookAtDeck } from './logic/inquiry.ts';
import { judge } from './logic/judge.ts';
import { publish } from './logic/publish.ts';
import { turnsAreOver } from './logic/reasons.ts';
import { isOver, settle } from './logic/settle.ts';
import { decidedBy, specialRoleIsCulprit } from './logic/table-facts.ts';
import { draw, endTurn, showDrawn } from './logic/turn.ts';
import { vote } from './logic/vote.ts';
import type { Table } from './table.ts';
import type { InnocenceEvent } from './vocabulary.ts';

const may = (table: Table, event: InnocenceEvent): boolean => judge(table, event).legal;
const suspects =
  (count: number) =>
  ({ suspects: all }: Table): boolean =>
    all.length === count;

export const names = {
  guards: {
    isLegal: may,
    mayDealIdentities: may,
    mayShowIdentity: may,
    mayDeal: may,
    mayPublish: may,
    mayPass: may,
    mayDraw: may,
    mayLook: may,
    mayClaim: may,
    mayArrest: may,
    mayVote: may,
    gameIsOver: isOver,
    lawHasWon: ({ ending }: Table) => ending?.winner === 'law',
    culpritsHaveWon: ({ ending }: Table) => ending?.winner === 'culprits',
    culpritCaught: ({ ending }: Table) => ending?.caught === true,
    specialRoleIsCulprit,
    timeToDeal: ({ phase }: Table) => phase === 'deal',
    timeToReveal: ({ phase }: Table) => phase === 'reveal',
    timeForTurns: ({ phase }: Table) => phase === 'turns',
    roundIsOver: (table: Table) => turnsAreOver(settle(table)),
    turnsAreOver,
    detectiveMode: ({ mode }: Table) => mode === 'detective',
    threeSuspects: suspects(3),
    fourSuspects: suspects(4),
    withoutSpecials: (table: Table) => specials(table) === 0,
    moreThanAdvised: isMoreThanAdvised,
    publishedOne: ({ drawn }: Table) => drawn?.published != null,
    cardsAreTold: (table: Table) => turnsAreOver(table) && verdictOn(table) !== null,
    weaponHeld: decidedBy('weapon'),
    oneIsLowest: decidedBy('lowest'),
    oneHasFewest: decidedBy('fewest-valid'),
    oneHasMost: ({ voting }: Table) => voting?.result === 'arrest',
    twoHaveMost: ({ voting }: Table) => voting?.result === 'tie',
    voteHasFailed,
  },
  actions: {
    giveIdentities: dealIdentities,
    revealDetective,
    turnUpIdentity: showIdentity,
    dealTwo: deal,
    turnUpAll: publish,
    drawOne: draw,
    showDrawn,
    endTurn,
    lookAtDeck,
    note: claim,
    seize: arrest,
    point: vote,
    showAll,
    decide,
    settle,
  },
} satisfies Names<Table, any>;
