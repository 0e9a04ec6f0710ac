/** The units, locks and findings of the project, read once a build. */
import { readFileSync } from 'node:fs';
import { checkLocale, type Finding } from '../../../../words-lib/i18n/checks/run.ts';
import { groupBy } from '../../../../words-lib/i18n/group.ts';
import { readUnitTree } from '../../../../words-lib/i18n/read-tree.ts';
import { standing, type State } from '../../../../words-lib/i18n/state.ts';
import { bindingOf, isUnderstood } from '../../../../words-lib/i18n/understood.ts';
import { owedIds, referenceOf } from '../../../../words-lib/i18n/tree.ts';
import { once } from '../../../../words-lib/once.ts';

export const tree = readUnitTree();

const findings = once((locale: string) =>
  groupBy(checkLocale(tree, { locale, read: (file) => readFileSync(file, 'utf8') }), ({ id }) => id),
);

/** What the checks say of a translation, waived findings last. */
export const findingsOf = (locale: string, id: string): readonly Finding[] =>
  (findings(locale).get(id) ?? []).toSorted((a, b) => Number(a.waived !== null) - Number(b.waived !== null));

export const standingOf = once((locale: string, id: string) => standing(tree, locale, id));

/** The texts that answers to a sentence are bound to; empty where it is first written in this language. */
export const boundTo = (locale: string, id: string): string => bindingOf(tree, locale, id) ?? '';

/** States that are counted, in the order in which they call for work. */
export const COUNTED = [
  'missing',
  'untranslated',
  'stale',
  'edited',
  'draft',
  'reviewed',
] as const satisfies readonly State[];

export interface Count {
  readonly locale: string;
  readonly game: string | null;
  readonly units: number;
  readonly states: { readonly [state in (typeof COUNTED)[number]]: number };
  /** Findings that nobody has waived. */
  readonly open: number;
  /** Sentences whose translation has been understood in a blind test. */
  readonly understood: number;
}

/** How a language stands with one game, or with the words of the site; null where it is the reference. */
export const countOf = once((locale: string, game: string | null): Count | null => {
  if (referenceOf(tree, game) === locale) return null;
  const ids = owedIds(tree, locale).filter((id) =>
    game === null ? !/^[^/:]+\//.test(id) : id.startsWith(`${game}/`),
  );
  const states = ids.map((id) => standingOf(locale, id).state);
  const count = (state: State): number => states.filter((one) => one === state).length;
  const open = ids.flatMap((id) => findingsOf(locale, id)).filter(({ waived }) => waived === null).length;
  return {
    locale,
    game,
    units: ids.length,
    states: Object.fromEntries(COUNTED.map((state) => [state, count(state)])) as Count['states'],
    open,
    understood: ids.filter((id) => isUnderstood(tree, locale, id)).length,
  };
});
