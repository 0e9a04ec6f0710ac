/** The project's own units, with files replaced in memory. */
import { readFileSync } from 'node:fs';
import { withMarks } from '../../../src/words-lib/i18n/marks.ts';
import { pageUnits } from '../../../src/words-lib/i18n/page-units.ts';
import type { SyncPlan } from '../../../src/words-lib/i18n/sync.ts';
import type { UnitTree } from '../../../src/words-lib/i18n/tree.ts';
import type { Unit } from '../../../src/words-lib/i18n/unit.ts';

export interface Project {
  readonly tree: UnitTree;
  /** Texts of files that are not as on disk. */
  readonly texts: ReadonlyMap<string, string>;
}

export const textOf = ({ texts }: Project, file: string): string =>
  texts.get(file) ?? readFileSync(file, 'utf8');

/** The project with the text of one rule page replaced. */
export function withPage(project: Project, file: string, text: string): Project {
  const [, locale = '', game = '', rule = ''] = /words\/([^/]+)\/([^/]+)\/([^/]+)\.mdx$/.exec(file) ?? [];
  const kept = [...project.tree.units.get(locale)!.values()].filter((unit) => unit.place.file !== file);
  const units = new Map([...kept, ...pageUnits({ file, game, rule, text })].map((unit) => [unit.id, unit]));
  return {
    tree: { ...project.tree, units: new Map([...project.tree.units, [locale, units]]) },
    texts: new Map([...project.texts, [file, text]]),
  };
}

/** The project with the words between a clause's tags replaced. */
export function withClause(project: Project, unit: Unit, words: string): Project {
  const { file, start, end } = unit.place;
  const text = textOf(project, file);
  return withPage(project, file, text.slice(0, start) + words + text.slice(end));
}

/** The project after the plan was carried out. */
export function synced(project: Project, { locks, markings }: SyncPlan): Project {
  const next: Project = { ...project, tree: { ...project.tree, locks } };
  return markings.reduce((done, marking) => {
    const { file } = marking.unit.place;
    return withPage(done, file, withMarks(textOf(done, file), file, [marking]));
  }, next);
}

/** The project after somebody deleted the word from a clause and, where they are given, wrote new words. */
export function unmarked(project: Project, unit: Unit, words?: string): Project {
  const before = words === undefined ? project : withClause(project, unit, words);
  const { file } = unit.place;
  return withPage(
    before,
    file,
    textOf(before, file).replace(new RegExp(`(<S id="${unit.entry}"[^>]*?) stale`), '$1'),
  );
}
