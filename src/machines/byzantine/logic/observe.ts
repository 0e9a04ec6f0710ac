/** The values that expectations are compared with, and how. */
import type { Observed } from '../../game.ts';
import type { Json, JsonObject } from '../../trace.ts';
import type { Table } from '../table.ts';
import { METHODS } from '../vocabulary.ts';
import type { Method } from '../vocabulary.ts';
import { ownGait } from './abilities.ts';
import { candidates } from './candidates.ts';
import { isOver } from './ending.ts';
import { victimsOf } from './murder.ts';
import { living } from './people.ts';
import { sceneOf } from './scene.ts';
import { leftOver } from './turn.ts';
import { endings } from './walking.ts';

/** Whom the assassin may kill now by each rule, whatever the phase; nobody by a rule that is no longer in hand. */
function victims(table: Table): JsonObject {
  const scene = sceneOf(table);
  const by = (method: Method): string[] =>
    isOver(table) || !table.methods.includes(method)
      ? []
      : [...new Set(candidates(table).flatMap((who) => victimsOf(table, scene, who, method)))];
  return Object.fromEntries(METHODS.map((method) => [method, by(method)]));
}

/** Where each move may end; the dead do not move. */
const reach = (table: Table): JsonObject =>
  Object.fromEntries([
    ...table.dead.map((who) => [who, []]),
    ...living(table).map((who) => [who, [...endings(table, who, ownGait(table, who)).keys()]]),
  ]);

const OBSERVED: { readonly [key: string]: (at: Observed<Table>) => Json } = {
  suspects: ({ knowledge }) => knowledge['detectives']!.suspects,
  dead: ({ table }) => table.dead,
  at: ({ table }) => table.at as JsonObject,
  victims: ({ table }) => victims(table),
  reach: ({ table }) => reach(table),
  methods: ({ table }) => table.methods,
  locks: ({ table }) => table.locks,
  phase: ({ table }) => table.phase ?? 'draw',
  round: ({ table }) => table.round,
  left: ({ table }) => leftOver(table).length,
  winner: ({ table }) => table.winner,
  answer: ({ answer }) => answer,
  cleared: ({ table }) => table.cleared,
  drawn: ({ table }) => table.drawn,
};
export const EXPECTATIONS = ['refused', ...Object.keys(OBSERVED)];

export const observe = (key: string, at: Observed<Table>): Json => OBSERVED[key]!(at);

const asSet = (list: Json): string => [...new Set(list as readonly string[])].sort().join();

/** A pair may name either end first. */
const inOrder = (pair: string): string => pair.split('-').sort().join('-');

/** `at`, `victims` and `reach` name only what they speak of; locks are pairs in either order. */
export function matches(key: string, expected: Json, actual: Json): boolean | undefined {
  if (key === 'locks')
    return asSet((expected as string[]).map(inOrder)) === asSet((actual as string[]).map(inOrder));
  if (!['at', 'victims', 'reach'].includes(key)) return undefined;
  const found = actual as JsonObject;
  return Object.entries(expected as JsonObject).every(([name, value]) => {
    const other = found[name] ?? null;
    return Array.isArray(value) ? other !== null && asSet(value) === asSet(other) : value === other;
  });
}
