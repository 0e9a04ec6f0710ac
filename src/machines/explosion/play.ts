/**
 * Truth Explosion without its charts: all that a browser needs to play on. Positions are taken as they are: those of cases
 * have been checked when the site was built.
 */
import type { Playable } from '../game.ts';
import { judge } from './logic/judge.ts';
import { know } from './logic/know/deduce.ts';
import type { ExplosionLog } from './logic/know/clues.ts';
import { openingFor, witnessed } from './logic/know/facts.ts';
import type { Fact, Opening } from './logic/know/facts.ts';
import { legal } from './logic/legal.ts';
import { positionFor } from './logic/position.ts';
import { say } from './logic/say.ts';
import { start } from './logic/start.ts';
import { seenBy } from './logic/view.ts';
import { eventOf, write } from './logic/written.ts';
import { names } from './names.ts';
import { refusedBy } from './refusal-clauses.ts';
import type { Table } from './table.ts';
import { EVENTS, SEATS, VARIANTS } from './vocabulary.ts';
import type { ExplosionEvent, RefusalId, Seat } from './vocabulary.ts';

const explosion: Playable<Table, ExplosionEvent, Opening, readonly Fact[]> = {
  id: 'explosion',
  seats: SEATS,
  seatsAt: ({ seats }) => seats,
  variants: VARIANTS,
  events: EVENTS,
  names,

  start,
  event: eventOf,
  write,
  judge,
  refusal: (id, event, table) => ({ id, clause: refusedBy(id as RefusalId, event, table) }),
  legal,

  position: (table) => positionFor(table, null),
  answer: () => null,
  winner: ({ winner }) => winner,
  seen: (before, event, after, seat) => seenBy(before, event, after, seat as Seat),

  opening: (table, seat) => openingFor(table, seat as Seat),
  witness: (before, event, after, seat) => witnessed(before, event, after, seat as Seat),
  know: (log, only) => know(log as ExplosionLog, only),

  say,
};

export default explosion;
