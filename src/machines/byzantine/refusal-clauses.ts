/** The clause that a refusal obeys: the one that says so for this event, at this table. */
import { clauseId } from './clauses.ts';
import type { ClauseId } from './clauses.ts';
import { diagonal, floorOf } from './logic/geometry.ts';
import type { Table } from './table.ts';
import { ACTS, CATS } from './vocabulary.ts';
import type { ByzantineEvent, Character, Kill, Method, Read, RefusalId, Room } from './vocabulary.ts';

/** An event that was refused, with what its wording turns on. */
interface Attempt {
  readonly table: Table;
  readonly event: ByzantineEvent;
  /** The event's type, or the verb of a skill. */
  readonly key: string;
}

type ByKey = { readonly [key: string]: ClauseId; readonly '': ClauseId };

const WRONG_FLOOR: ByKey = { shows: 'astrologer-3', reads: 'witch-2', '': 'duke-3' };
const isCat = (who: string): boolean => (CATS as readonly string[]).includes(who);

/** Whoever walks in this event. */
const walker = ({ event }: Attempt): Character | '' =>
  event.type === 'move' ? event.who : event.type === 'skill' ? event.target : '';

const pathOf = ({ event }: Attempt): readonly Room[] =>
  event.type === 'move' || event.type === 'skill' ? (event.path ?? []) : [];

/** What lies between assassin and victim; the first reason that applies. */
interface Between {
  readonly from: Room;
  readonly to: Room;
  readonly cat: boolean;
}

const OUT_OF_REACH: { readonly [M in Method]: (between: Between) => ClauseId } = {
  hanging: ({ to }) => (floorOf(to) === 0 ? 'hanging-3' : 'hanging-2'),
  fall: ({ from }) => (floorOf(from) < 3 ? 'fall-2' : 'fall-3'),
  crushing: ({ from }) => (floorOf(from) > 2 ? 'crushing-2' : 'crushing-3'),
  shooting: () => 'shooting-2',
  misstep: ({ from, to }) => (from === to ? 'misstep-6' : 'misstep-2'),
  mechanism: ({ from, to }) =>
    from === to ? 'mechanism-7' : diagonal(from, to) ? 'mechanism-2' : 'mechanism-3',
  'fishing-rod': () => 'fishing-rod-2',
  gunpowder: ({ from, to }) => (from === to ? 'gunpowder-5' : 'gunpowder-2'),
  beast: ({ cat }) => (cat ? 'beast-3' : 'beast-2'),
  passion: () => 'passion-2',
};

function outOfReach({ at, dead, assassin }: Table, { victim, room, method }: Kill): ClauseId {
  const to = victim ? at[victim] : room;
  const from = assassin ? at[assassin] : '';
  if (!method || to === undefined || from === undefined) return 'killing-1';
  const cat = CATS.some((one) => at[one] === to && !dead.includes(one));
  return OUT_OF_REACH[method]({ from, to, cat });
}

function notTheTime({ table, event, key }: Attempt): ClauseId {
  const { phase, turn, gained } = table;
  if (phase === 'last') return event.type === 'kill' ? 'ending-8' : 'ending-9';
  if (phase === 'kill' && event.type === 'endRound') return 'killing-16';
  if (event.type !== 'move' && event.type !== 'skill') return 'round-3';
  if (turn?.who !== event.who) return 'round-3';
  if (turn.moved && key === 'reads') return 'witch-4';
  if (turn.moved && key === 'swaps') return 'jester-3';
  return event.who === 'bard' && (!gained || key === 'gains') ? 'bard-1' : 'round-3';
}

function notDrawn({ table, event, key }: Attempt): ClauseId {
  if (event.type === 'pick') return table.phase === 'assassin' ? 'assassins-turn-4' : 'detectives-turn-5';
  return key !== 'gains' && event.type === 'skill' && event.who === 'bard' ? 'bard-2' : 'drawing-6';
}

function stayed(attempt: Attempt): ClauseId {
  if (attempt.event.type === 'pick') return 'detectives-turn-2';
  if (pathOf(attempt).length) return 'movement-5';
  return isCat(walker(attempt)) ? 'cats-5' : 'movement-3';
}

