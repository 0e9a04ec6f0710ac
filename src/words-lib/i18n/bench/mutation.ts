/** Faults that are put into clean translations, to see whether the checks find them. */
import type { CheckName, Pair } from '../checks/check.ts';

export interface Mutation {
  readonly name: string;
  /** The check that ought to find it. */
  readonly check: CheckName;
  /** The target with the fault; null where there is no room for it. */
  readonly mutate: (pair: Pair, pick: number) => string | null;
}

/** The `pick`th match (counted round) replaced; null when nothing matches or nothing would change. */
export function replaced(
  text: string,
  pattern: RegExp,
  pick: number,
  by: (found: RegExpExecArray) => string,
): string | null {
  const all = [...text.matchAll(pattern)];
  const match = all[pick % Math.max(all.length, 1)];
  if (!match) return null;
  const after = text.slice(0, match.index) + by(match) + text.slice(match.index + match[0].length);
  return after === text ? null : after;
}

/** Words for words, by language; the longest first. */
export interface Exchange {
  readonly [language: string]: { readonly [from: string]: string };
}

export function exchanged(text: string, lang: string, table: Exchange, pick: number): string | null {
  const words = table[lang.startsWith('zh') ? 'zh' : lang.split('-')[0]!] ?? {};
  const forms = Object.keys(words).toSorted((a, b) => b.length - a.length);
  if (forms.length === 0) return null;
  const edge = lang.startsWith('zh') ? ['', ''] : ['(?<!\\p{L})', '(?!\\p{L})'];
  return replaced(
    text,
    new RegExp(`${edge[0]}(?:${forms.join('|')})${edge[1]}`, 'gu'),
    pick,
    ([found]) => words[found]!,
  );
}
