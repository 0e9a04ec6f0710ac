/** The log lines of a step for a view, from the trace's redacted data alone. */
import type { Line } from '../../game.ts';
import type { JsonObject, TraceStep } from '../../trace.ts';
import type { ExplosionEvent } from '../vocabulary.ts';
import { SEATS } from '../vocabulary.ts';
import type { Shown } from './happened-for.ts';
import { linesFor } from './say-happened.ts';
import { eventOf } from './written.ts';

/** What a view sees of a position, as far as the lines need it. */
interface Position {
  readonly phase: string;
  readonly round: number;
  readonly players: number;
  readonly happened: readonly Shown[];
}

const line = (key: string, args: JsonObject = {}): Line => ({ key, args });

const positionTo = (step: TraceStep, view: string): Position =>
  (step.seen[view]?.position ?? step.position) as unknown as Position;

function started({ phase, round, players }: Position): Line[] {
  return [players < 6 ? line('log.start.simple', { players }) : line('log.start', { phase, round, players })];
}

/** The fields of an event as arguments, those of a vote left out. */
function argsOf(event: ExplosionEvent): JsonObject {
  const { type: _type, ...fields } = event as ExplosionEvent & { votes?: unknown };
  const { votes: _votes, ...args } = fields;
  return args as JsonObject;
}

/** What any wording of a refusal may need. */
function refusalArgs(event: ExplosionEvent): JsonObject {
  const { by, player, target, at, card, role } = argsOf(event) as { [key: string]: string | undefined };
  return { by: by || player || '', target: target || at || '', card: card ?? '', role: role ?? '' };
}

/** Lines for `everyone` or a seat. Of an attempt that it did not see, a seat reads only that there was one. */
export function say(step: TraceStep, view: string): readonly Line[] {
  const position = positionTo(step, view);
  if (!step.event) return started(position);
  if (!step.refused) return position.happened.flatMap(linesFor);
  const isSeat = (SEATS as readonly string[]).includes(view);
  const seen = isSeat ? step.seen[view]?.event : step.event;
  const [value] = Object.values(seen ?? {});
  if (!value || Object.keys(value).length === 0) {
    const { type } = eventOf(step.event);
    if (type === 'hide' || type === 'knockOut' || type === 'murder') return [line('log.refused.hidden')];
  }
  const event = eventOf(seen ?? step.event);
  return [
    line(`log.refused.${event.type}`, argsOf(event)),
    line(`refusal.${step.refused.id}`, refusalArgs(event)),
  ];
}
