/** What a seat witnesses, with nothing in it that the seat may not know. Knowledge rests on this and on nothing else. */
import type { Called, Happening, Place } from '../../happenings.ts';
import type { Deal, Table } from '../../table.ts';
import type { Card, ExplosionEvent, Group, Role, Seat, Seats, Suit } from '../../vocabulary.ts';
import { cardAt } from '../cards.ts';
import { isDead, isFaceUp, isMute, isOut } from '../people.ts';
import { accompliceOf, culpritOf, isTold } from '../rank.ts';
import { modeOf } from '../mode.ts';
import { faceKnown } from '../sight.ts';

export interface PlacedCard {
  readonly place: Place;
  readonly card: Card;
}
export interface Awake {
  readonly group: Group;
  readonly seats: Seats;
  /** Whose skill was void then; the dead do not wake at all. */
  readonly out: Seats;
  readonly dead: Seats;
}

/** The given position as a seat sees it. */
export interface Opening extends Pick<Deal, 'seats' | 'deck' | 'weapon' | 'variants' | 'deceased'> {
  /** Null where the case does not tell this seat's cards. */
  readonly own: readonly [Card, Card] | null;
  readonly roles: { readonly [S in Seat]?: Role };
  /** Out, or knocked out before, and the game goes on. */
  readonly out: Seats;
  readonly knockedOut: Seats;
  readonly cards: readonly PlacedCard[];
  readonly deckHas: readonly Card[] | null;
  readonly awake: readonly Awake[];
}

export type Signal = 'culprit' | 'accomplice' | 'none';

export type Fact =
  | ({ readonly type: 'awake' } & Awake)
  | { readonly type: 'signal'; as: Signal }
  | { readonly type: 'knockedOut' | 'murdered' | 'cleared'; who: Seat }
  | { readonly type: 'hid'; out: Seats }
  | ({ readonly type: 'card' } & PlacedCard)
  | { readonly type: 'role'; who: Seat; role: Role }
  | { readonly type: 'notBarOwner'; who: Seat }
  | { readonly type: 'deck'; cards: readonly Card[] }
  | { readonly type: 'rolesLeft'; roles: readonly Role[] }
  | { readonly type: 'called'; number: number; asked: readonly Called[]; turned: readonly Place[] }
  | { readonly type: 'suit'; who: Seat; suits: readonly Suit[] }
  | { readonly type: 'sum'; who: Seat; sum: number };

const knownCards = (table: Table, seat: Seat): PlacedCard[] => {
  const mine = table.view === seat ? table.known.places : [];
  return [...table.turnedUp, ...mine].flatMap((place) => {
    const card = cardAt(table, place);
    return card ? [{ place, card }] : [];
  });
};

const knownAwake = (table: Table, seat: Seat): Awake[] =>
  table.view === seat
    ? (Object.entries(table.known.awake) as [Group, Seats][]).map(([group, seats]) => ({
        group,
        seats,
        out: [],
        dead: [],
      }))
    : [];

/** Roles that lie face up, and the own one. */
const knownRoles = (table: Table, seat: Seat): Opening['roles'] =>
  Object.fromEntries(
    Object.entries(table.roles).filter(([who]) => who === seat || isFaceUp(table, who as Seat)),
  );

export function openingFor(table: Table, seat: Seat): Opening {
  const { seats, deck, weapon, variants, deceased, view, known, winner } = table;
  const hand = table.hands[seat];
  const goesOn = winner === 'none';
  return {
    seats,
    deck,
    weapon,
    variants,
    deceased,
    own: isTold(hand) ? hand : null,
    roles: knownRoles(table, seat),
    out: goesOn ? seats.filter((who) => isOut(table, who)) : [],
    knockedOut: modeOf(table) === 'nine-eleven' ? table.knockedOutBefore : [],
    cards: knownCards(table, seat),
    deckHas: view === seat ? known.deckHas : null,
    awake: knownAwake(table, seat),
  };
}

