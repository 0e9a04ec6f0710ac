/** A given position as a table: what it leaves out is filled in as the case format states. */
import type { Place, Slot } from '../happenings.ts';
import { ITEM_DECK, SUITS, suitOf } from '../item-deck.ts';
import type { JsonObject } from '../../trace.ts';
import type { Hand, Known, Table } from '../table.ts';
import { SEATS, VARIANTS } from '../vocabulary.ts';
import type { BySeat, Card, ExplosionVariants, Seat, Seats, Suit } from '../vocabulary.ts';
import { isOut } from './people.ts';
import { decided } from './ending.ts';
import { FRESH_DAY, QUIET_NIGHT } from './fresh.ts';
import type { Given, Switches } from './given.ts';
import { modeFor } from './mode.ts';

const resolved = (variants: Switches): ExplosionVariants =>
  Object.fromEntries(
    Object.entries(VARIANTS).map(([key, [first]]) => [key, variants[key] ?? first]),
  ) as unknown as ExplosionVariants;

/** As many as `players` says, else as many hands as are written out. */
export const seatsOf = ({ players, hands = {} }: Given): Seats =>
  SEATS.slice(0, players ?? Object.keys(hands).length);

const isSuit = (one: Card | Suit): one is Suit => (SUITS as readonly string[]).includes(one);

/** A suit stands for all its cards. */
export const deckOf = ({ deck = SUITS }: Given): readonly Card[] =>
  deck.flatMap((one) => (isSuit(one) ? ITEM_DECK.filter((card) => suitOf(card) === one) : [one]));

const handOf = (cards: readonly Card[] = []): Hand => [cards[0] ?? null, cards[1] ?? null];

/** The weapon's card may be known to lie in a hand that is not written out: there it takes the first place. */
function handsOf(given: Given, seats: Seats): BySeat<Hand> {
  return Object.fromEntries(
    seats.map((seat) => [seat, handOf(given.hands?.[seat] ?? given.known?.cards?.[seat])]),
  );
}

const placesIn = (hands: BySeat<Hand>, cards: readonly Card[] = []): readonly Place[] =>
  cards.flatMap((card) =>
    Object.entries(hands).flatMap(([seat, hand]) => {
      const slot = hand.indexOf(card);
      return slot < 0 ? [] : [{ seat: seat as Seat, slot: slot as Slot }];
    }),
  );

const knownOf = ({ known = {} }: Given, hands: BySeat<Hand>): Known => ({
  deckHas: known.deckHas ?? null,
  awake: known.awake ?? {},
  places: placesIn(hands, Object.values(known.cards ?? {}).flat()),
});

/** In later rounds whoever was imprisoned last speaks first. */
function firstOf({ youngest = 'P1', imprisoned = [], dead = [] }: Given, round: number): Seat {
  const last = imprisoned.at(-1);
  return round > 1 && last && !dead.includes(last) ? last : youngest;
}

function dayOf(given: Given, hands: BySeat<Hand>, round: number): Table['day'] {
  const { faceUp = [], knockedOut = [], mute = [], imprisoned = [], dead = [] } = given;
  const fresh = round === 1 ? faceUp.filter((seat) => !isOut({ imprisoned, dead }, seat)) : [];
  return {
    ...FRESH_DAY,
    knockedOut,
    drunk: mute.filter((seat) => !knockedOut.includes(seat)),
    hidden: placesIn(hands, given.hidden),
    flipped: given.flipped ?? fresh,
    lawyers: (given.flipped ?? fresh).filter((seat) => given.roles?.[seat] === 'lawyer'),
  };
}

/** Masters whose role card lies face up have used their skill, as have lawyers this round. */
const doubledBy = ({ roles = {}, faceUp = [] }: Given): Seats =>
  faceUp.filter((seat) => roles[seat] === 'master');

const union = (...lists: readonly Seats[]): Seats => [...new Set(lists.flat())];

/** Role cards of those who are out have been flipped (T-053, T-057). */
const faceUpIn = ({ faceUp = [], imprisoned = [], dead = [] }: Given): Seats =>
  union(faceUp, imprisoned, dead);

const tableOf = (given: Given, variants: ExplosionVariants): Table => {
  const seats = seatsOf(given);
  const hands = handsOf(given, seats);
  const { round = 1, imprisoned = [], dead = [], knockedOut = [] } = given;
  const faceUp = faceUpIn(given);
  const turnedUp = placesIn(hands, given.turnedUp);
  return {
    variants,
    seats,
    deck: deckOf(given),
    weapon: given.weapon,
    roles: given.roles ?? {},
    deceased: given.deceased ?? null,
    view: given.view ?? null,
    known: knownOf(given, hands),
    hands,
    round,
    phase: given.phase ?? (modeFor(seats.length) === 'simple' ? 'speech' : 'night'),
    first: firstOf(given, round),
    imprisoned,
    dead,
    faceUp,
    shown: faceUp,
    hidBefore: given.hidBefore ?? [],
    knockedOutBefore: union(given.knockedOutBefore ?? [], knockedOut),
    exposed: [...placesIn(hands, given.exposed), ...turnedUp, ...knownOf(given, hands).places],
    turnedUp,
    seen: {},
    rolesSeen: {},
    sawDeck: [],
    sawRoles: [],
    doubled: doubledBy(given),
    links: given.links ?? [],
    judged: false,
    promoted: null,
    tonight: QUIET_NIGHT,
    day: dayOf(given, hands, round),
    answers: null,
    happened: [],
    winner: 'none',
  };
};

/** A position of which it is known that it can be; see `checked-start.ts`. Where the culprit is out already, the game is over. */
export const start = (written: JsonObject, switches: Switches = {}): Table => ({
  ...decided(tableOf(written as unknown as Given, resolved(switches))),
  happened: [],
});
