/** A table in the words of `given`, with what `given` cannot say added; for a seat, without what it may not know. */
import type { JsonObject } from '../../trace.ts';
import type { Place, Slot } from '../happenings.ts';
import type { Table } from '../table.ts';
import type { Card, Seat } from '../vocabulary.ts';
import { cardAt, lockedPlaces, SLOTS } from './cards.ts';
import { happenedFor } from './happened-for.ts';
import { mute } from './people.ts';
import { accompliceOf, allTold, badOf, culpritOf, followerOf, groupOf, keyOf, sumOfKey } from './rank.ts';
import { faceKnown, roleKnown } from './sight.ts';
import { modeOf } from './mode.ts';
import { rolesLeft, weaponsInDeck } from './skills/looking.ts';

/** Null: everything is shown. */
type View = Seat | null;

const some = (parts: { [key: string]: unknown }): JsonObject =>
  Object.fromEntries(
    Object.entries(parts).filter(
      ([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  ) as JsonObject;

function handsFor(table: Table, view: View): JsonObject {
  const face = (place: Place): Card | null =>
    view === null || faceKnown(table, view, place) ? cardAt(table, place) : null;
  return Object.fromEntries(table.seats.map((seat) => [seat, SLOTS.map((slot) => face({ seat, slot }))]));
}

const rolesFor = ({ roles, ...table }: Table, view: View): JsonObject =>
  Object.fromEntries(
    Object.entries(roles).filter(
      ([who]) => view === null || roleKnown({ roles, ...table }, view, who as Seat),
    ),
  );

function slotsOf(places: readonly Place[]): JsonObject {
  const found: { [seat: string]: Slot[] } = {};
  for (const { seat, slot } of places) (found[seat] ??= []).push(slot);
  return found;
}

const cardsAt = (table: Table, places: readonly Place[]): readonly Card[] =>
  places.flatMap((place) => cardAt(table, place) ?? []);

/** Camps and ranks, where every hand is told. */
export const truthOf = (table: Table): JsonObject => ({
  culprit: culpritOf(table),
  accomplice: accompliceOf(table),
  follower: followerOf(table),
  bad: badOf(table),
  sums: Object.fromEntries(table.seats.map((seat) => [seat, sumOfKey(keyOf(table, seat) ?? 0)])),
  big: groupOf(table, 'big'),
  medium: groupOf(table, 'medium'),
  small: groupOf(table, 'small'),
});

function day({ day: today }: Table): JsonObject {
  const { choosing, speaker, spoken, flipped, representative, runOff, count, out, atRisk, knockedOut } =
    today;
  return some({
    choosing,
    speaker,
    spoken,
    flipped,
    representative,
    runOff,
    out,
    atRisk,
    knockedOut,
    ...(count ? { votes: count.votes, tally: count.tally, ballot: count.ballot } : {}),
  });
}

/** What lies open for everybody. */
const openPosition = (table: Table): JsonObject => ({
  weapon: table.weapon,
  players: table.seats.length,
  seats: table.seats,
  round: table.round,
  phase: table.phase,
  deckSize: table.deck.length - 2 * table.seats.length,
  faceUp: table.faceUp,
  imprisoned: table.imprisoned,
  dead: table.dead,
  mute: mute(table),
  hidBefore: table.hidBefore,
  knockedOutBefore: table.knockedOutBefore,
  turnedUp: cardsAt(table, table.turnedUp),
  hiddenSlots: slotsOf(table.day.hidden),
  lockedSlots: slotsOf(lockedPlaces(table)),
  ...some({ deceased: table.deceased, links: table.links.flat(), answers: table.answers }),
  ...day(table),
});

/** Who acts in the night knows what they have done until everybody hears of it. */
function tonightFor(table: Table, view: View): JsonObject {
  const { hide, knockOut, murder } = table.tonight.acts;
  const hider = modeOf(table) === 'nine-eleven' ? accompliceOf(table) : culpritOf(table);
  const mine = (actor: Seat | null): boolean => view === null || view === actor;
  const acts = some({
    hide: mine(hider) ? hide : null,
    knockOut: mine(culpritOf(table)) ? knockOut : null,
    murder: mine(culpritOf(table)) ? murder : null,
  });
  return Object.keys(acts).length ? { tonight: acts } : {};
}

function deckFor(table: Table, view: View): JsonObject {
  if (view === null) return {};
  const known = table.view === view ? table.known.deckHas : null;
  return some({
    deckHas: table.sawDeck.includes(view) ? weaponsInDeck(table) : known,
    rolesLeft: table.sawRoles.includes(view) ? rolesLeft(table) : null,
  });
}

/** The position for one view: everything, or what a seat sees of it. */
export function positionFor(table: Table, view: View): JsonObject {
  const isOpen = (place: Place): boolean => view === null || faceKnown(table, view, place);
  const shown = view === null || table.winner !== 'none';
  return {
    ...openPosition(table),
    hands: handsFor(table, view),
    roles: rolesFor(table, view),
    exposed: cardsAt(table, table.exposed.filter(isOpen)),
    ...tonightFor(table, view),
    ...deckFor(table, view),
    ...(shown && allTold(table) ? { truth: truthOf(table) } : {}),
    happened: happenedFor(table, view) as unknown as JsonObject[],
  };
}
