/** Sentences of Noir changed by hand: what its charts do not show by themselves. */
import { byHand, holding } from '../mutants/by-hand.ts';
import type { GameMutants, OwnMutant } from '../mutants/mutant.ts';
import { near } from './logic/adjacency.ts';
import { drawn, topCard } from './logic/deck.ts';
import { drawCard, killerIsAsked } from './logic/exonerate.ts';
import { cellOf, isAlive, linesOf } from './logic/grid.ts';
import { inspectorIsAsked } from './logic/innocent-kill.ts';
import { reasonsAgainst } from './logic/judge.ts';
import { lastKill } from './logic/kill.ts';
import { lineIsDead } from './logic/removal.ts';
import { lineNow, shift } from './logic/shift.ts';
import type { Board, Table } from './table.ts';
import { SIDES } from './vocabulary.ts';
import type { Exonerate, NoirEvent, Shift, Suspect } from './vocabulary.ts';

type Own = OwnMutant<Table, NoirEvent>;
const { forbid, stuck } = byHand<Table, NoirEvent>();

/** Whether a suspect touches another at a side and not only at a corner. */
function isBeside(board: Board, one: Suspect, other: Suspect): boolean {
  const places = [one, other].map((who) => {
    const row = board.findIndex((line) => line.some((cell) => cell.who === who));
    return [row, board[row]?.findIndex((cell) => cell.who === who) ?? -1] as const;
  });
  const [[row, column], [otherRow, otherColumn]] = places as [
    readonly [number, number],
    readonly [number, number],
  ];
  return Math.abs(row - otherRow) + Math.abs(column - otherColumn) === 1;
}

const ownIdentity = ({ turn, killer, inspector }: Table): Suspect | null =>
  turn === 'killer' ? killer : inspector;

type Change = Extract<Own, { change: unknown }>['change'];
type Guards = { readonly [name: string]: (table: Table, event: NoirEvent) => boolean };

const guards =
  (changed: Guards): Change =>
  (game) => ({
    names: { ...game.names, guards: { ...game.names.guards, ...changed } },
  });
const action =
  (name: string, changed: (table: Table, event: never) => Table): Change =>
  (game) => ({
    names: { ...game.names, actions: { ...game.names.actions, [name]: changed as never } },
  });

/** The limit of kills, moved by one. */
const limit = (clause: string, by: number): Own => ({
  clause,
  kind: 'number',
  change: guards({ limitReached: ({ kills, variants }) => kills >= variants.killsToWin + by }),
});

const refilled = (table: Table, event: Exonerate): Table => {
  const first = drawCard(table, event);
  const top = topCard(first);
  return top && first.hand.length < 4 ? { ...drawn(first, top), hand: [...first.hand, top] } : first;
};

const sideways = (event: Shift): Shift =>
  event.axis === 'row'
    ? { ...event, axis: 'column', to: event.to === 'left' ? 'up' : 'down' }
    : { ...event, axis: 'row', to: event.to === 'up' ? 'left' : 'right' };

const own: readonly Own[] = [
  forbid('adjacency-1', 'kill', ({ board, killers }, { victim }) =>
    killers.every((who) => !isBeside(board, who, victim)),
  ),
  forbid('adjacency-5', 'kill', ({ board }, { victim }) =>
    near(board, victim).some((who) => !isAlive(board, who)),
  ),
  forbid('arrest-10', 'arrest', ({ inspector }, { suspect, by }) => !by && suspect === inspector),
  forbid('strategy-inspector-6', 'arrest', ({ inspector }, { suspect, by }) => !by && suspect === inspector),
  forbid('arrest-15', 'arrest', ({ board, variants }, { suspect }) => {
    const cell = cellOf(board, suspect);
    return variants.arrestTargets === 'any' && Boolean(cell && (!cell.alive || cell.innocent));
  }),
  { clause: 'citizen-arrest-10', kind: 'allow', change: action('drawCard', refilled) },
  forbid('citizen-arrest-20', 'arrest', ({ board }, { by }) => Boolean(by && !isAlive(board, by))),
  forbid('collapse-10', 'collapse', (_table, { to }) => to === SIDES.row[0] || to === SIDES.column[0]),
  forbid('disguise-9', 'disguise', ({ board, discarded }) => discarded.some((who) => !isAlive(board, who))),
  forbid('exonerate-3', 'exonerate', (table, { card }) => card === topCard(table)),
  forbid('exonerate-19', 'exonerate', ({ board }, { card }) => cellOf(board, card)?.alive === false),
  {
    clause: 'exonerate-20',
    kind: 'skip',
    change: guards({
      killerIsAsked: (table) =>
        killerIsAsked(table) && table.last?.type === 'exonerate' && isAlive(table.board, table.last.card),
    }),
  },
  forbid('exonerate-23', 'exonerate', ({ board }, { card }) => !cellOf(board, card)),
  forbid('first-turns-13', 'choose', ({ board }, { card }) => !isAlive(board, card)),
  {
    clause: 'innocent-kill-10',
    kind: 'skip',
    change: guards({ inspectorIsAsked: (table) => inspectorIsAsked(table) && !lastKill(table)?.former }),
  },
  forbid('kill-6', 'kill', ({ board }, { victim }) => cellOf(board, victim)?.innocent ?? false),
  forbid(
    'kill-15',
    'shift',
    ({ turn, board, killer }) =>
      turn === 'killer' && killer !== null && near(board, killer).every((who) => !isAlive(board, who)),
  ),
  {
    clause: 'removal-1',
    kind: 'swap',
    change: guards({
      lineIsDead: (table) => lineIsDead(table) && table.board.some((row) => row.every((cell) => !cell.alive)),
    }),
  },
  {
    clause: 'shift-1',
    kind: 'swap',
    change: action('pushLine', (table, event: Shift) => shift(table, sideways(event))),
  },
  {
    clause: 'shift-2',
    kind: 'number',
    change: action('pushLine', (table, event: Shift) => shift(shift(table, event), event)),
  },
  forbid('shift-3', 'shift', (table, { axis, at }) => {
    const who = ownIdentity(table);
    return linesOf(table.board, axis)[at - 1]?.some((cell) => cell.who === who) ?? false;
  }),
  forbid('shift-15', 'shift', ({ board, lastShift }, { axis, at, to }) =>
    Boolean(lastShift && lastShift.axis === axis && lastShift.to === to && lineNow(board, lastShift) === at),
  ),
  limit('winning-3', 1),
  limit('winning-3', -1),
  limit('winning-8', 1),
  limit('winning-9', 1),
  stuck('citizen-arrest-1', 'citizenArrest', 'off'),
  stuck('collapse-11', 'removal', 'automatic'),
  stuck('exonerate-22', 'exonerateDeceased', 'radar'),
  stuck('exonerate-25', 'exonerateAnswer', true),
  stuck('innocent-kill-11', 'formerIdentityAnswer', true),
  stuck('innocent-kill-15', 'innocentKillAnswer', true),
  stuck('shift-14', 'undo', 'position'),
  stuck('turn-7', 'citizenArrest', 'off'),
];

const mutants: GameMutants<Table, NoirEvent> = {
  against: (table, event) => holding(reasonsAgainst(table, event)),
  own,
  equal: {},
};
export default mutants;
