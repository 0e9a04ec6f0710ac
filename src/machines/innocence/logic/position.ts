/** A table in the words of `given`, as a seat sees it; with what `given` cannot say (votes, ending, scores) added. */
import type { JsonObject } from '../../trace.ts';
import type { Hand, Table } from '../table.ts';
import type { Suspect } from '../vocabulary.ts';
import { resultsOf, verdictOn, voteHasFailed } from './arrest.ts';
import { sorted } from './cards.ts';
import { handSize, isAllTold } from './hands.ts';
import { roleOf, specials } from './identities.ts';

/** What a view sees beyond what lies open: `all`, or the own cards, and the rest of the deck if it has looked. */
export interface Sight {
  readonly all: boolean;
  readonly own: Suspect | null;
  readonly deck: boolean;
}

const written = (hand: Hand, seen: boolean): JsonObject => ({
  hidden:
    !hand.hidden.length || (seen && isAllTold(hand))
      ? (hand.hidden as readonly string[])
      : hand.hidden.length,
  shown: hand.shown,
});

const evidence = ({ suspects, hands }: Table, { all, own }: Sight): JsonObject =>
  Object.fromEntries(suspects.map((who) => [who, written(hands[who]!, all || who === own)]));

function roles(table: Table, { all, own }: Sight): JsonObject {
  const seen = table.suspects.filter(
    (who) => table.rolesShown.includes(who) || ((all || who === own) && table.roles[who] !== undefined),
  );
  return Object.fromEntries(seen.map((who) => [who, roleOf(table, who)]));
}

const votes = (table: Table): JsonObject => ({
  ...(table.voting ? { ...table.voting } : {}),
  ...(table.voted ? { voted: table.voted } : {}),
  ...(voteHasFailed(table) ? { detectiveDecides: true } : {}),
});

/** Whoever sees every card sees what they come to. */
function weighed(table: Table): JsonObject {
  const found = verdictOn(table);
  if (!found) return {};
  const scores = Object.entries(found.scores).map(
    ([who, weight]) => [who, weight && [weight.level, weight.valid]] as const,
  );
  return { scores: Object.fromEntries(scores), culprits: found.culprits, by: found.by };
}

const ended = (table: Table): JsonObject =>
  table.ending ? { arrested: table.arrested, caught: table.ending.caught, results: resultsOf(table)! } : {};

const hasCards = ({ suspects, hands }: Table): boolean => suspects.some((who) => handSize(hands[who]!));

function deckSeen({ deck, looked }: Table, sight: Sight): JsonObject {
  return {
    ...(sight.all && deck.order ? { deck: deck.order } : {}),
    deckSize: deck.size,
    ...(looked && (sight.all || sight.deck) && deck.content ? { remainder: sorted(deck.content) } : {}),
  };
}

/** The latest card drawn, for those who see it. */
const drawn = ({ drawn: latest }: Table, { all, own }: Sight): JsonObject =>
  latest?.card && (all || latest.who === own) ? { drawn: { who: latest.who, card: latest.card } } : {};

export const positionFor = (table: Table, sight: Sight): JsonObject => ({
  mode: table.mode,
  suspects: table.suspects,
  phase: table.phase,
  ...(table.detective ? { detective: table.detective } : {}),
  composition: table.composition,
  ...(hasCards(table) ? { evidence: evidence(table, sight) } : {}),
  ...deckSeen(table, sight),
  ...drawn(table, sight),
  played: table.played,
  roles: roles(table, sight),
  rolesShown: table.rolesShown,
  specials: specials(table),
  ...votes(table),
  claims: table.claims as unknown as readonly JsonObject[],
  over: table.ending !== null,
  ...(sight.all || table.ending ? weighed(table) : {}),
  ...ended(table),
});

/** The whole truth as far as the case tells it. */
export const positionOf = (table: Table): JsonObject =>
  positionFor(table, { all: true, own: null, deck: true });
