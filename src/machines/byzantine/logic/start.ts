/** A given position as a table: what it leaves out is filled in as the case format states. */
import type { JsonObject } from '../../trace.ts';
import { PALACES } from '../palaces/palaces.ts';
import { trainingStart } from '../palaces/training-start.ts';
import type { Palace, Places, Sexes, Table, Turn } from '../table.ts';
import { METHODS, VARIANTS } from '../vocabulary.ts';
import type { ByzantineVariants, Character, Characters, Method, Pair, Person, Phase } from '../vocabulary.ts';
import { picksOf } from './draw.ts';
import { isOverdue } from './ending.ts';
import { written as writtenPair } from './geometry-links.ts';
import { sexesOf } from './methods/passion.ts';
import { assassinIsDone } from './turn.ts';

/** `given` once its form is validated. */
export interface Given {
  readonly palace?: string | Partial<Palace>;
  readonly at?: Places;
  readonly dead?: Characters;
  readonly locks?: readonly Pair[];
  readonly assassin?: Person;
  readonly methods?: readonly Method[];
  readonly cleared?: readonly Person[];
  readonly players?: number;
  readonly drawn?: Characters;
  readonly picked?: Characters;
  readonly phase?: Phase;
  readonly round?: number;
  readonly reached?: Characters;
  readonly gained?: Character;
  readonly sexes?: Partial<Sexes>;
}

export type Switches = { readonly [key: string]: string | number | boolean };

const resolved = (variants: Switches): ByzantineVariants =>
  Object.fromEntries(
    Object.entries(VARIANTS).map(([key, [first]]) => [key, variants[key] ?? first]),
  ) as unknown as ByzantineVariants;

const NOTHING: Palace = { floors: [], doors: [], stairs: [], passages: [], secretDoors: [] };

const palaceOf = (palace: Given['palace'] = 'training'): Palace =>
  typeof palace === 'object' ? { ...NOTHING, ...palace } : PALACES[palace]!;

/** The second cat starts in the room of the first (B-009). */
function placesOf({ at = trainingStart }: Given, { blackCat }: ByzantineVariants): Places {
  const cat = at['white-cat'];
  return blackCat && cat && !at['black-cat'] ? { ...at, 'black-cat': cat } : at;
}

/** The last character given as picked may still move; it need not. */
function turnOf({ picked, assassinPicked }: Table): Turn | null {
  const who = assassinPicked.at(-1) ?? picked.at(-1);
  if (!who) return null;
  const by = assassinPicked.length ? 'assassin' : 'detectives';
  return { who, by, moved: false, gaveUp: false, used: false, bound: false };
}

function phaseOf(table: Table, given: Given): Phase | null {
  if (given.phase) return given.phase;
  if (!given.drawn) return null;
  if (isOverdue(table)) return 'last';
  if (table.picked.length < picksOf(table)) return 'detectives';
  return assassinIsDone(table) ? 'kill' : 'assassin';
}

function withPhase(table: Table, given: Given): Table {
  const phase = phaseOf(table, given);
  return { ...table, phase, turn: turnOf(table), extra: phase === 'last' && table.drawn.length > 0 };
}

/** What no given position has yet. */
const FRESH = {
  phase: null,
  turn: null,
  extra: false,
  killed: false,
  murders: [],
  winner: 'none',
  answer: null,
} as const;

/** A position of which it is known that it can be; see `checked-start.ts`. */
export function start(written: JsonObject, switches: Switches = {}): Table {
  const given = written as unknown as Given;
  const variants = resolved(switches);
  const palace = palaceOf(given.palace);
  const methods = given.methods ?? METHODS;
  const { players = 4, drawn = [], picked = [], round = 1 } = given;
  const needed = picksOf({ players, drawn });
  const table: Table = {
    variants,
    palace,
    sexes: sexesOf(variants, given.sexes ?? {}),
    palaceName: typeof given.palace === 'object' ? null : (given.palace ?? 'training'),
    at: placesOf(given, variants),
    dead: given.dead ?? [],
    locks: (given.locks ?? []).map((pair) => writtenPair(palace.doors, pair) ?? pair),
    assassin: given.assassin ?? null,
    methods,
    handAtStart: methods,
    cleared: given.cleared ?? [],
    players,
    round,
    drawn,
    picked: picked.slice(0, needed),
    assassinPicked: picked.slice(needed),
    reached: given.reached ?? [],
    gained: given.gained ?? null,
    ...FRESH,
  };
  return withPhase(table, given);
}
