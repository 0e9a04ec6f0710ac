/** What the i18n commands share: arguments, faults, exit codes. */
import { ContentError } from '../../../src/words-lib/content-error.ts';
import type { UnitTree } from '../../../src/words-lib/i18n/tree.ts';

/** The command was not understood; the message says what would do. */
export class UsageError extends Error {}

/** Runs a command: 0 or what it returns; 2 when the command or a file cannot be understood. */
export async function main(usage: string, run: () => number | Promise<number>): Promise<void> {
  try {
    process.exitCode = await run();
  } catch (error) {
    const parse =
      error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (error instanceof UsageError || parse) console.error(`${(error as Error).message}\n${usage}`);
    else if (error instanceof ContentError) console.error(error.message);
    else throw error;
    process.exitCode = 2;
  }
}

/** The folder name of a language given by folder name or slug. */
export function localeNamed(tree: UnitTree, name: string): string {
  const found = tree.locales.find(({ id }) => id.toLowerCase() === name.toLowerCase());
  if (found) return found.id;
  throw new UsageError(`--locale: found ${name}; one of ${tree.locales.map(({ id }) => id).join(', ')}`);
}

/** The languages that `--locale` names, all when it names none. */
export function localesNamed(tree: UnitTree, name: string | undefined): readonly string[] {
  return name === undefined ? tree.locales.map(({ id }) => id) : [localeNamed(tree, name)];
}

/**
 * Ids as people write them: `noir/kill-1`; `kill-1` where only one game has it; `noir/kill-*` for many.
 * @throws UsageError when something names no unit, or more than one without a star.
 */
export function idsNamed(tree: UnitTree, names: readonly string[]): readonly string[] {
  const all = [...new Set([...tree.units.values()].flatMap((units) => [...units.keys()]))];
  if (names.length === 0)
    throw new UsageError('found no ID; name a clause, as noir/kill-1, or many, as noir/kill-*');
  return names.flatMap((name) => {
    const pattern = new RegExp(
      `^(?:[^/@:]+/)?${name.replace(/[.+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll('*', '.*')}$`,
    );
    const found = all.includes(name) ? [name] : all.filter((id) => pattern.test(id));
    if (found.length === 0)
      throw new UsageError(`found ${name}; an id such as ${all.find((id) => id.endsWith('-1')) ?? all[0]}`);
    if (found.length > 1 && !name.includes('*'))
      throw new UsageError(`found ${name}; say which: ${found.slice(0, 5).join(', ')}`);
    return found;
  });
}
