/** The names that all charts of Byzantine Assassin share: guards and actions are one-line names for the functions in `logic/`. */
import { assign, setup } from 'xstate';
import { accuse, decide } from './logic/accuse.ts';
import { draw, mayDraw } from './logic/draw.ts';
import { isOver } from './logic/ending.ts';
import { judge } from './logic/judge.ts';
import { strike } from './logic/kill.ts';
import {
  cardCanBeRead,
  detectivesPick,
  nobodyPicks,
  roundsAreOver,
  rowIsDrawn,
  severalDied,
} from './logic/machine-facts.ts';
import { move } from './logic/move.ts';
import { read } from './logic/read.ts';
import { endRound, isSkipped, settle } from './logic/round.ts';
import { useSkill } from './logic/skills/skills.ts';
import { pick } from './logic/turn.ts';
import type { Table } from './table.ts';
import type { Accuse, ByzantineEvent, Draw, EndRound, Kill, Move, Pick, Read, Skill } from './vocabulary.ts';

export type Context = { table: Table };
type At = { context: Context };

const may = ({ context }: At, event: ByzantineEvent): boolean => judge(context.table, event).legal;
const fact = (holds: (table: Table) => boolean) => ({ context }: At) => holds(context.table);

/** An action that needs what the event says. */
const told = <E extends ByzantineEvent>(effect: (table: Table, event: E) => Table) =>
  assign<Context, ByzantineEvent, E, ByzantineEvent, never>({ table: ({ context }, event) => effect(context.table, event) });
/** An action that goes on from what has happened so far. */
const on = (effect: (table: Table) => Table) =>
  assign<Context, ByzantineEvent, undefined, ByzantineEvent, never>({ table: ({ context }) => effect(context.table) });

export const chart = setup({
  types: {
    context: {} as Context,
    events: {} as ByzantineEvent,
    input: {} as { table: Table },
    meta: {} as { clauses: string[] },
  },
  guards: {
    mayDraw: (at: At, event: Draw) => may(at, event),
    mayPick: (at: At, event: Pick) => may(at, event),
    mayMove: (at: At, event: Move) => may(at, event),
    mayUseSkill: (at: At, event: Skill) => may(at, event),
    mayKill: (at: At, event: Kill) => may(at, event),
    mayRead: (at: At, event: Read) => may(at, event),
    mayEndRound: (at: At, event: EndRound) => may(at, event),
    mayAccuse: (at: At, event: Accuse) => may(at, event),
    gameIsOver: fact(isOver),
    detectivesHaveWon: fact(({ winner }) => winner === 'detectives'),
    assassinHasWon: fact(({ winner }) => winner === 'assassin'),
    phasesLeftAside: fact(({ phase }) => phase === null),
    timeToDraw: fact(({ phase }) => phase === 'draw'),
    cardsMayBeDrawn: fact(mayDraw),
    detectivesTurn: fact(({ phase }) => phase === 'detectives'),
    assassinsTurn: fact(({ phase }) => phase === 'assassin'),
    timeToKill: fact(({ phase }) => phase === 'kill'),
    extraPhases: fact(({ phase }) => phase === 'last'),
    rowIsDrawn: fact(rowIsDrawn),
    detectivesPick: fact(detectivesPick),
    nobodyPicks: fact(nobodyPicks),
    severalDied: fact(severalDied),
    murderWasSkipped: fact(isSkipped),
    roundsAreOver: fact(roundsAreOver),
    cardCanBeRead: fact(cardCanBeRead),
    gaveUpMoving: fact(({ turn }) => turn?.gaveUp === true),
    accusedRightly: fact(({ answer }) => answer === true),
  },
  actions: {
    drawRow: told(draw),
    takeCard: told(pick),
    walk: told(move),
    useSkill: told(useSkill),
    strike: told(strike),
    turnUp: told(read),
    shuffle: told<EndRound>((table) => endRound(table)),
    nameOne: told(accuse),
    decide: on(decide),
    settle: on(settle),
  },
});

/** A machine starts from its input. */
export const fromInput = ({ input }: { input: { table: Table } }): { table: Table } => ({ table: input.table });
