/** The log lines of a step for a view, from the trace's redacted data alone. */
import type { Line } from '../../game.ts';
import type { JsonObject, TraceStep } from '../../trace.ts';
import type { ByzantineEvent, Character, Move, Pick, Room, Skill } from '../vocabulary.ts';
import { eventOf } from './written.ts';

interface Lying {
  readonly victims: readonly Character[];
  readonly room?: Room;
  readonly method?: string;
  readonly read: boolean;
}

/** What a view sees of a position, as far as the lines need it. */
interface Shown {
  readonly at: { readonly [who: string]: Room };
  readonly dead: readonly Character[];
  readonly round: number;
  readonly phase?: string;
  readonly reached?: readonly Character[];
  readonly turn?: { readonly by: string };
  readonly murders: readonly Lying[];
}

const line = (key: string, args: JsonObject = {}): Line => ({ key, args });

const shownTo = (step: TraceStep, view: string): Shown =>
  (step.seen[view]?.position ?? step.position) as unknown as Shown;

function started({ phase = 'free', round }: Shown): Line[] {
  return [line('log.start', { phase, round })];
}

const drawn = ({ cards }: { cards: readonly Character[] }, { phase, round }: Shown): Line[] =>
  phase === 'last'
    ? [line('log.draw.last', { cards, count: cards.length })]
    : [line('log.draw', { cards, count: cards.length, round })];

const picked = ({ who }: Pick, { turn }: Shown): Line[] => [
  line('log.pick', { seat: turn?.by ?? 'detectives', who }),
];

/** Corpses reached on these rooms whose card lies face down still. */
function reached(rooms: readonly Room[], { at, reached: found = [], murders }: Shown): Line[] {
  const covered = (who: Character) => murders.some(({ victims, read }) => victims.includes(who) && !read);
  const victims = found.filter((who) => rooms.includes(at[who]!) && covered(who));
  return victims.length ? [line('log.reached', { victims, count: victims.length })] : [];
}

function moved({ who, path, to }: Move, shown: Shown): Line[] {
  if (!path.length) return [line('log.move.stays', { who })];
  return [line('log.move', { who, to, rooms: path, count: path.length }), ...reached(path, shown)];
}

function read(victim: Character, { murders }: Shown): Line[] {
  const method = murders.findLast(({ victims }) => victims.includes(victim))?.method;
  return method ? [line('log.read', { victim, method })] : [];
}

/** The arguments of each skill's line beyond who acts and on whom. */
function skillArgs({ who, act, target, door, path = [] }: Skill, { at }: Shown): JsonObject {
  switch (act) {
    case 'shows':
    case 'gains':
      return { card: target };
    case 'reads':
      return { victim: target };
    case 'swaps':
      return { target, room: at[who]!, place: at[target]! };
    case 'moves':
      return { target, to: at[target]!, rooms: path, count: path.length };
    case 'pulls':
      return { target, to: at[who]! };
    case 'revives':
      return { target };
    default:
      return { door };
  }
}

/** The rooms that somebody was brought into. */
function entered({ who, act, target, path = [] }: Skill, { at }: Shown): readonly Room[] {
  if (act === 'swaps') return [at[who]!, at[target]!];
  if (act === 'pulls') return [at[who]!];
  return act === 'moves' ? path : [];
}

function skilled(event: Skill, shown: Shown): Line[] {
  const { who, act, target } = event;
  const told = act === 'reads' || act === 'revives' ? read(target as Character, shown) : [];
  return [
    line(`log.skill.${act}`, { who, ...skillArgs(event, shown) }),
    ...told,
    ...reached(entered(event, shown), shown),
  ];
}

function killed({ murders, dead }: Shown): Line[] {
  const { victims, room = '', method, read: open } = murders.at(-1)!;
  const [victim] = victims;
  if (victims.length > 1) return [line('log.kill.several', { victims, count: victims.length, room })];
  const found = line('log.kill', { victim: victim!, room, count: dead.length });
  if (!method || open) return [found, line('log.kill.hidden', { victim: victim! })];
  return [found, line('log.kill.method', { method, victim: victim! })];
}

function roundEnded({ phase, round, murders }: Shown): Line[] {
  const skipped = murders.at(-1)?.victims.length === 0 ? [line('log.endRound.skipped')] : [];
  if (phase === 'last') return [...skipped, line('log.endRound.last')];
  return [...skipped, line(phase ? 'log.endRound' : 'log.endRound.free', { round })];
}

const accused = (who: Character, right: boolean | null): Line[] => [
  line('log.accuse', { who }),
  line(right ? 'log.accuse.right' : 'log.accuse.wrong', { who }),
];

function told(event: ByzantineEvent, step: TraceStep, shown: Shown): Line[] {
  switch (event.type) {
    case 'draw':
      return drawn(event, shown);
    case 'pick':
      return picked(event, shown);
    case 'move':
      return moved(event, shown);
    case 'skill':
      return skilled(event, shown);
    case 'kill':
      return killed(shown);
    case 'read':
      return read(event.victim, shown);
    case 'endRound':
      return roundEnded(shown);
    case 'accuse':
      return accused(event.who, step.answer);
  }
}

/** What was tried, with the fields of the event as arguments. */
function tried(event: ByzantineEvent, { phase }: Shown): Line {
  const { type, ...fields } = event as ByzantineEvent & Fields;
  const key = `log.refused.${type}${event.type === 'kill' && event.aim === 'room' ? '.room' : ''}`;
  const { path: rooms = [] } = fields;
  const seat = phase === 'assassin' ? phase : 'detectives';
  return line(key, { ...fields, to: rooms.at(-1) ?? '', rooms, seat } as JsonObject);
}

/** What events may name. */
type Fields = {
  readonly [key in 'who' | 'target' | 'victim' | 'room']?: string;
} & { readonly path?: readonly Room[] };

/** What any wording of a refusal may need. */
function refusalArgs(event: ByzantineEvent): JsonObject {
  const { who = '', target, victim, room, path } = event as Fields;
  return { who, target: target || victim || '', room: room || path?.at(-1) || '' };
}

/** Lines for `everyone` or a seat. What the assassin tried in vain the detectives do not learn. */
export function say(step: TraceStep, view: string): readonly Line[] {
  const shown = shownTo(step, view);
  if (!step.event) return started(shown);
  const event = eventOf(step.event);
  if (!step.refused) return told(event, step, shown);
  if (view === 'detectives' && event.type === 'kill') return [line('log.refused.kill.hidden')];
  return [tried(event, shown), line(`refusal.${step.refused.id}`, refusalArgs(event))];
}
