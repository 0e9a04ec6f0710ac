/** The values that expectations are compared with, and how. */
import type { Observed } from '../../game.ts';
import type { Json, JsonObject } from '../../trace.ts';
import type { Place } from '../happenings.ts';
import type { Table } from '../table.ts';
import type { ExplosionEvent, Seats } from '../vocabulary.ts';
import { cardAt, lockedPlaces } from './cards.ts';
import { legal } from './legal.ts';
import { mute } from './people.ts';
import { isSuicide } from './rank.ts';
import { scheduleFor } from './schedule.ts';
import { truthOf } from './position.ts';

const cards = (table: Table, places: readonly Place[]): Json =>
  places.flatMap((place) => cardAt(table, place) ?? []);

const awake = ({ happened }: Table): Seats =>
  happened.flatMap((one) => (one.type === 'woke' ? one.seats : []));

/** Whom an event is aimed at. */
function aims(event: ExplosionEvent): Seats {
  switch (event.type) {
    case 'hide':
    case 'knockOut':
    case 'murder':
    case 'shoot':
      return [event.target];
    case 'look':
      return [event.at];
    case 'flip':
      return event.targets.length ? event.targets : event.target ? [event.target] : [];
    case 'elect':
    case 'vote':
      return Object.values(event.votes);
    case 'speak':
    case 'hideCard':
      return [event.player];
    case 'substitute':
      return [event.by];
    default:
      return [];
  }
}

function aimedAt(table: Table): JsonObject {
  const found: { [type: string]: Set<string> } = {};
  for (const event of legal(table))
    for (const seat of aims(event)) (found[event.type] ??= new Set()).add(seat);
  return Object.fromEntries(Object.entries(found).map(([type, seats]) => [type, [...seats]]));
}

const ofView = ({ table, knowledge }: Observed<Table>): Observed<Table>['knowledge'][string] | undefined =>
  table.view ? knowledge[table.view] : undefined;

function shares(at: Observed<Table>): Json {
  const all = (ofView(at)?.more?.['shares'] ?? {}) as { [seat: string]: { share: string } };
  return Object.fromEntries(Object.entries(all).map(([seat, { share }]) => [seat, share]));
}

const truth =
  (key: string) =>
  ({ table }: Observed<Table>): Json =>
    truthOf(table)[key] ?? null;

const OBSERVED: { readonly [key: string]: (at: Observed<Table>) => Json } = {
  sums: truth('sums'),
  big: truth('big'),
  medium: truth('medium'),
  small: truth('small'),
  culprit: truth('culprit'),
  accomplice: truth('accomplice'),
  follower: truth('follower'),
  bad: truth('bad'),
  restart: ({ table }) => isSuicide(table),
  awake: ({ table }) => awake(table),
  turnedUp: ({ table }) => cards(table, table.turnedUp),
  locked: ({ table }) => cards(table, lockedPlaces(table)),
  hidden: ({ table }) => cards(table, table.day.hidden),
  answers: ({ table }) => table.answers as Json,
  legal: ({ table }) => aimedAt(table),
  tally: ({ table }) => (table.day.count?.tally ?? {}) as JsonObject,
  out: ({ table }) => table.day.out,
  representative: ({ table }) => table.day.representative,
  imprisoned: ({ table }) => table.imprisoned,
  dead: ({ table }) => table.dead,
  mute: ({ table }) => mute(table),
  faceUp: ({ table }) => table.faceUp,
  round: ({ table }) => table.round,
  phase: ({ table }) => table.phase,
  schedule: ({ table }) => scheduleFor(table.seats.length),
  winner: ({ table }) => table.winner,
  suspects: (at) => ofView(at)?.suspects ?? null,
  shares,
};
export const EXPECTATIONS = ['refused', ...Object.keys(OBSERVED)];

export const observe = (key: string, at: Observed<Table>): Json => OBSERVED[key]!(at);

const asSet = (list: Json | undefined): string =>
  [...new Set((list ?? []) as readonly string[])].sort().join();

/** `legal` names only what it speaks of. */
export function matches(key: string, expected: Json, actual: Json): boolean | undefined {
  if (key !== 'legal') return undefined;
  const found = actual as JsonObject;
  return Object.entries(expected as JsonObject).every(([type, seats]) => asSet(seats) === asSet(found[type]));
}
