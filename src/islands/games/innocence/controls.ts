/**
 * Innocence by pressing: a face is whoever has a turn, is arrested, speaks or shows the own identity, and whom everybody
 * votes for; covered cards, one of each suspect, are what is published; the deck is looked at. A vote with a ballot for each
 * is one part, `ballots:A>B.B>A`, that the ballot box makes.
 */
import type { InnocenceData } from '../../../figures/innocence/data.ts';
import { WEAPON } from '../../../machines/innocence/deck.ts';
import type { Json, JsonObject } from '../../../machines/trace.ts';
import type { BoardControls } from '../../what-if/board-controls.ts';

const SUSPECT = 'suspect:';
const CARD = 'card:';
const DECK = 'deck:';
const BALLOTS = 'ballots:';
const BY_SUSPECT = ['pass', 'arrest', 'showIdentity'];

const of = (kind: string, parts: readonly string[]): string[] =>
  parts.filter((part) => part.startsWith(kind)).map((part) => part.slice(kind.length));

/** The part that stands for these ballots. */
export const ballotsPart = (votes: { readonly [voter: string]: string }): string =>
  BALLOTS +
  Object.entries(votes)
    .map((pair) => pair.join('>'))
    .join('.');

/** Who has most votes in the simplest vote on somebody: everybody else's. */
function target(votes: { readonly [voter: string]: string }): string {
  const all = Object.values(votes);
  return all.find((who, at) => all.indexOf(who) < at) ?? all[0]!;
}

export const controls: BoardControls = {
  parts(move) {
    const [type, value] = Object.entries(move)[0]!;
    const fields = value as JsonObject;
    if (typeof value === 'string') return [SUSPECT + value];
    if (type === 'draw') return [SUSPECT + String(fields['suspect'])];
    if (type === 'claim') return [SUSPECT + String(fields['by'])];
    if (type === 'vote') return [SUSPECT + target(fields as { readonly [voter: string]: string })];
    if (type === 'publish')
      return Object.entries(fields).map(([who, card]) => `${CARD}${who}:${String(card)}`);
    if (type === 'identities')
      return Object.entries(fields).flatMap(([who, role]) => (role === 'detective' ? [SUSPECT + who] : []));
    return [];
  },
  meant(type, parts): JsonObject | null {
    const [who] = of(SUSPECT, parts);
    const [ballots] = of(BALLOTS, parts);
    const cards = of(CARD, parts);
    if (of(DECK, parts).length) return { lookAtDeck: {} };
    if (ballots !== undefined) return { vote: votesOf(ballots) };
    if (cards.length) return type === 'publish' ? { publish: publishedBy(cards) } : null;
    if (!who) return type === 'lookAtDeck' || type === 'deal' ? { [type]: {} } : null;
    if (BY_SUSPECT.includes(type)) return { [type]: who };
    if (type === 'draw') return { draw: { suspect: who, publish: null } };
    if (type === 'claim') return { claim: { by: who, inDeck: [WEAPON] } };
    return null;
  },
  example(type, data): JsonObject {
    const suspects = Object.keys((data as unknown as InnocenceData).hands);
    const [first = 'A', second = 'B'] = suspects;
    if (type === 'vote')
      return { vote: Object.fromEntries(suspects.map((who) => [who, who === first ? second : first])) };
    if (type === 'publish') return { publish: Object.fromEntries(suspects.map((who) => [who, null])) };
    if (type === 'identities')
      return { identities: Object.fromEntries(suspects.map((who) => [who, 'citizen'])) };
    return controls.meant(type, [SUSPECT + first]) ?? { [type]: {} };
  },
  // who is next the leader says, but what a turn may be shows what is drawn; afterwards nothing is hidden from the leader
  toMove(data) {
    const { mode, phase, over } = data as unknown as InnocenceData;
    return !over && (phase === 'inquiry' || phase === 'verdict') ? mode : null;
  },
};

/** A card of each; where two of one suspect were pressed, both. */
function publishedBy(cards: readonly string[]): JsonObject {
  const all: { [who: string]: Json } = {};
  for (const one of cards) {
    const [who = '', card = ''] = one.split(':');
    const before = all[who];
    all[who] =
      before === undefined ? card : [...(typeof before === 'string' ? [before] : (before as string[])), card];
  }
  return all;
}

const votesOf = (ballots: string): JsonObject =>
  Object.fromEntries(
    ballots
      .split('.')
      .filter(Boolean)
      .map((ballot) => ballot.split('>') as [string, string]),
  );
