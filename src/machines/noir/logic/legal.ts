/** Every legal event at a table: all that could be named, filtered by `judge`; in a puzzle once for each possible answer. */
import { BadEvent } from '../../game.ts';
import type { Table } from '../table.ts';
import { AXES, SIDES, SUSPECTS } from '../vocabulary.ts';
import type { NoirEvent, Suspect } from '../vocabulary.ts';
import { act } from './act.ts';
import { fourCards } from './choose.ts';
import { choices } from './collapse.ts';
import { handToPlay } from './exonerate.ts';
import { linesOf } from './grid.ts';
import { judge } from './judge.ts';

function shifts({ board }: Table): NoirEvent[] {
  return AXES.flatMap((axis) =>
    linesOf(board, axis).flatMap((_, index) =>
      SIDES[axis].map((to): NoirEvent => ({ type: 'shift', axis, at: index + 1, to })),
    ),
  );
}

function disguises({ killer, killers, deck }: Table): NoirEvent[] {
  if (killer !== null) return [{ type: 'disguise' }];
  const shown = deck.map((card): NoirEvent => ({ type: 'disguise', shown: card }));
  return [...killers.map((was): NoirEvent => ({ type: 'disguise', was })), ...shown];
}

const arrests = ({ hand, variants }: Table, suspect: Suspect): NoirEvent[] => [
  { type: 'arrest', suspect },
  ...(variants.citizenArrest === 'off' ? [] : hand.map((by): NoirEvent => ({ type: 'arrest', suspect, by }))),
];

const collapses = (table: Table): NoirEvent[] =>
  table.variants.removal === 'automatic'
    ? []
    : AXES.flatMap((each) =>
        choices(table, each).map((take): NoirEvent => ({ type: 'collapse', each, take, to: SIDES[each][0] })),
      );

const nameable = (table: Table): NoirEvent[] => [
  ...SUSPECTS.map((victim): NoirEvent => ({ type: 'kill', victim })),
  ...fourCards(table).map((card): NoirEvent => ({ type: 'choose', card })),
  ...shifts(table),
  ...disguises(table),
  ...handToPlay(table).map((card): NoirEvent => ({ type: 'exonerate', card })),
  ...SUSPECTS.flatMap((suspect) => arrests(table, suspect)),
  ...collapses(table),
];

function canBe(table: Table, event: NoirEvent): boolean {
  try {
    act(table, event);
    return true;
  } catch (error) {
    if (error instanceof BadEvent) return false;
    throw error;
  }
}

/** The event as it may be told: itself where the outcome is certain, else once for each answer that can be true. */
function tellings(table: Table, event: NoirEvent): NoirEvent[] {
  const allKnown = table.killer && (table.inspector || !table.chosen);
  if (allKnown || canBe(table, event)) return [event];
  return [true, false]
    .map((answer) => ({ ...event, answer }) as NoirEvent)
    .filter((told) => canBe(table, told));
}

/** Legal events in the order of `EVENTS`. A collapse is listed once, since the side makes no difference. */
export const legal = (table: Table): NoirEvent[] =>
  nameable(table)
    .filter((event) => judge(table, event).legal)
    .flatMap((event) => tellings(table, event));
