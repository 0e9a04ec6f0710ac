/** The values that expectations are compared with. */
import type { Observed } from '../../game.ts';
import type { Json, JsonObject, Knowledge } from '../../trace.ts';
import type { Table } from '../table.ts';
import { resultsOf, verdictOn } from './arrest.ts';
import { specials } from './identities.ts';

/** Knowledge of the case's view; without one, of sheriff or detective. */
function viewed({ knowledge, view, table }: Observed<Table>): Knowledge {
  return knowledge[view ?? table.mode] ?? knowledge['table']!;
}

const found = (at: Observed<Table>, key: string): Json => viewed(at).more?.[key] ?? null;

/** Level and valid cards of each suspect, null for the weapon's holder. */
function scores(table: Table): Json {
  const all = Object.entries(verdictOn(table)?.scores ?? {});
  return Object.fromEntries(all.map(([who, weight]) => [who, weight && [weight.level, weight.valid]]));
}

/** What would follow if the latest claim were true. */
function ifTrue(at: Observed<Table>): Json {
  const latest = (found(at, 'claims') as readonly JsonObject[]).at(-1);
  if (!latest) return null;
  const { worlds, culpritIn, rightArrest, suspects } = latest;
  return { worlds: worlds!, culpritIn: culpritIn!, rightArrest: rightArrest!, suspects: suspects! };
}

const OBSERVED: { readonly [key: string]: (at: Observed<Table>) => Json } = {
  scores: ({ table }) => scores(table),
  culprits: ({ table }) => verdictOn(table)?.culprits ?? null,
  by: ({ table }) => verdictOn(table)?.by ?? null,
  caught: ({ table }) => table.ending?.caught ?? null,
  winner: ({ table }) => table.ending?.winner ?? 'none',
  results: ({ table }) => resultsOf(table),
  top: ({ table }) => table.voting?.top ?? null,
  result: ({ table }) => table.voting?.result ?? null,
  deck: ({ table }) => table.deck.size,
  phase: ({ table }) => table.phase,
  detective: ({ table }) => table.detective,
  specials: ({ table }) => specials(table),
  worlds: (at) => found(at, 'worlds'),
  deals: (at) => found(at, 'deals'),
  culpritIn: (at) => found(at, 'culpritIn'),
  rightArrest: (at) => found(at, 'rightArrest'),
  rightDeals: (at) => found(at, 'rightDeals'),
  best: (at) => found(at, 'best'),
  suspects: (at) => viewed(at).suspects,
  ifTrue,
};
export const EXPECTATIONS = ['refused', ...Object.keys(OBSERVED)];

export const observe = (key: string, at: Observed<Table>): Json => OBSERVED[key]!(at);

type Counts = { readonly [who: string]: Json };

/** Names in a set of culprits may come in any order. */
const inOrder = (who: string): string => who.split('+').sort().join('+');

/** Whoever is not named counts as 0. */
function sameCounts(expected: Counts, actual: Counts): boolean {
  const amount = (counts: Counts, who: string): Json =>
    Object.entries(counts).find(([key]) => inOrder(key) === inOrder(who))?.[1] ?? 0;
  return [...Object.keys(expected), ...Object.keys(actual)].every(
    (who) => amount(expected, who) === amount(actual, who),
  );
}

/** Counts by suspect leave out zeros; results name only those that they speak of. */
export function matches(key: string, expected: Json, actual: Json): boolean | undefined {
  if (actual === null || expected === null) return undefined;
  if (['culpritIn', 'rightArrest', 'rightDeals'].includes(key))
    return sameCounts(expected as Counts, actual as Counts);
  if (key === 'results')
    return Object.entries(expected as Counts).every(([who, value]) => (actual as Counts)[who] === value);
  return undefined;
}
