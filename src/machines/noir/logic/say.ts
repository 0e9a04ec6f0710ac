/** A step as lines of the log: message keys and arguments, taken from what the view has seen. */
import type { Line } from '../../game.ts';
import type { Json, JsonObject, TraceStep } from '../../trace.ts';
import type { EventName, NoirEvent, Seat } from '../vocabulary.ts';
import { eventOf } from './written.ts';

type Args = { readonly [key: string]: Json };
/** An event of either seat's view, long form, by its parts. */
type Told = { readonly [key: string]: any };

const line = (key: string, args: Args = {}): Line => ({ key: `log.${key}`, args });
const when = (holds: unknown, key: string, args?: Args): Line[] => (holds ? [line(key, args)] : []);

/** `everyone` sees what either seat has seen. */
function eventFor(step: TraceStep, view: string): JsonObject | null {
  if (step.seen[view]) return step.seen[view].event;
  if (step.refused) return step.event ?? null;
  const events = Object.values(step.seen).flatMap(({ event }) => (event ? [event] : []));
  const [name = ''] = Object.keys(events[0] ?? {});
  return { [name]: Object.assign({}, ...events.map((event) => event[name])) as JsonObject };
}

const lists = (suspects: readonly string[]): Args => ({ suspects, count: suspects.length });

function killed({ victim, innocent }: Told, { answer, position, winner }: TraceStep): Line[] {
  const { kills = 0 } = position;
  const limit = (kills as number) > 0 && winner === 'killer' && position['inspector'] !== victim;
  return [
    line(innocent ? 'kill.innocent' : 'kill', { victim, kills }),
    ...when(innocent && winner === 'none', `kill.${said(answer)}`, { victim }),
    ...when(winner === 'killer' && !limit, 'win.inspectorKilled', { victim }),
    ...when(limit, 'win.limit', { kills }),
  ];
}

const said = (answer: boolean | null): string => (answer === null ? 'unasked' : answer ? 'yes' : 'no');

function chosen({ card, drawn }: Told): Line[] {
  return card
    ? [line('choose.drawn', { cards: drawn, count: drawn.length }), line('choose', { card })]
    : [line('choose.hidden')];
}

function shifted({ row, column, to }: Told, seat: Json): Line[] {
  return [row ? line('shift.row', { seat, row, to }) : line('shift.column', { seat, column, to })];
}

function disguised({ was, drawn, shown }: Told): Line[] {
  if (shown) return [line('disguise.failure', { card: shown })];
  return [...when(drawn, 'disguise.drawn', { card: drawn }), line('disguise.success', { was })];
}

function exonerated({ card, drawn }: Told, { answer, position }: TraceStep): Line[] {
  const lies = (list: string) => (position[list] as readonly string[]).includes(card);
  const unasked = lies('gone') ? 'gone' : lies('discarded') ? 'putAway' : 'unasked';
  return [
    ...when(drawn, 'exonerate.drawn', { card: drawn }),
    line('exonerate', { card }),
    line(`exonerate.${answer === null ? unasked : said(answer)}`, { card }),
  ];
}

function arrested({ suspect, by }: Told, { answer, winner }: TraceStep): Line[] {
  return [
    by ? line('arrest.agent', { suspect, by }) : line('arrest', { suspect }),
    line(`arrest.${said(answer)}`, { suspect }),
    ...when(winner === 'inspector', 'win.arrest', { suspect }),
  ];
}

/** Whoever acted: the position after the step says who is to act now. */
const actor = ({ position, winner }: TraceStep): Seat =>
  winner === 'none' && position['turn'] === 'killer' ? 'inspector' : 'killer';

function happened(name: EventName, told: Told, step: TraceStep): Line[] {
  switch (name) {
    case 'kill':
      return killed(told, step);
    case 'choose':
      return chosen(told);
    case 'shift':
      return shifted(told, actor(step));
    case 'disguise':
      return disguised(told);
    case 'exonerate':
      return exonerated(told, step);
    case 'arrest':
      return arrested(told, step);
    case 'collapse':
      return [line('collapse', { seat: actor(step), each: told['each'], ...lists(told['take']) })];
  }
}

function tried(event: NoirEvent, turn: Json): Line {
  switch (event.type) {
    case 'kill':
      return line('refused.kill', { victim: event.victim });
    case 'shift':
      return line(`refused.shift.${event.axis}`, { seat: turn, [event.axis]: event.at, to: event.to });
    case 'disguise':
      return line('refused.disguise');
    case 'arrest':
      return event.by
        ? line('refused.arrest.agent', { suspect: event.suspect, by: event.by })
        : line('refused.arrest', { suspect: event.suspect });
    case 'collapse':
      return line('refused.collapse', { seat: turn, each: event.each });
    default:
      return line(`refused.${event.type}`, { card: event.card });
  }
}

/** Whom a refusal speaks of. */
function named(id: string, event: NoirEvent): Args {
  if (event.type === 'kill') return { suspect: event.victim };
  if (event.type === 'arrest') {
    const ofAgent = event.by && (id.startsWith('agent') || id === 'not-in-hand');
    return { suspect: ofAgent ? event.by! : event.suspect };
  }
  return 'card' in event ? { suspect: event.card } : {};
}

function refused(event: JsonObject | null, step: TraceStep, view: string): Line[] {
  const turn = step.position['turn'] ?? null;
  if (!event) return [line('refused.hidden', { seat: view === 'killer' ? 'inspector' : 'killer' })];
  const attempted = eventOf(event);
  const { id } = step.refused!;
  return [
    tried(attempted, turn),
    { key: `refusal.${id}`, args: { seat: turn, action: attempted.type, ...named(id, attempted) } },
  ];
}

/** The log lines of a step for `everyone` or a seat. */
export function say(step: TraceStep, view: string): readonly Line[] {
  const { turn = null, kills = 0 } = step.position;
  if (!step.event)
    return [step.winner === 'none' ? line('start', { turn, kills }) : line('start.over', { kills })];
  const event = eventFor(step, view);
  if (step.refused) return refused(event, step, view);
  const [name, told] = Object.entries(event ?? {})[0] as [EventName, Told];
  return [...happened(name, told, step), ...when(told['removed'], 'removal', lists(told['removed'] ?? []))];
}
