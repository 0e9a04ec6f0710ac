/**
 * Byzantine Assassin without its charts: all that a browser needs to play on. Positions are taken as they are: those of cases
 * have been checked when the site was built.
 */
import type { Playable } from '../game.ts';
import type { ByzantineLog } from './logic/clues.ts';
import { know } from './logic/deduce.ts';
import { factOf, openingFor } from './logic/facts.ts';
import type { Fact, Opening } from './logic/facts.ts';
import { judge } from './logic/judge.ts';
import { legal } from './logic/legal.ts';
import { positionOf } from './logic/position.ts';
import { say } from './logic/say.ts';
import { start } from './logic/start.ts';
import { seenBy } from './logic/view.ts';
import { eventOf, write } from './logic/written.ts';
import { names } from './names.ts';
import { refusedBy } from './refusal-clauses.ts';
import type { Table } from './table.ts';
import { EVENTS, SEATS, VARIANTS } from './vocabulary.ts';
import type { ByzantineEvent, RefusalId, Seat } from './vocabulary.ts';

const byzantine: Playable<Table, ByzantineEvent, Opening, Fact> = {
  id: 'byzantine',
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
  answer: ({ answer }) => answer,
  winner: ({ winner }) => winner,
  seen: (before, event, after, seat) => seenBy(before, event, after, seat as Seat),

  opening: (table, seat) => openingFor(table, seat as Seat),
  witness: (before, event, after) => factOf(before, event, after),
  know: (log, only) => know(log as ByzantineLog, only),

  say,
};

export default byzantine;
