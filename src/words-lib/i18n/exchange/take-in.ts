/** Takes returned rows in: by id, never over a source that changed since, and only where the file stays readable. */
import { readRule } from '../../clauses.ts';
import { ContentError } from '../../content-error.ts';
import { withMarks } from '../marks.ts';
import { sourceLocale, unitOf, type UnitTree } from '../tree.ts';
import { canonical } from '../unit.ts';
import { withWords } from './patch.ts';
import type { Returned } from './row.ts';

export interface Skipped {
  readonly id: string;
  readonly why: string;
}

export interface TakenIn {
  /** Files that changed, with their new text. */
  readonly texts: ReadonlyMap<string, string>;
  readonly taken: readonly string[];
  readonly skipped: readonly Skipped[];
}

export interface Delivery {
  readonly tree: UnitTree;
  readonly locale: string;
  readonly rows: readonly Returned[];
  readonly read: (file: string) => string;
}

/** Rows that say what is there already are neither taken nor skipped. */
export function takeIn({ tree, locale, rows, read }: Delivery): TakenIn {
  const texts = new Map<string, string>();
  const taken: string[] = [];
  const skipped: Skipped[] = [];
  // From the end of each file to its beginning, so that the places of the units before stay right.
  const ordered = rows.toSorted((a, b) => startOf(tree, locale, b.id) - startOf(tree, locale, a.id));
  for (const row of ordered) {
    const verdict = weigh(tree, locale, row);
    if (verdict === 'same') continue;
    if (verdict !== 'take') {
      skipped.push({ id: row.id, why: verdict });
      continue;
    }
    const unit = unitOf(tree, locale, row.id)!;
    const { file } = unit.place;
    const before = texts.get(file) ?? read(file);
    const words = withWords(before, unit, row.target);
    const fault = unit.kind === 'clause' || unit.kind === 'prose' ? markupFault(before, words, file) : null;
    if (fault !== null) skipped.push({ id: row.id, why: fault });
    else {
      texts.set(file, words);
      taken.push(row.id);
    }
  }
  for (const [file, text] of texts) texts.set(file, withoutMarks(tree, locale, { file, text, taken }));
  return { texts, taken, skipped };
}

const startOf = (tree: UnitTree, locale: string, id: string): number =>
  unitOf(tree, locale, id)?.place.start ?? 0;

function weigh(tree: UnitTree, locale: string, row: Returned): string {
  const source = unitOf(tree, sourceLocale(tree, locale, row.id), row.id);
  const own = unitOf(tree, locale, row.id);
  if (!source) return 'no such unit';
  if (row.target.trim() === '') return 'same';
  if (!own) return 'the language has no such unit yet; write it into its file first';
  if (canonical(row.source) !== source.canon) return 'exported before the source changed';
  if (row.target === own.text) return row.unsure !== 'no' || !own.stale ? 'same' : 'take';
  return row.unsure === 'yes' ? 'marked as unsure' : 'take';
}

/** Clauses must come out the same, and the page must still be readable. */
function markupFault(before: string, after: string, file: string): string | null {
  const ids = (text: string): string =>
    [...text.matchAll(/<\/?(?:S|Undecided|Advice)\b[^>]*>/g)].map(([tag]) => tag).join();
  if (ids(before) !== ids(after)) return 'adds or drops a tag of the page';
  const rule = /([^/]+)\.mdx$/.exec(file)?.[1] ?? '';
  try {
    readRule({ file, rule, text: after, reference: false });
    return null;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.complaints[0]!.found;
  }
}

function withoutMarks(
  tree: UnitTree,
  locale: string,
  { file, text, taken }: { file: string; text: string; taken: readonly string[] },
): string {
  const units = taken
    .map((id) => unitOf(tree, locale, id)!)
    .filter((unit) => unit.place.file === file && unit.stale);
  return withMarks(
    text,
    file,
    units.map((unit) => ({ unit, stale: false })),
  );
}
