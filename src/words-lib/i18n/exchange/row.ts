/** One unit as it leaves the project and comes back, whatever the format. */
import type { Mod } from '../../rule-markdown.ts';
import { standing, type State } from '../state.ts';
import { owedIds, sourceLocale, unitOf, type UnitTree } from '../tree.ts';

export interface Row {
  readonly id: string;
  /** The language that it is translated from. */
  readonly from: string;
  readonly source: string;
  /** Empty where there is no translation. */
  readonly target: string;
  readonly state: State;
  /** While stale: the source as it was. */
  readonly was: string | null;
  readonly kind: string;
  readonly mod: Mod | null;
  readonly case: string | null;
  readonly file: string;
  readonly line: number;
}

export interface Exchange {
  readonly locale: string;
  /** The language of the sources; null where they are of several. */
  readonly from: string | null;
  readonly rows: readonly Row[];
}

export interface Wanted {
  readonly locale: string;
  readonly game?: string;
  readonly state?: State;
}

/** What a language owes, in the order of the reference. */
export function exchangeOf(tree: UnitTree, { locale, game, state }: Wanted): Exchange {
  const rows = owedIds(tree, locale).map((id) => rowOf(tree, locale, id));
  const chosen = rows
    .filter(({ unit }) => game === undefined || unit.game === game)
    .filter(({ row }) => state === undefined || row.state === state);
  const froms = [...new Set(chosen.map(({ row }) => row.from))];
  return { locale, from: froms.length === 1 ? froms[0]! : null, rows: chosen.map(({ row }) => row) };
}

function rowOf(tree: UnitTree, locale: string, id: string) {
  const from = sourceLocale(tree, locale, id);
  const source = unitOf(tree, from, id)!;
  const { state, was } = standing(tree, locale, id);
  const row: Row = {
    id,
    from,
    source: source.text,
    target: unitOf(tree, locale, id)?.text ?? '',
    state,
    was,
    kind: source.kind,
    mod: source.mod ?? null,
    case: source.case ?? null,
    file: source.place.file,
    line: source.place.line,
  };
  return { row, unit: source };
}

/** What comes back of a row. */
export interface Returned {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  /** Whether whoever sent it says that it is not finished; some say so only of what they did not touch. */
  readonly unsure: 'no' | 'where unchanged' | 'yes';
}
