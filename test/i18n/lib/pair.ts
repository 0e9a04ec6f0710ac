/** A translation made for a test. */
import type { CheckName, Form, Pair } from '../../../src/words-lib/i18n/checks/check.ts';
import { checkPair } from '../../../src/words-lib/i18n/checks/run.ts';
import { wordsOf } from '../../../src/words-lib/i18n/checks/words.ts';
import { unit, type UnitKind } from '../../../src/words-lib/i18n/unit.ts';

export interface Given {
  readonly source: string;
  readonly target: string;
  /** Languages; English into the first two letters of a test's name if left out. */
  readonly from?: string;
  readonly to: string;
  readonly mod?: Pair['mod'];
  readonly kind?: UnitKind;
  readonly sourceTerms?: readonly Form[];
  readonly targetTerms?: readonly Form[];
  readonly constant?: readonly string[];
  readonly known?: readonly string[];
  readonly habit?: Pair['habit'];
}

export function pair({
  source,
  target,
  from = 'en',
  to,
  mod = null,
  kind = 'clause',
  sourceTerms = [],
  targetTerms = [],
  constant = [],
  known = [],
  habit = () => 0,
}: Given): Pair {
  const side = (lang: string, text: string, terms: readonly Form[]) => {
    const one = unit({
      id: 'noir/kill-1',
      kind,
      game: 'noir',
      rule: 'kill',
      text,
      stale: false,
      entry: 'kill-1',
      part: '',
      place: { file: 'a.mdx', line: 1, start: 0, end: 0 },
    });
    return { lang, unit: one, words: wordsOf(one), terms, known: new Set(known) };
  };
  return {
    source: side(from, source, sourceTerms),
    target: side(to, target, targetTerms),
    mod,
    constant: new Set(constant),
    habit,
  };
}

/** The checks that find something. */
export const found = (given: Given): readonly CheckName[] => [
  ...new Set(checkPair(pair(given)).map(({ check }) => check)),
];
