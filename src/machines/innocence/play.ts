/**
 * Innocence without its charts: all that a browser needs to play on. Positions are taken as they are: those of cases have been
 * checked when the site was built.
 */
import type { Playable } from '../game.ts';
import { factOf, openingFor } from './logic/facts.ts';
import type { Fact, InnocenceLog, Opening } from './logic/facts.ts';
import { judge } from './logic/judge.ts';
import { know } from './logic/know.ts';
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
import type { InnocenceEvent, RefusalId, Seat } from './vocabulary.ts';

/** Sheriff or detective, the suspects, an onlooker. A case in which it is not known at first who is the detective has no such seat. */
function seatsAt({ mode, detective, suspects }: Table): readonly Seat[] {
  const leads = mode === 'sheriff' || detective !== null;
  return SEATS.filter((seat) => seat === 'table' || (seat === mode ? leads : suspects.includes(seat)));
}

const innocence: Playable<Table, InnocenceEvent, Opening, Fact> = {
  id: 'innocence',
  seats: SEATS,
  seatsAt,
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
  answer: () => null,
  winner: ({ ending }) => ending?.winner ?? 'none',
  seen: seenBy,

  opening: openingFor,
  witness: (_before, event, after, seat) => factOf(event, after, seat),
  know: (log, only) => know(log as InnocenceLog, only),

  say,
};

export default innocence;
