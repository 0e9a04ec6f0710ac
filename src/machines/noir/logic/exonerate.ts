/** "Draw 1, then play 1 of the 4 face up on its suspect"; the Killer answers whether next to that suspect (N-048 to N-053). */
import type { HappeningOf, Table } from '../table.ts';
import type { Exonerate, Suspect, Suspects } from '../vocabulary.ts';
import { near } from './adjacency.ts';
import { replyTo, unasked } from './answer.ts';
import { drawn, topCard, without } from './deck.ts';
import { cellOf, withCell } from './grid.ts';
import { apart } from './hidden.ts';

/** The hand after the draw. */
export const handToPlay = (table: Table): Suspects => {
  const card = topCard(table);
  return card ? [...table.hand, card] : table.hand;
};

/** The top card is drawn; the card to be played is named. */
export function drawCard(table: Table, { card, answer }: Exonerate): Table {
  const top = topCard(table) as Suspect;
  return {
    ...drawn(table, top),
    hand: [...table.hand, top],
    lastShift: null,
    last: {
      type: 'exonerate',
      card,
      drawn: top,
      near: near(table.board, card),
      answer: null,
      told: answer ?? null,
      removed: [],
    },
  };
}

const lastOne = ({ last }: Table): HappeningOf<'exonerate'> | null =>
  last?.type === 'exonerate' ? last : null;

/** Whether the card lies on its suspect; otherwise it is put away (N-G08, N-G09). */
function liesOnSuspect({ board, variants }: Table, card: Suspect): boolean {
  const cell = cellOf(board, card);
  return Boolean(cell && (cell.alive || variants.exonerateDeceased === 'radar'));
}

/** The card named leaves the hand: onto its suspect, or away. Fails with `BadEvent` when an answer was told that nobody is asked for. */
export function playCard(table: Table): Table {
  const last = lastOne(table);
  if (!last) return table;
  const { card, told } = last;
  if (!killerIsAsked(table)) unasked(told, 'exonerate');
  const hand = without(table.hand, card);
  if (!liesOnSuspect(table, card)) return { ...table, hand, discarded: [...table.discarded, card] };
  return { ...table, hand, board: withCell(table.board, card, { innocent: true }) };
}

/** Whether the Killer has to answer for the card just played. */
export function killerIsAsked(table: Table): boolean {
  const card = lastOne(table)?.card;
  return Boolean(card && table.variants.exonerateAnswer && liesOnSuspect(table, card));
}

/** The Killer answers. Fails with `BadEvent` like `replyTo`. */
export function askKiller(table: Table): Table {
  const last = lastOne(table);
  if (!last) return table;
  const { answer, left } = replyTo(table.killers, last.near, last.told, 'exonerate');
  return apart({ ...table, killers: left, last: { ...last, answer } });
}
