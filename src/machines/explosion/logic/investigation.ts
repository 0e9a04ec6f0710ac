/** Electing a representative, who looks at one card (T-099 to T-102, T-145, T-G07, T-G09, T-G10, T-G13, T-G14, T-G24). */
import type { Table } from '../table.ts';
import type { Elect, Look, Seats } from '../vocabulary.ts';
import { ballotReasons, counted } from './ballot.ts';
import { placeNamed, isHidden, told, visible } from './cards.ts';
import { isDead, living } from './people.ts';
import type { Reasons } from './reasons.ts';
import { today } from './record.ts';
import { lookedAt } from './seeing.ts';
import { allHaveSpoken } from './speech.ts';

/** Who may stand: whoever flipped this round. */
export const candidates = (table: Table): Seats =>
  table.seats.filter((seat) => table.day.flipped.includes(seat) && !isDead(table, seat));

/** All have spoken, there is an investigation, and somebody may stand. */
export function mayElect(table: Table): boolean {
  const { phase, day } = table;
  const isTime = phase === 'investigation' || (phase === 'speech' && allHaveSpoken(table));
  return isTime && !day.skip && !day.elected && candidates(table).length > 0;
}

export const electReasons = (table: Table, event: Elect): Reasons => [
  [!mayElect(table), 'wrong-phase'],
  ...ballotReasons(table, event, table.day.runOff ?? candidates(table)),
];

const quiet = (table: Table): Table => today(table, { speaker: null, mayUse: [], shooter: null });

/** Without a representative it goes straight on to the vote. */
export function elect(table: Table, event: Elect): Table {
  const { table: known, winner, again } = counted(quiet(table), event);
  if (again) return { ...known, phase: 'investigation' };
  const phase = winner ? 'investigation' : 'elimination';
  return { ...today(known, { elected: true, representative: winner }), phase };
}

/** There is a card for the representative to look at. */
export const canLook = (table: Table): boolean =>
  living(table).some((seat) => seat !== table.day.representative && visible(table, seat).length > 0);

export function lookReasons(table: Table, { by, at, card }: Look): Reasons {
  const place = placeNamed(table, at, card);
  const { representative } = table.day;
  return [
    [table.phase !== 'investigation' || representative === null, 'wrong-phase'],
    [by === at, 'self'],
    [isDead(table, at), 'dead'],
    [place !== null && isHidden(table, place), 'card-hidden'],
    [place === null, 'no-such-card'],
    [by !== representative, 'not-representative'],
  ];
}

export function look(table: Table, { by, at, card }: Look): Table {
  const place = placeNamed(table, at, card)!;
  const known: Table = { ...told(table, place, card), phase: 'elimination' };
  return lookedAt(known, by, place, 'look');
}
