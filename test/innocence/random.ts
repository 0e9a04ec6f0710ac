/** Random decks, hands and play from a seed: the same seed, the same game. */
import type { SeatLog, Variants } from '../../src/machines/game.ts';
import { assumedDeck } from '../../src/machines/innocence/deck.ts';
import innocence from '../../src/machines/innocence/index.ts';
import { act } from '../../src/machines/innocence/logic/act.ts';
import type { Fact, Opening } from '../../src/machines/innocence/logic/facts.ts';
import { legal } from '../../src/machines/innocence/logic/legal.ts';
import type { Table } from '../../src/machines/innocence/table.ts';
import type { Card, Cards, InnocenceEvent, Role } from '../../src/machines/innocence/vocabulary.ts';
import type { JsonObject } from '../../src/machines/trace.ts';
import { pick, randomFrom, shuffled } from '../lib/random.ts';
import type { Random } from '../lib/random.ts';

export interface Size {
  readonly suspects: number;
  /** So many cards of the assumed deck, at random; left out: all of it. */
  readonly cards?: number;
  /** Identities are dealt, special roles among them; votes may be limited. */
  readonly identities?: boolean;
}

function randomDeck(random: Random, { suspects, cards }: Size): Cards {
  const all = shuffled(random, assumedDeck(suspects));
  return cards === undefined ? all : all.slice(0, cards);
}

const LETTERS = ['A', 'B', 'C', 'D', 'E'];

/** Any mode; before the deal, with the deck in a random order. */
export function randomPosition(random: Random, size: Size): JsonObject {
  const deck = randomDeck(random, size);
  const suspects = LETTERS.slice(0, size.suspects);
  const mode = pick(random, ['sheriff', 'detective']);
  const position: JsonObject = { mode, suspects, deck, composition: deck };
  const known = mode === 'detective' && !size.identities;
  return known ? { ...position, detective: pick(random, suspects) } : position;
}

/** One detective in detective mode; each special role is somebody's, now and then. */
function randomIdentities(random: Random, { mode, suspects }: Table): InnocenceEvent {
  const specials = (['mastermind', 'antisocial'] as const).filter(() => random() < 0.4);
  const cards: Role[] = [...(mode === 'detective' ? (['detective'] as const) : []), ...specials];
  const roles = shuffled(random, suspects).map((who, at) => [who, cards[at] ?? 'citizen'] as const);
  return { type: 'identities', roles: Object.fromEntries(roles) };
}

/** Everybody points at somebody else; often the votes go round. */
function randomVote(random: Random, { suspects }: Table): InnocenceEvent {
  const round = random() < 0.4;
  const target = (voter: string, at: number): string =>
    round
      ? suspects[(at + 1) % suspects.length]!
      : pick(
          random,
          suspects.filter((who) => who !== voter),
        );
  return { type: 'vote', votes: Object.fromEntries(suspects.map((who, at) => [who, target(who, at)])) };
}

/** Deck claims with random cards, true or not. */
function randomClaim(random: Random, { mode, suspects, composition, deck, hands }: Table): InnocenceEvent {
  const about = pick(random, ['remainder', 'inDeck', 'notInDeck', 'hidden'] as const);
  const by = about !== 'hidden' && mode === 'sheriff' ? 'sheriff' : pick(random, suspects);
  const count = { remainder: deck.size, inDeck: 1, notInDeck: 1, hidden: hands[by]?.hidden.length ?? 0 }[
    about
  ];
  return { type: 'claim', by, about, cards: shuffled(random, composition).slice(0, count) };
}

/** Kinds of events are weighed alike; the end is put off a little. */
function nextEvent(random: Random, table: Table): InnocenceEvent {
  if (table.phase === 'inquiry' && random() < 0.2) return randomClaim(random, table);
  const all = legal(table).filter(({ type }) => type !== 'showIdentity' || random() < 0.1);
  const kinds = [...new Set(all.map(({ type }) => type))];
  const put = kinds.filter((kind) => (kind !== 'arrest' && kind !== 'vote') || random() < 0.4);
  const kind = pick(random, put.length ? put : kinds);
  if (kind === 'identities') return randomIdentities(random, table);
  if (kind === 'vote') return randomVote(random, table);
  return pick(
    random,
    all.filter(({ type }) => type === kind),
  );
}

export interface RandomGame {
  readonly given: JsonObject;
  readonly variants: Variants;
  readonly events: readonly InnocenceEvent[];
  /** The table before each event, and after the last. */
  readonly tables: readonly Table[];
}

/** A whole game of random legal events, up to its end or to `most` events. */
export function randomGame(seed: number, size: Size = { suspects: 3 + (seed % 3) }, most = 30): RandomGame {
  const random = randomFrom(seed);
  const given = randomPosition(random, size);
  const variants: Variants = size.identities ? { revoteLimit: pick(random, ['off', 3]) } : {};
  const tables = [innocence.start(given, variants) as Table];
  const events: InnocenceEvent[] = [];
  while (events.length < most && !tables.at(-1)!.ending) {
    const event = nextEvent(random, tables.at(-1)!);
    events.push(event);
    tables.push(act(tables.at(-1)!, event));
  }
  return { given, variants, events, tables };
}

export type Log = SeatLog<Opening, Fact>;

/** The log of a seat at each table of a game. */
export function logsOf({ tables, events }: RandomGame, seat: string): Log[] {
  const opening = innocence.opening(tables[0]!, seat);
  const facts = events.map((event, at) => ({
    step: at + 1,
    fact: innocence.witness(tables[at]!, event, tables[at + 1]!, seat),
  }));
  return tables.map((_, at) => ({ seat, opening, facts: facts.slice(0, at) }));
}

export const seatsIn = ({ tables }: RandomGame): readonly string[] => innocence.seatsAt!(tables[0]!);

/** Everybody's cards, sorted: what a deal comes to, whatever the order (I-G25). */
export const dealOf = ({ suspects, hands }: Table): string =>
  JSON.stringify(suspects.map((who) => [...hands[who]!.hidden, ...hands[who]!.shown].sort() as Card[]));
