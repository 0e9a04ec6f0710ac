/** A given position as a table: what it leaves out is filled in as the case format states. */
import type { JsonObject } from '../../trace.ts';
import { assumedDeck } from '../deck.ts';
import type { Deck, Hand, Table } from '../table.ts';
import { VARIANTS } from '../vocabulary.ts';
import type { Cards, InnocenceVariants, Phase, Suspect } from '../vocabulary.ts';
import { sorted, without } from './cards.ts';
import { DEALT } from './deal.ts';
import type { Given, WrittenHand } from './given.ts';
import { handSize, isAllTold, toldCards } from './hands.ts';
import { settle } from './settle.ts';

export type Switches = { readonly [key: string]: string | number | boolean };

const resolved = (variants: Switches): InnocenceVariants =>
  Object.fromEntries(
    Object.entries(VARIANTS).map(([key, [first]]) => [key, variants[key] ?? first]),
  ) as unknown as InnocenceVariants;

const DEFAULT_SUSPECTS: readonly Suspect[] = ['A', 'B', 'C'];

export function suspectsOf({ suspects, evidence, dealt }: Given): readonly Suspect[] {
  if (suspects) return suspects;
  const named = Object.keys(evidence ?? dealt ?? {});
  return named.length ? named : DEFAULT_SUSPECTS;
}

const handOf = ({ hidden = [], shown = [] }: WrittenHand): Hand => ({
  hidden: typeof hidden === 'number' ? Array.from({ length: hidden }, () => null) : hidden,
  shown,
});

function handFor({ evidence, dealt }: Given, who: Suspect): Hand {
  return handOf(dealt ? { hidden: dealt[who] ?? [] } : (evidence?.[who] ?? {}));
}

/** What is left of the composition: all that is told of the deck where the position does not say more. */
function deckOf({ deck = [], remainder }: Given, composition: Cards, hands: readonly Hand[]): Deck {
  const size = composition.length - hands.reduce((sum, hand) => sum + handSize(hand), 0);
  const order = deck.length ? deck : null;
  const rest = hands.every(isAllTold) ? without(composition, hands.flatMap(toldCards)) : null;
  return { size, order, content: remainder ?? (order ? sorted(order) : rest && sorted(rest)) };
}

/** Cards on the table are weighed unless the position says otherwise. */
function phaseOf({ phase, evidence, dealt, remainder }: Given): Phase {
  if (dealt) return 'reveal';
  return phase ?? (remainder ? 'inquiry' : evidence ? 'verdict' : 'deal');
}

function playedIn(
  { played }: Given,
  phase: Phase,
  who: readonly Suspect[],
  hands: Table['hands'],
): readonly Suspect[] {
  if (phase === 'inquiry' || phase === 'verdict') return who;
  return played ?? who.filter((one) => phase === 'turns' && handSize(hands[one]!) > DEALT);
}

function detectiveIn({ detective, roles = {} }: Given, who: readonly Suspect[]): Suspect | null {
  return detective ?? who.find((one) => roles[one] === 'detective') ?? null;
}

/** A position of which it is known that it can be; see `checked-start.ts`. */
export function start(written: JsonObject, switches: Switches = {}): Table {
  const given = written as unknown as Given;
  const { mode = 'sheriff' } = given;
  const suspects = suspectsOf(given);
  const hands = Object.fromEntries(suspects.map((who) => [who, handFor(given, who)]));
  const composition = sorted(given.composition ?? assumedDeck(suspects.length));
  const detective = detectiveIn(given, suspects);
  const phase = phaseOf(given);
  return settle({
    variants: resolved(switches),
    mode,
    suspects,
    detective,
    composition,
    hands,
    deck: deckOf(given, composition, Object.values(hands)),
    looked: given.remainder !== undefined,
    phase,
    drawn: null,
    played: playedIn(given, phase, suspects, hands),
    roles: { ...(detective ? { [detective]: 'detective' as const } : {}), ...given.roles },
    rolesShown: given.rolesShown ?? (detective ? [detective] : []),
    claims: given.claims ?? [],
    voted: given.voted ?? 0,
    voting: null,
    arrested: [],
    ending: null,
  });
}