/** In night 1 the host signals; by dawn everybody knows whether it was them (T-088 to T-090). */
function signalFor(table: Table, seat: Seat): Fact[] {
  const culprit = culpritOf(table);
  if (culprit === null || modeOf(table) === 'simple') return [];
  if (culprit === seat) return [{ type: 'signal', as: 'culprit' }];
  const isAccomplice = modeOf(table) === 'nine-eleven' && accompliceOf(table) === seat;
  return [{ type: 'signal', as: isAccomplice ? 'accomplice' : 'none' }];
}

/** A look at somebody's card that poured no drink: not the bar owner, who could have (T-023, T-G23). */
function notBarOwner(before: Table, { place, how }: { place: Place; how: string }): Fact[] {
  const { seat: who } = place;
  const couldPour = !isFaceUp(before, who) && !isOut(before, who) && !isMute(before, who);
  return how !== 'shown' && couldPour ? [{ type: 'notBarOwner', who }] : [];
}

interface Witness {
  readonly before: Table;
  readonly after: Table;
  readonly seat: Seat;
}

function factsOf(one: Happening, { before, after, seat }: Witness): Fact[] {
  switch (one.type) {
    case 'woke': {
      const { group, seats } = one;
      const out = after.seats.filter((who) => isOut(after, who));
      return seats.includes(seat) ? [{ type: 'awake', group, seats, out, dead: after.dead }] : [];
    }
    case 'acted':
      return one.by === seat ? signalFor(after, seat) : [];
    case 'dawned':
      return one.round === 1 ? signalFor(after, seat) : [];
    case 'announced':
      if (one.action === 'hide')
        return [{ type: 'hid', out: before.seats.filter((who) => isOut(before, who)) }];
      return [{ type: one.action === 'murder' ? 'murdered' : 'knockedOut', who: one.target }];
    case 'looked':
      return [...seenCard(one.place, after, seat), ...notBarOwner(before, one)];
    case 'turned':
      return seenCard(one.place, after, seat);
    case 'roleUp':
      return one.role ? [{ type: 'role', who: one.who, role: one.role }] : [];
    case 'roleSeen':
      return one.role && one.by === seat ? [{ type: 'role', who: one.at, role: one.role }] : [];
    case 'deckSeen':
      return one.by === seat ? [{ type: 'deck', cards: one.cards }] : [];
    case 'rolesSeen':
      return one.by === seat ? [{ type: 'rolesLeft', roles: one.roles }] : [];
    case 'called': {
      const turned = after.happened.flatMap((other) => (other.type === 'turned' ? [other.place] : []));
      return [{ type: 'called', number: one.number, asked: one.asked, turned }];
    }
    case 'asked':
      return [{ type: 'suit', who: one.who, suits: one.suits }];
    case 'sum':
      return [{ type: 'sum', who: one.who, sum: one.sum }];
    case 'wentOut':
      return after.winner === 'none' && !isDead(before, one.who) ? [{ type: 'cleared', who: one.who }] : [];
    default:
      return [];
  }
}

function seenCard(place: Place, table: Table, seat: Seat): Fact[] {
  const card = cardAt(table, place);
  return card && place.seat !== seat && faceKnown(table, seat, place) ? [{ type: 'card', place, card }] : [];
}

/** The bar owner has poured: then the look does not say that this is not the bar owner. */
const withoutPoured = (facts: readonly Fact[]): Fact[] => {
  const known = facts.flatMap((fact) => (fact.type === 'role' ? [fact.who] : []));
  return facts.filter((fact) => fact.type !== 'notBarOwner' || !known.includes(fact.who));
};

/** What an accepted event showed to a seat. */
export const witnessed = (before: Table, _event: ExplosionEvent, after: Table, seat: Seat): readonly Fact[] =>
  withoutPoured(after.happened.flatMap((one) => factsOf(one, { before, after, seat })));
