/** How a language bends a glossary term: articles, prepositions that melt with them, counting. */
import type { Term } from '../glossary.ts';
import { chinese } from './chinese.ts';
import { english } from './english.ts';
import { italian } from './italian.ts';
import { plain } from './plain.ts';

/** `of`, `to`, `from`, `in`, `on` are the definite forms with that preposition; `plural` is bare. */
export const FORMS = [
  'bare',
  'definite',
  'indefinite',
  'plural',
  'plural-definite',
  'of',
  'to',
  'from',
  'in',
  'on',
] as const;
export type Form = (typeof FORMS)[number];

export function isForm(form: string): form is Form {
  return (FORMS as readonly string[]).includes(form);
}

export interface Grammar {
  /** The term in this form; null when the language has no such form or the entry lacks what it needs. */
  form(term: Term, form: Form): string | null;
  /** What follows the numeral, with the space before it if one is written; null when the entry lacks it. */
  counted(term: Term, category: Intl.LDMLPluralRule): string | null;
  /** A name with the initial that the board shows, the initial first. */
  named(initial: string, name: string): string;
  /** Whether a list says `ed` for `e` before another e. */
  readonly euphonic: boolean;
}

const LANGUAGES = new Map<string, Grammar>([
  ['en', english],
  ['it', italian],
  ['zh', chinese],
]);

/**
 * The grammar of a language tag. A language that has none here gets `plain`: bare terms and what its glossary writes
 * out under `forms` and `counts`; so a new language needs no code. Forms written out win in every language.
 */
export function grammarOf(tag: string): Grammar {
  const rules = LANGUAGES.get(new Intl.Locale(tag).language) ?? plain;
  return {
    form: (term, form) => term.forms?.[form] ?? rules.form(term, form),
    counted: (term, category) => {
      const written = term.counts?.[category];
      return written === undefined ? rules.counted(term, category) : ` ${written}`;
    },
    named: rules.named,
    euphonic: rules.euphonic,
  };
}
