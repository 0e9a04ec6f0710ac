/** Noir: Killer vs Inspector, without its charts: all that a browser needs to play on. */
import type { Playable } from '../game.ts';
import { refusedBy } from './clauses.ts';
import { know } from './logic/deduce.ts';
import { factFor, openingFor } from './logic/facts.ts';
import type { Fact, Opening } from './logic/facts.ts';
import { judge } from './logic/judge.ts';
import { legal } from './logic/legal.ts';
import { positionOf } from './logic/position.ts';
import { say } from './logic/say.ts';
import { start } from './logic/start.ts';
import { seenBy } from './logic/view.ts';
import { eventOf, write } from './logic/written.ts';
import { names } from './names.ts';
import type { Table } from './table.ts';
import { EVENTS, SEATS, VARIANTS } from './vocabulary.ts';
import type { NoirEvent, RefusalId, Seat } from './vocabulary.ts';

const noir: Playable<Table, NoirEvent, Opening, Fact> = {
  id: 'noir',
  seats: SEATS,
  variants: VARIANTS,
  events: EVENTS,
  names,

  start,
  event: eventOf,
  write,
  judge,
  refusal: (id, event, table) => ({ id, clause: refusedBy(id as RefusalId, event, table) }),
  legal,

  position: positionOf,
  answer: (table) => table.last?.answer ?? null,
  winner: (table) => table.winner,
  seen: (before, event, after, seat) => seenBy(before, event, after, seat as Seat),

  opening: (table, seat) => openingFor(table, seat as Seat),
  witness: (_before, _event, after, seat) => factFor(after, seat as Seat),
  know,

  say,
};

export default noir;
