/** What the checks must know of a language. */
import { chinese } from './chinese.ts';
import { english } from './english.ts';
import { italian } from './italian.ts';
import type { Numeral } from './numerals.ts';

export interface Lexicon {
  /** Numerals: each whole match is a number. `maybe` words may also mean something else. */
  readonly numbers: (text: string) => readonly Numeral[];
  /** A name that lost its number: `Player has`, `the of hearts`; global. */
  readonly nameless: RegExp;
  /** Capital letters that are also words. */
  readonly wordLetters: string;
  /** What is asked, not said: "the sources do not say whether …". */
  readonly asides: RegExp;
  readonly must: RegExp;
  readonly may: RegExp;
  /** Every way to forbid; global. */
  readonly mayNot: RegExp;
  /** Ideas that turn a rule round when they are swapped. */
  readonly ideas: { readonly [idea in Idea]: RegExp };
}

export const IDEAS = ['row', 'column', 'left', 'right'] as const;
export type Idea = (typeof IDEAS)[number];

const LEXICONS: { readonly [language: string]: Lexicon } = { en: english, it: italian, zh: chinese };

/** Null for a language that nothing is known of: its translations get the checks that need no such knowledge. */
export function lexiconOf(lang: string): Lexicon | null {
  return LEXICONS[lang.split('-')[0]!] ?? null;
}
