/** What a seat witnesses, with nothing in it that the seat may not know. Knowledge rests on this and on nothing else. */
import type { SeatLog } from '../../game.ts';
import type { Hand, Table } from '../table.ts';
import type { Card, Cards, Claimed, Draw, InnocenceEvent, Suspect } from '../vocabulary.ts';
import { handSize, isAllTold, toldCards } from './hands.ts';
import { restOf } from './inquiry.ts';
import { looksAtDeck, suspectAt } from './view.ts';

type ByWho<V> = { readonly [who: Suspect]: V };

/** The given position as a seat sees it. */
export interface Opening {
  readonly suspects: readonly Suspect[];
  readonly composition: Cards;
  /** Who sits here; null for the sheriff and for an onlooker. */
  readonly own: Suspect | null;
  /** How many cards lie before each suspect. */
  readonly sizes: ByWho<number>;
  readonly shown: ByWho<Cards>;
  /** The own hidden cards. */
  readonly held: Cards;
  /** The rest of the deck, if this seat has looked. */
  readonly remainder: Cards | null;
  /** What has been said about cards. */
  readonly claims: readonly Claimed[];
}

export type Fact =
  /** The own two cards. */
  | { readonly type: 'dealt'; held: Cards; sizes: ByWho<number> }
  | { readonly type: 'published'; cards: ByWho<Card> }
  /** `card` only if it is the own one. */
  | { readonly type: 'drew'; suspect: Suspect; card: Card | null; published: Card | null }
  /** Null: another seat's look. */
  | { readonly type: 'looked'; remainder: Cards | null }
  | { readonly type: 'claimed'; claim: Claimed }
  /** All cards are open. */
  | { readonly type: 'ended'; hands: ByWho<Cards> }
  | { readonly type: 'nothing' };

export type InnocenceLog = SeatLog<Opening, Fact>;

const NOBODY: Hand = { hidden: [], shown: [] };

const sizesOf = ({ suspects, hands }: Table): ByWho<number> =>
  Object.fromEntries(suspects.map((who) => [who, handSize(hands[who]!)]));

const heldBy = (table: Table, own: Suspect | null): Cards => {
  const hand = (own && table.hands[own]) || NOBODY;
  return isAllTold(hand) ? (hand.hidden as Cards) : toldCards({ ...hand, shown: [] });
};

export function openingFor(table: Table, seat: string): Opening {
  const { suspects, composition, hands, looked, deck } = table;
  const own = suspectAt(table, seat);
  return {
    suspects,
    composition,
    own,
    sizes: sizesOf(table),
    shown: Object.fromEntries(suspects.map((who) => [who, hands[who]!.shown])),
    held: heldBy(table, own),
    remainder: looked && looksAtDeck(table, seat) ? deck.content : null,
    claims: table.claims,
  };
}

const dealt = (after: Table, seat: string): Fact => ({
  type: 'dealt',
  held: heldBy(after, suspectAt(after, seat)),
  sizes: sizesOf(after),
});

function drew({ suspect, publish }: Draw, after: Table, seat: string): Fact {
  const own = suspectAt(after, seat) === suspect;
  return { type: 'drew', suspect, card: own ? (after.drawn?.card ?? null) : null, published: publish };
}

const looked = (after: Table, seat: string): Fact => ({
  type: 'looked',
  remainder: looksAtDeck(after, seat) ? restOf(after) : null,
});

const ended = ({ suspects, hands }: Table): Fact => ({
  type: 'ended',
  hands: Object.fromEntries(suspects.map((who) => [who, hands[who]!.shown])),
});

/** What an accepted event showed to a seat. */
export function factOf(event: InnocenceEvent, after: Table, seat: string): Fact {
  switch (event.type) {
    case 'deal':
      return dealt(after, seat);
    case 'publish':
      return { type: 'published', cards: event.cards as ByWho<Card> };
    case 'draw':
      return drew(event, after, seat);
    case 'lookAtDeck':
      return looked(after, seat);
    case 'claim':
      return { type: 'claimed', claim: { by: event.by, about: event.about, cards: event.cards } };
    case 'arrest':
    case 'vote':
      return after.ending ? ended(after) : { type: 'nothing' };
    default:
      return { type: 'nothing' };
  }
}
