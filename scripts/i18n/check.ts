/**
 * `npm run --silent i18n:check [-- --locale L] [--json] [--all]`: a line a finding: where, clause, check, reason.
 * Exit code 1 when an error is left that nobody has waived.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkLocale, type Finding } from '../../src/words-lib/i18n/checks/run.ts';
import { readUnitTree } from '../../src/words-lib/i18n/read-tree.ts';
import { localesNamed, main } from './lib/command.ts';

const usage = 'usage: npm run --silent i18n:check [-- --locale LOCALE] [--json] [--all]';

await main(usage, () => {
  const { values } = parseArgs({
    options: {
      locale: { type: 'string' },
      json: { type: 'boolean', default: false },
      /** Waived findings too. */
      all: { type: 'boolean', default: false },
    },
  });
  const tree = readUnitTree();
  const read = (file: string): string => readFileSync(file, 'utf8');
  const findings = localesNamed(tree, values.locale).flatMap((locale) => checkLocale(tree, { locale, read }));
  const shown = values.all ? findings : findings.filter(({ waived }) => waived === null);
  for (const finding of shown) console.log(values.json ? JSON.stringify(finding) : lineOf(finding));
  const errors = findings.filter(({ level, waived }) => level === 'error' && waived === null).length;
  if (!values.json) console.log(`${errors} errors, ${shown.length - errors} others`);
  return errors > 0 ? 1 : 0;
});

function lineOf({ locale, id, check, level, found, wanted, file, line, waived }: Finding): string {
  const kept = waived === null ? level : `waived: ${waived}`;
  return `${locale} ${id} ${check}: found ${found}; wanted ${wanted} (${kept}) ${file}:${line}`;
}
