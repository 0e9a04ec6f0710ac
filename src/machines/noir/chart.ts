/** The names that all charts of Noir share: guards and actions are one-line names for the functions in `logic/`. */
import { assign, setup } from 'xstate';
import { act } from './logic/act.ts';
import { askSuspect, name } from './logic/arrest.ts';
import { deal, takeIdentity } from './logic/choose.ts';
import { byAgent, spendAgent } from './logic/citizen-arrest.ts';
import { collapse } from './logic/collapse.ts';
import { changeIdentity, drawIdentity, drawnIsAlive, showCard } from './logic/disguise.ts';
import { cardFate } from './logic/evidence.ts';
import { askKiller, drawCard, killerIsAsked, playCard } from './logic/exonerate.ts';
import { askInspector, inspectorIsAsked } from './logic/innocent-kill.ts';
import { judge } from './logic/judge.ts';
import { inspectorKilled, limitReached, strike } from './logic/kill.ts';
import { cellOf } from './logic/grid.ts';
import { lineIsDead, removeLines } from './logic/removal.ts';
import { shift } from './logic/shift.ts';
import { choiceDue, firstKillDue, isOver, passTurn, won } from './logic/winning.ts';
import type { Table } from './table.ts';
import type { Arrest, Choose, Collapse, Disguise, Exonerate, Kill, NoirEvent, Shift } from './vocabulary.ts';

export type Context = { table: Table };
type At = { context: Context };

const may = ({ context }: At, event: NoirEvent): boolean => judge(context.table, event).legal;
const fact =
  (holds: (table: Table) => boolean) =>
  ({ context }: At) =>
    holds(context.table);

/** An action that needs what the event says. */
const told = <E extends NoirEvent>(effect: (table: Table, event: E) => Table) =>
  assign<Context, NoirEvent, E, NoirEvent, never>({
    table: ({ context }, event) => effect(context.table, event),
  });
/** An action that goes on from what has happened so far. */
const on = (effect: (table: Table) => Table) =>
  assign<Context, NoirEvent, undefined, NoirEvent, never>({ table: ({ context }) => effect(context.table) });

export const chart = setup({
  types: {
    context: {} as Context,
    events: {} as NoirEvent,
    input: {} as { table: Table },
    meta: {} as { clauses: string[] },
  },
  guards: {
    mayKill: (at: At, event: Kill) => may(at, event),
    mayKillInnocent: (at: At, event: Kill) =>
      may(at, event) && Boolean(cellOf(at.context.table.board, event.victim)?.innocent),
    mayChoose: (at: At, event: Choose) => may(at, event),
    mayShift: (at: At, event: Shift) => may(at, event),
    mayDisguise: (at: At, event: Disguise) => may(at, event),
    mayExonerate: (at: At, event: Exonerate) => may(at, event),
    mayArrest: (at: At, event: Arrest) => may(at, event),
    mayArrestThroughAgent: (at: At, event: Arrest) => may(at, event) && Boolean(event.by),
    mayCollapse: (at: At, event: Collapse) => may(at, event),
    gameIsOver: fact(isOver),
    killerHasWon: fact((table) => table.winner === 'killer'),
    inspectorHasWon: fact((table) => table.winner === 'inspector'),
    killersTurn: fact((table) => table.turn === 'killer'),
    inspectorsTurn: fact((table) => table.turn === 'inspector'),
    firstKillDue: fact(firstKillDue),
    choiceDue: fact(choiceDue),
    inspectorWasKilled: fact(inspectorKilled),
    limitReached: fact(limitReached),
    inspectorIsAsked: fact(inspectorIsAsked),
    killerIsAsked: fact(killerIsAsked),
    answeredYes: fact((table) => table.last?.answer === true),
    answeredNo: fact((table) => table.last?.answer === false),
    lineIsDead: fact(lineIsDead),
    drawnIsAlive: fact(drawnIsAlive),
    throughAgent: fact(byAgent),
    cardIsHeld: fact((table) => cardFate(table) === 'held'),
    cardIsFaceUp: fact((table) => cardFate(table) === 'faceUp'),
    cardIsPutAway: fact((table) => cardFate(table) === 'putAway'),
  },
  actions: {
    act: told(act),
    strike: told(strike),
    deal: told(deal),
    pushLine: told(shift),
    drawIdentity: told(drawIdentity),
    drawCard: told(drawCard),
    nameSuspect: told(name),
    collapseGrid: told(collapse),
    takeIdentity: on(takeIdentity),
    changeIdentity: on(changeIdentity),
    showCard: on(showCard),
    playCard: on(playCard),
    askKiller: on(askKiller),
    askInspector: on(askInspector),
    askSuspect: on(askSuspect),
    spendAgent: on(spendAgent),
    removeLines: on(removeLines),
    passTurn: on(passTurn),
    killerWins: on((table) => won(table, 'killer')),
    inspectorWins: on((table) => won(table, 'inspector')),
  },
});

/** A machine starts from its input. */
export const fromInput = ({ input }: { input: { table: Table } }): { table: Table } => ({
  table: input.table,
});
