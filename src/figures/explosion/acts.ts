/** What a step does, as arrows from seat to seat, and whom it names. */
import type { JsonObject } from '../../machines/trace.ts';
import type { SeatData } from './data.ts';
import { happened, texts, type Position } from './position.ts';

type Arrows = readonly (readonly [from: string, to: string])[];

const isSeat = (value: unknown): value is string => typeof value === 'string' && /^P\d+$/.test(value);

/** From whom, by the fields of an event of the case format. */
function actorIn({ player, by }: JsonObject): string | null {
  return isSeat(by) ? by : isSeat(player) ? player : null;
}

function targetsIn({ target, targets, at, instead }: JsonObject): readonly string[] {
  return [target, at, instead, ...texts(targets)].filter(isSeat);
}

/** The night's deed, where the view knows who did it. */
function deedsIn(position: Position): Arrows {
  return happened(position)
    .filter(({ type, hidden }) => type === 'acted' && !hidden)
    .flatMap(({ by, target }) => (isSeat(by) && isSeat(target) ? [[by, target] as const] : []));
}

/** Votes as they were cast; else from whoever acts to whom it concerns. */
export function arrowsOf(position: Position, event: JsonObject | null | undefined): Arrows {
  const [type, value] = Object.entries(event ?? {})[0] ?? [];
  if (type === undefined || typeof value !== 'object' || value === null || Array.isArray(value))
    return deedsIn(position);
  const fields = value as JsonObject;
  if (type === 'elect' || type === 'vote')
    return Object.entries(fields).filter(([who]) => isSeat(who)) as unknown as Arrows;
  const actor = actorIn(fields);
  return actor ? targetsIn(fields).map((target) => [actor, target] as const) : deedsIn(position);
}

/** Who acts in the step, and on whom; in a vote, whom it names. */
export function marksOf(
  position: Position,
  event: JsonObject | null | undefined,
): { readonly [seat: string]: SeatData['mark'] } {
  const [type, value] = Object.entries(event ?? {})[0] ?? [];
  if (type === undefined) return {};
  if (type === 'elect' || type === 'vote') return marked([], texts(position['out']));
  if (isSeat(value)) return type === 'speak' ? marked([value], []) : marked([], [value]);
  const fields = (value ?? {}) as JsonObject;
  const actor = actorIn(fields);
  return marked(actor ? [actor] : [], targetsIn(fields));
}

const marked = (
  actors: readonly string[],
  targets: readonly string[],
): { readonly [seat: string]: SeatData['mark'] } =>
  Object.fromEntries([
    ...actors.map((seat) => [seat, 'actor'] as const),
    ...targets.map((seat) => [seat, 'target'] as const),
  ]);
