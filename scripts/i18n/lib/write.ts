/** Writes locks and marks; a file that would not change is not touched. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '../../../src/words-lib/i18n/group.ts';
import { formatLock, lockFile, type Lock } from '../../../src/words-lib/i18n/lock.ts';
import { withMarks, type Marking } from '../../../src/words-lib/i18n/marks.ts';

/** Returns the files that changed. */
export function writeMarks(root: string, markings: readonly Marking[]): readonly string[] {
  const files = groupBy(markings, ({ unit }) => unit.place.file);
  return [...files].flatMap(([file, own]) => {
    const text = readFileSync(join(root, file), 'utf8');
    return writeText(root, file, withMarks(text, file, own));
  });
}

export function writeLocks(root: string, locks: ReadonlyMap<string, Lock>): readonly string[] {
  return [...locks].flatMap(([locale, lock]) =>
    lock.size === 0 ? [] : writeText(root, lockFile(locale), formatLock(lock)),
  );
}

export function writeText(root: string, file: string, text: string): readonly string[] {
  const path = join(root, file);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return [];
  writeFileSync(path, text);
  return [file];
}
