/** A text cut at the words of the glossary, and the numbers and modal words that it says: for the eye to compare. */
import type { Side } from './check.ts';
import { lexiconOf } from './lexicon/lexicon.ts';
import { patternOf } from './terms.ts';

export interface Piece {
  readonly text: string;
  /** The key of the term that it is; null for anything else. */
  readonly term: string | null;
}

/** Longer forms first; what one form has taken no other takes. */
export function pieces({ lang, words, terms }: Side): readonly Piece[] {
  const forms = terms
    .flatMap(({ key, forms: own }) => own.filter(isTelling).map((form) => ({ key, form })))
    .toSorted((a, b) => b.form.length - a.form.length);
  return forms.reduce<readonly Piece[]>(
    (done, { key, form }) =>
      done.flatMap((piece) => (piece.term === null ? cut(piece.text, patternOf(lang, form), key) : [piece])),
    [{ text: words, term: null }],
  );
}

/** One Chinese character is part of too many words to be marked. */
const isTelling = (form: string): boolean => !/^\p{Script=Han}$/u.test(form);

function cut(text: string, pattern: RegExp, key: string): readonly Piece[] {
  const out: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) out.push({ text: text.slice(from, match.index), term: null });
    out.push({ text: match[0], term: key });
    from = match.index + match[0].length;
  }
  if (from < text.length) out.push({ text: text.slice(from), term: null });
  return out;
}

export interface Chips {
  readonly numbers: readonly string[];
  readonly modal: readonly ('must' | 'may' | 'must-not')[];
}

/** What is surely said. */
export function chips({ lang, words }: Side): Chips {
  const lexicon = lexiconOf(lang);
  if (!lexicon) return { numbers: [], modal: [] };
  const own = words.replace(lexicon.asides, ' ');
  const positive = own.replace(lexicon.mayNot, ' ');
  return {
    numbers: lexicon
      .numbers(words)
      .filter(({ sure }) => sure)
      .map(({ value }) => String(value)),
    modal: [
      ...(lexicon.must.test(positive) ? (['must'] as const) : []),
      ...(lexicon.may.test(positive) ? (['may'] as const) : []),
      ...(own.search(lexicon.mayNot) >= 0 ? (['must-not'] as const) : []),
    ],
  };
}
