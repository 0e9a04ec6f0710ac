/** The names by which Noir's charts call its logic. */
import type { Names } from '../game.ts';
import { act } from './logic/act.ts';
import { askSuspect, name } from './logic/arrest.ts';
import { deal, takeIdentity } from './logic/choose.ts';
import { byAgent, spendAgent } from './logic/citizen-arrest.ts';
import { collapse } from './logic/collapse.ts';
import { changeIdentity, drawIdentity, drawnIsAlive, showCard } from './logic/disguise.ts';
import { cardFate } from './logic/evidence.ts';
import { askKiller, drawCard, killerIsAsked, playCard } from './logic/exonerate.ts';
import { cellOf } from './logic/grid.ts';
import { askInspector, inspectorIsAsked, kill } from './logic/innocent-kill.ts';
import { judge } from './logic/judge.ts';
import { inspectorKilled, limitReached } from './logic/kill.ts';
import { lineIsDead, removeLines } from './logic/removal.ts';
import { shift } from './logic/shift.ts';
import { choiceDue, firstKillDue, isOver, passTurn, won } from './logic/winning.ts';
import type { Table } from './table.ts';
import type { Arrest, Kill, NoirEvent } from './vocabulary.ts';

const may = (table: Table, event: NoirEvent): boolean => judge(table, event).legal;

export const names = {
  guards: {
    isLegal: may,
    mayKill: may,
    mayKillInnocent: (table: Table, event: Kill) =>
      may(table, event) && Boolean(cellOf(table.board, event.victim)?.innocent),
    mayChoose: may,
    mayShift: may,
    mayDisguise: may,
    mayExonerate: may,
    mayArrest: may,
    mayArrestThroughAgent: (table: Table, event: Arrest) => may(table, event) && Boolean(event.by),
    mayCollapse: may,
    gameIsOver: isOver,
    killerHasWon: ({ winner }: Table) => winner === 'killer',
    inspectorHasWon: ({ winner }: Table) => winner === 'inspector',
    killersTurn: ({ turn }: Table) => turn === 'killer',
    inspectorsTurn: ({ turn }: Table) => turn === 'inspector',
    firstKillDue,
    choiceDue,
    inspectorWasKilled: inspectorKilled,
    limitReached,
    inspectorIsAsked,
    killerIsAsked,
    answeredYes: ({ last }: Table) => last?.answer === true,
    answeredNo: ({ last }: Table) => last?.answer === false,
    lineIsDead,
    drawnIsAlive,
    throughAgent: byAgent,
    cardIsHeld: (table: Table) => cardFate(table) === 'held',
    cardIsFaceUp: (table: Table) => cardFate(table) === 'faceUp',
    cardIsPutAway: (table: Table) => cardFate(table) === 'putAway',
  },
  actions: {
    act,
    strike: kill,
    deal,
    pushLine: shift,
    drawIdentity,
    drawCard,
    nameSuspect: name,
    collapseGrid: collapse,
    takeIdentity,
    changeIdentity,
    showCard,
    playCard,
    askKiller,
    askInspector,
    askSuspect,
    spendAgent,
    removeLines,
    passTurn,
    killerWins: (table: Table) => won(table, 'killer'),
    inspectorWins: (table: Table) => won(table, 'inspector'),
  },
} satisfies Names<Table, NoirEvent>;