/** Two rooms that only touch at a corner, or that nothing joins. */
function noWay(attempt: Attempt): ClauseId {
  const { table, event, key } = attempt;
  if (key === 'lock' || key === 'unlock') return 'cook-3';
  const who = walker(attempt);
  const rooms = [table.at[who as Character] ?? '', ...pathOf(attempt)];
  const across = rooms.some((room, index) => index > 0 && diagonal(rooms[index - 1]!, room));
  if (isCat(who)) return across ? 'cats-4' : 'movement-8';
  return across && event.type === 'move' ? 'palace-5' : 'movement-8';
}

const keptOut = (who: string): ClauseId =>
  isCat(who) ? 'movement-18' : who === 'maid' ? 'maid-4' : 'movement-12';

const tooFar = (attempt: Attempt): ClauseId =>
  attempt.event.type === 'move' &&
  new Set(pathOf(attempt)).size <= pathOf(attempt).length &&
  walker(attempt) === 'maid'
    ? 'maid-2'
    : 'movement-2';

/** Standing where the corpse lies, without having come there, is not enough. */
function notReached({ table: { at, turn }, event }: Attempt): ClauseId {
  const { victim } = event as Read;
  return turn && !turn.moved && at[turn.who] === at[victim] ? 'clues-4' : 'clues-2';
}

/** The bard needs the floor of the skill that he has borrowed. */
function wrongFloor({ event, key }: Attempt): ClauseId {
  const borrowed = event.type === 'skill' && event.who !== ACTS[event.act] && key !== 'pulls';
  return borrowed ? 'bard-6' : (WRONG_FLOOR[key] ?? WRONG_FLOOR['']);
}

type Found = (attempt: Attempt) => ClauseId;

/** One clause for all, one by key (`''` for any other), or what the table decides. */
const OBEYED: { readonly [R in RefusalId]: ClauseId | ByKey | Found } = {
  'already-accused': 'accusation-5',
  'game-over': 'ending-11',
  'wrong-phase': notTheTime,
  'not-drawn': notDrawn,
  'already-picked': ({ table, key }) =>
    table.phase === 'assassin' ? 'assassins-turn-3' : key === 'gains' ? 'bard-1' : 'detectives-turn-4',
  dead: { kill: 'killing-8', swaps: 'jester-4', moves: 'empress-4', pulls: 'duke-4', '': 'killing-6' },
  'must-move': stayed,
  'too-far': tooFar,
  'not-connected': noWay,
  locked: { lock: 'cook-2', '': 'movement-9' },
  'secret-door': 'palace-14',
  'blocked-by-countess': 'countess-1',
  'room-full': (attempt) => keptOut(walker(attempt)),
  'stopped-by-person': (attempt) => (isCat(walker(attempt)) ? 'movement-17' : 'movement-11'),
  'not-in-reach': ({ table, event }) => outOfReach(table, event as Kill),
  'victim-protected': ({ event }) => ((event as Kill).aim === 'room' ? 'gunpowder-12' : 'captain-1'),
  'method-used': 'killing-14',
  self: { swaps: 'jester-1', moves: 'empress-1', pulls: 'duke-1', gains: 'bard-1', '': 'killing-11' },
  cat: { pulls: 'duke-6', '': 'killing-10' },
  'wrong-floor': wrongFloor,
  'not-same-room': { revives: 'scholar-3', '': 'empress-3' },
  'no-corpse': { reads: 'witch-3', revives: 'scholar-4', '': 'clues-3' },
  'not-passed': notReached,
  'no-lock': { unlock: 'cook-1', '': 'cook-6' },
};

/** `byzantine/<rule>-<n>`. */
export function refusedBy(id: RefusalId, event: ByzantineEvent, table: Table): string {
  const key = event.type === 'skill' ? event.act : event.type;
  const found = OBEYED[id];
  if (typeof found === 'string') return clauseId(found);
  return clauseId(typeof found === 'function' ? found({ table, event, key }) : (found[key] ?? found['']));
}
