/** Puts the word `stale` on units, or takes it off, wherever a unit wears it. */
import { parseDocument } from 'yaml';
import { entryMark, jsonMarks, withEntryMark, withJsonMarks } from './data-marks.ts';
import { withClauseMarks, withFrontMarks } from './page-marks.ts';
import { staleList } from './stale-list.ts';
import { groupBy } from './group.ts';
import type { Unit } from './unit.ts';

export interface Marking {
  readonly unit: Unit;
  readonly stale: boolean;
}

/** The text of one file after the changes, all of which are to units of that file. */
export function withMarks(text: string, file: string, markings: readonly Marking[]): string {
  if (file.endsWith('.mdx')) return pageWithMarks(text, file, markings);
  if (file.endsWith('.json'))
    return withJsonMarks(text, changed(jsonMarks(parseDocument(text)), markings, entryOf));
  const entries = groupBy(markings, entryOf);
  return [...entries].reduce(
    (done, [entry, own]) => withEntryMark(done, entry, changed(entryMark(done, entry), own, partOf)),
    text,
  );
}

function pageWithMarks(text: string, file: string, markings: readonly Marking[]): string {
  const clauses = markings.filter(({ unit }) => unit.kind === 'clause');
  const rest = markings.filter(({ unit }) => unit.kind !== 'clause');
  const marked = withClauseMarks(text, file, new Map(clauses.map(({ unit, stale }) => [unit.entry, stale])));
  if (rest.length === 0) return marked;
  const front = /^---\r?\n([^]*?)\n---/.exec(marked)?.[1] ?? '';
  return withFrontMarks(marked, changed(staleList(parseDocument(front)), rest, entryOf));
}

const entryOf = ({ unit }: Marking): string => unit.entry;
const partOf = ({ unit }: Marking): string => unit.part;

function changed(
  now: ReadonlySet<string>,
  markings: readonly Marking[],
  name: (one: Marking) => string,
): ReadonlySet<string> {
  const next = new Set(now);
  for (const marking of markings) {
    if (marking.stale) next.add(name(marking));
    else next.delete(name(marking));
  }
  return next;
}
