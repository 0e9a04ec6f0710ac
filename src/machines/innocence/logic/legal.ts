/** Which events are allowed at a table: candidates, filtered by `judge`. */
import { BadEvent } from '../../game.ts';
import { WEAPON } from '../deck.ts';
import type { Table } from '../table.ts';
import type { Card, Cards, Deal, InnocenceEvent, Publish, Role, Suspect } from '../vocabulary.ts';
import { act } from './act.ts';
import { DEALT } from './deal.ts';
import { unplaced } from './hands.ts';
import { judge } from './judge.ts';

/** From the top; where the order is not told, which cards come is chance, and the first ones stand for all. */
function deals({ deck, suspects, composition }: Table): Deal[] {
  if (deck.order) return [{ type: 'deal', cards: {} }];
  const cards: Cards = deck.content ?? composition;
  const hand = (who: Suspect, at: number) => [who, cards.slice(DEALT * at, DEALT * (at + 1))] as const;
  return [{ type: 'deal', cards: Object.fromEntries(suspects.map(hand)) }];
}

/** One detective among citizens; in sheriff mode, citizens only. */
const identities = ({ suspects, mode }: Table): InnocenceEvent[] => {
  const role = (who: Suspect, detective: Suspect): Role =>
    mode === 'detective' && who === detective ? 'detective' : 'citizen';
  const first = mode === 'detective' ? suspects : suspects.slice(0, 1);
  return first.map((detective) => ({
    type: 'identities',
    roles: Object.fromEntries(suspects.map((who) => [who, role(who, detective)])),
  }));
};

const distinct = (cards: readonly (Card | null)[]): Cards => [
  ...new Set(cards.filter((card): card is Card => card !== null)),
];

/** A card of each suspect's two; all combinations. */
function publications(table: Table): Publish[] {
  return table.suspects.reduce<Publish[]>(
    (all, who) =>
      all.flatMap((one) =>
        distinct(table.hands[who]!.hidden).map((card): Publish => ({
          ...one,
          cards: { ...one.cards, [who]: card },
        })),
      ),
    [{ type: 'publish', cards: {} }],
  );
}

function draws(table: Table, suspect: Suspect): InnocenceEvent[] {
  const { order, content } = table.deck;
  const drawn: readonly (Card | undefined)[] = order ? [undefined] : distinct(content ?? unplaced(table));
  return drawn.flatMap((card) => {
    const told = card === undefined ? {} : { card };
    const covered = distinct([...table.hands[suspect]!.hidden, card ?? order?.[0] ?? null]);
    return [null, ...covered].map((publish): InnocenceEvent => ({ type: 'draw', suspect, publish, ...told }));
  });
}

/** Everybody for whom everybody else votes, that one for the next: the simplest vote on each. */
const votes = ({ suspects }: Table): InnocenceEvent[] =>
  suspects.map((target, at) => {
    const other = suspects[(at + 1) % suspects.length]!;
    const choice = (voter: Suspect) => [voter, voter === target ? other : target] as const;
    return { type: 'vote', votes: Object.fromEntries(suspects.map(choice)) };
  });

/** The two claims that matter most, each once: endlessly many others may be made. */
function claims({ mode, detective, claims: made }: Table): InnocenceEvent[] {
  const by = mode === 'sheriff' ? mode : (detective ?? '');
  const forms = (['inDeck', 'notInDeck'] as const).filter(
    (about) => !made.some((one) => one.by === by && one.about === about),
  );
  return forms.map((about) => ({ type: 'claim', by, about, cards: [WEAPON] }));
}

const nameable = (table: Table): InnocenceEvent[] => {
  const { suspects } = table;
  const reveals = table.phase === 'reveal' ? publications(table) : [];
  return [
    ...identities(table),
    ...deals(table),
    ...reveals,
    ...suspects.map((suspect): InnocenceEvent => ({ type: 'pass', suspect })),
    ...suspects.flatMap((suspect) => draws(table, suspect)),
    ...(table.looked ? [] : [{ type: 'lookAtDeck' } as const]),
    ...claims(table),
    ...suspects.map((suspect): InnocenceEvent => ({ type: 'arrest', suspect })),
    ...votes(table),
    ...suspects.map((suspect): InnocenceEvent => ({ type: 'showIdentity', suspect })),
  ];
};

function canBe(table: Table, event: InnocenceEvent): boolean {
  try {
    act(table, event);
    return true;
  } catch (error) {
    if (error instanceof BadEvent) return false;
    throw error;
  }
}

/** Legal events whose outcome the table can tell. Claims are endless: only two are listed. */
export const legal = (table: Table): InnocenceEvent[] =>
  nameable(table).filter((event) => judge(table, event).legal && canBe(table, event));
