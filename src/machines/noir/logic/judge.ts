/**
 * May this be done now, and if not, why not. Several reasons at once, in the register's order: turn and phase, variant,
 * the thing named exists, its state, adjacency, undo.
 */
import type { Table } from '../table.ts';
import { SIDES } from '../vocabulary.ts';
import type {
  Arrest,
  Choose,
  Collapse,
  Exonerate,
  Kill,
  NoirEvent,
  RefusalId,
  Seat,
  Shift,
} from '../vocabulary.ts';
import { near } from './adjacency.ts';
import { withinReach } from './arrest.ts';
import { fourCards } from './choose.ts';
import { takesOneOfEach } from './collapse.ts';
import { deckSize } from './deck.ts';
import { handToPlay } from './exonerate.ts';
import { cellOf, isAlive, linesOf } from './grid.ts';
import { undoes } from './shift.ts';
import { choiceDue, isOver, mustKillFirst } from './winning.ts';

export type NoirVerdict = { readonly legal: true } | { readonly legal: false; readonly because: RefusalId };

/** The reasons that may apply, in order: the first whose condition holds is the refusal. */
type Reasons = readonly (readonly [holds: boolean, because: RefusalId])[];

const ACTOR: { readonly [K in NoirEvent['type']]: Seat | null } = {
  kill: 'killer',
  disguise: 'killer',
  choose: 'inspector',
  exonerate: 'inspector',
  arrest: 'inspector',
  shift: null,
  collapse: null,
};

/** Whose action this is: that of one seat, or of whoever is to act. */
export const actorOf = (event: NoirEvent, table: Table): Seat => ACTOR[event.type] ?? table.turn;

const phase = (table: Table, event: NoirEvent): Reasons => [
  [isOver(table), 'game-over'],
  [actorOf(event, table) !== table.turn, 'not-your-turn'],
  [mustKillFirst(table) && event.type !== 'kill', 'must-kill-first'],
  [choiceDue(table) && event.type !== 'choose', 'must-choose-first'],
  [!choiceDue(table) && event.type === 'choose', 'already-chosen'],
];

const kill = ({ board, killers }: Table, { victim }: Kill): Reasons => [
  [!cellOf(board, victim), 'not-on-board'],
  [killers.length === 1 && killers[0] === victim, 'own-identity'],
  [!isAlive(board, victim), 'already-deceased'],
  [!killers.some((who) => near(board, victim).includes(who)), 'not-adjacent'],
];

const choose = (table: Table, { card }: Choose): Reasons => [
  [!fourCards(table).includes(card), 'not-in-hand'],
  [table.variants.deceasedIdentity === 'forbidden' && !isAlive(table.board, card), 'identity-deceased'],
];

const shift = (table: Table, event: Shift): Reasons => [
  [
    !linesOf(table.board, event.axis)[event.at - 1] ||
      !(SIDES[event.axis] as readonly string[]).includes(event.to),
    'no-such-line',
  ],
  [undoes(table, event), 'undoes-shift'],
];

const disguise = (table: Table): Reasons => [[deckSize(table) < 1, 'deck-empty']];

const exonerate = (table: Table, { card }: Exonerate): Reasons => {
  const empty = deckSize(table) < 1;
  return [
    [!(empty ? table.hand : handToPlay(table)).includes(card), 'not-in-hand'],
    [empty, 'deck-empty'],
  ];
};

/** Dead or innocent targets, unless the variant allows them or it is the Inspector's own identity (N-G07). */
const target = ({ board, variants, inspector }: Table, { suspect }: Arrest): Reasons => {
  const fussy = variants.arrestTargets === 'living' && suspect !== inspector;
  return [
    [fussy && !isAlive(board, suspect), 'target-deceased'],
    [fussy && cellOf(board, suspect)!.innocent, 'target-innocent'],
  ];
};

const arrest = (table: Table, event: Arrest): Reasons => {
  const { board, variants, hand } = table;
  const { suspect, by } = event;
  const onBoard = Boolean(cellOf(board, suspect));
  if (!by) {
    return [
      [!onBoard, 'not-on-board'],
      ...(onBoard ? target(table, event) : []),
      [!withinReach(table, suspect), 'not-adjacent'],
    ];
  }
  return [
    [variants.citizenArrest === 'off', 'variant-off'],
    [!hand.includes(by), 'not-in-hand'],
    [!onBoard, 'not-on-board'],
    ...(onBoard ? target(table, event) : []),
    [!cellOf(board, by), 'agent-gone'],
    [variants.citizenArrest === 'living' && !isAlive(board, by), 'agent-deceased'],
    [!near(board, by).includes(suspect), 'not-adjacent'],
  ];
};

const collapse = (table: Table, event: Collapse): Reasons => [
  [table.variants.removal !== 'collapse-action', 'variant-off'],
  [!takesOneOfEach(table, event), 'no-such-line'],
];

function own(table: Table, event: NoirEvent): Reasons {
  switch (event.type) {
    case 'kill':
      return kill(table, event);
    case 'choose':
      return choose(table, event);
    case 'shift':
      return shift(table, event);
    case 'disguise':
      return disguise(table);
    case 'exonerate':
      return exonerate(table, event);
    case 'arrest':
      return arrest(table, event);
    case 'collapse':
      return collapse(table, event);
  }
}

const firstOf = (reasons: Reasons): RefusalId | undefined => reasons.find(([holds]) => holds)?.[1];

/** Every reason that may apply, in order. */
export const reasonsAgainst = (table: Table, event: NoirEvent): Reasons => [
  ...phase(table, event),
  ...own(table, event),
];

export function judge(table: Table, event: NoirEvent): NoirVerdict {
  const because = firstOf(phase(table, event)) ?? firstOf(own(table, event));
  return because ? { legal: false, because } : { legal: true };
}
