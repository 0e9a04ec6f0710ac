/** Byzantine Assassin, as the shared code knows it. */
import type { Game } from '../game.ts';
import { machine } from './chart-game.ts';
import { refusedBy } from './clauses.ts';
import type { ByzantineLog } from './logic/clues.ts';
import { know } from './logic/deduce.ts';
import { factOf, openingFor } from './logic/facts.ts';
import type { Fact, Opening } from './logic/facts.ts';
import { judge } from './logic/judge.ts';
import { legal } from './logic/legal.ts';
import { matches, observe } from './logic/observe.ts';
import { positionOf } from './logic/position.ts';
import { say } from './logic/say.ts';
import { start } from './logic/start.ts';
import { seenBy } from './logic/view.ts';
import { eventOf, write } from './logic/written.ts';
import { rules } from './rules/rules.ts';
import type { Table } from './table.ts';
import { EVENTS, SEATS, VARIANTS } from './vocabulary.ts';
import type { ByzantineEvent, RefusalId, Seat } from './vocabulary.ts';

const game: Game<Table, ByzantineEvent, Opening, Fact> = {
  id: 'byzantine',
  seats: SEATS,
  variants: VARIANTS,
  events: EVENTS,
  start,
  event: eventOf,
  write,
  judge,
  refusal: (id, event) => ({ id, clause: refusedBy(id as RefusalId, event) }),
  legal,
  machine,
  rules,
  position: positionOf,
  answer: ({ answer }) => answer,
  winner: ({ winner }) => winner,
  seen: (before, event, after, seat) => seenBy(before, event, after, seat as Seat),
  opening: (table, seat) => openingFor(table, seat as Seat),
  witness: (before, event, after) => factOf(before, event, after),
  know: (log, only) => know(log as ByzantineLog, only),
  observe,
  ordered: new Set(),
  matches,
  say,
};

export default game;
