/**
 * Truth Explosion by pressing: the host calls a group; whoever is hidden, knocked out, murdered, shot or speaks is one seat; a
 * card is looked at or hidden by pressing it; a skill is its player, then whom and which cards it is aimed at; a vote is whom
 * all vote for. Where a number, a suit or a role has to be named besides, the reader chooses between the moves.
 */
import type { ExplosionData } from '../../../figures/explosion/data.ts';
import { lyingOf } from '../../../figures/explosion/lying.ts';
import type { Json, JsonObject } from '../../../machines/trace.ts';
import type { BoardControls } from '../../what-if/board-controls.ts';

/** What pressed parts name: seats in order, cards with their holder and the representative where no move takes them. */
interface Named {
  readonly seats: readonly string[];
  readonly card: string | undefined;
  readonly holder: string | undefined;
  readonly looker: string | undefined;
  readonly group: string | undefined;
}

const cardPart = (card: Json): string => `card:${String(card)}`;
const unique = (parts: readonly string[]): readonly string[] => [...new Set(parts)];

export const controls: BoardControls = {
  parts(move) {
    const [type, value] = Object.entries(move)[0]!;
    if (type === 'wake') return typeof value === 'string' ? [`group:${value}`] : [];
    if (typeof value === 'string') return [`suspect:${value}`];
    const fields = value as JsonObject;
    if (type === 'elect' || type === 'vote')
      return unique(Object.values(fields).map((who) => `suspect:${who}`));
    return partsOf(type, fields);
  },
  meant(type, parts): JsonObject | null {
    const meaning = MEANT[type];
    const value = meaning?.(namedBy(parts));
    return value === undefined || value === null ? null : { [type]: value };
  },
  example(type, data): JsonObject {
    const { seats } = data as unknown as ExplosionData;
    const [card = 'S1'] = Object.values(seats).flatMap(({ cards }) => lyingOf(cards[0]).card || []);
    const named = { seats: ['P1', 'P2'], card, holder: 'P1', looker: 'P2', group: 'big' };
    return { [type]: MEANT[type]?.(named) ?? {} };
  },
  /** Which moves are allowed tells what others hold: only who sees everything plays on. */
  toMove: () => null,
};

/** In hiding and looking the card says whose it is; who shoots, and who looks, is clear. */
function partsOf(type: string, fields: JsonObject): readonly string[] {
  const { player, by, target, targets, instead, card, cards } = fields;
  const actor = { flip: player, substitute: by }[type];
  const seats = [actor, target, instead, ...(Array.isArray(targets) ? targets : [])];
  const held = [card, ...(Array.isArray(cards) ? cards : [])];
  return [
    ...seats.filter((who) => typeof who === 'string').map((who) => `suspect:${String(who)}`),
    ...held.filter((one) => typeof one === 'string').map(cardPart),
  ];
}

function namedBy(parts: readonly string[]): Named {
  const of = (kind: string): readonly string[] =>
    parts.filter((part) => part.startsWith(`${kind}:`)).map((part) => part.slice(kind.length + 1));
  const [card, places] = of('card').at(-1)?.split('@') ?? [];
  const [holder, looker] = places?.split(',') ?? [];
  return { seats: of('suspect'), card, holder, looker: looker || undefined, group: of('group')[0] };
}

const one = ({ seats: [who] }: Named): Json => who ?? null;
/** Somebody else: who shoots or looks when nobody may. */
const other = (who: string): string => (who === 'P1' ? 'P2' : 'P1');
/** Whoever votes at all may vote for themselves, unless nobody may vote for them. */
const ballot = ({ seats: [who] }: Named): Json => (who ? { [who]: who } : null);
const always = (): Json => ({});

const MEANT: { readonly [type: string]: (named: Named) => Json } = {
  wake: ({ group }) => group ?? null,
  hide: one,
  knockOut: one,
  murder: one,
  speak: one,
  dawn: always,
  endRound: always,
  elect: ballot,
  vote: ballot,
  hideCard: ({ card, holder }) => (card && holder ? { player: holder, card } : null),
  look: ({ card, holder, looker }) =>
    card && holder ? { by: looker ?? other(holder), at: holder, card } : null,
  flip: flipMeant,
  substitute: ({ seats: [by, instead] }) => (by ? { by, ...(instead ? { instead } : {}) } : null),
  shoot: ({ seats: [target] }) => (target ? { by: other(target), target } : null),
};

function flipMeant({ seats: [player, first], card, holder }: Named): Json {
  const target = first ?? holder;
  if (!player) return null;
  return { player, ...(target ? { target } : {}), ...(card ? { card } : {}) };
}
