/** "Draw the round's character cards, face up" (B-011, B-D02, B-G05, B-G45). */
import { BadEvent } from '../../game.ts';
import type { Table } from '../table.ts';
import type { Characters, Draw } from '../vocabulary.ts';
import { isOverdue } from './ending.ts';
import { everybody, isDead, living } from './people.ts';
import type { Reasons } from './reasons.ts';

const CARDS: { readonly [players: number]: number } = { 2: 6, 3: 6, 4: 5, 5: 5, 6: 7 };
/** How many the detectives pick: four for one or two of them, else one each (B-014). */
const PICKS: { readonly [players: number]: number } = { 2: 4, 3: 4, 4: 3, 5: 4, 6: 5 };

/** Cards that can be drawn: those of the living in this palace (B-053). */
export const deckOf = (table: Table): Characters => living(table).filter((who) => !table.drawn.includes(who));

export function cardsToDraw({ players, variants, at, dead }: Table): number {
  const wanted = players === 5 && variants.fivePlayers === 'draw-6' ? 6 : CARDS[players]!;
  return Math.min(wanted, living({ at, dead }).length);
}

export const picksOf = ({ players, drawn }: Pick<Table, 'players' | 'drawn'>): number =>
  Math.min(PICKS[players]!, drawn.length);

/** The row of the last round still lies there until it is shuffled back, or until the next is drawn. */
export const mayDraw = ({ phase, extra }: Table): boolean =>
  phase === null || phase === 'draw' || (phase === 'last' && !extra);

export const drawReasons = (table: Table, { cards }: Draw): Reasons => [
  [!mayDraw(table), 'wrong-phase'],
  [cards.some((who) => table.at[who] === undefined), 'not-drawn'],
  [cards.some((who) => isDead(table, who)), 'dead'],
];

function checkNumber(table: Table, cards: Characters): void {
  const wanted = cardsToDraw(table);
  if (new Set(cards).size !== cards.length) throw new BadEvent('', cards.join(', '), 'each card once');
  if (cards.length !== wanted) {
    const who = `${table.players} players and ${everybody(table.at).length} characters`;
    throw new BadEvent('', `${cards.length} cards`, `${wanted}, with ${who} (B-011)`);
  }
}

/** Fails with `BadEvent` when the number of cards cannot be. */
export function draw(table: Table, { cards }: Draw): Table {
  checkNumber(table, cards);
  const last = table.phase === 'last' || isOverdue(table);
  return {
    ...table,
    phase: last ? 'last' : 'detectives',
    extra: last,
    drawn: cards,
    picked: [],
    assassinPicked: [],
    turn: null,
    gained: null,
    killed: false,
  };
}
