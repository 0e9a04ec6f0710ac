/** The glossary of a language: terms of all games, and of one game on top of them. */
import { z } from 'zod';
import { readData, type DataFile } from './data-file.ts';
import { WORDS, type Locale } from './locales.ts';

const text = z.string('text').min(1, 'text');
const entry = z.strictObject({
  /** The word itself, as it stands in running text. */
  term: text,
  plural: text.optional(),
  gender: z.enum(['m', 'f', 'n'], 'm, f or n').optional(),
  /** The article that the noun takes where the language's rules would not find it; else as a record for readers. */
  article: text.optional(),
  /** Chinese measure word. */
  measure: text.optional(),
  /** The word as a verb, and the feminine of an adjective, where they differ. */
  verb: text.optional(),
  feminine: text.optional(),
  /** Other words that are allowed for it in running text. */
  also: z.array(text).optional(),
  /** Words that must not be used for it in this language. */
  forbidden: z.array(text).optional(),
  /** What it means, in one sentence. */
  note: text.optional(),
  /** Register keys of the sources that use this very word. */
  sources: z.array(text).optional(),
  /** Terms that a message may choose among by a value, for example `seat`. */
  group: text.optional(),
  /** Written-out forms and counted nouns, where a language needs what no rule here derives. */
  forms: z.record(z.string(), text).optional(),
  counts: z.record(z.string(), text).optional(),
});
export type Term = z.infer<typeof entry>;

const file = z.record(
  z.string().regex(/^[a-z][a-z0-9-]*$/, 'a key of small letters, digits and hyphens'),
  entry,
);

export interface GlossaryTerm extends Term {
  readonly key: string;
  /** The game that it belongs to, null for terms of all games. */
  readonly game: string | null;
  /** True when this language has no such entry and the reference's stands in. */
  readonly fallback: boolean;
}

export class Glossary {
  readonly #terms: ReadonlyMap<string, GlossaryTerm>;
  constructor(terms: readonly GlossaryTerm[]) {
    this.#terms = new Map(terms.map((term) => [term.key, term]));
  }
  /** All terms: those common to all games first, in the order of the files. */
  get terms(): readonly GlossaryTerm[] {
    return [...this.#terms.values()];
  }
  term(key: string): GlossaryTerm | undefined {
    return this.#terms.get(key);
  }
  /** Keys of the terms of a group. */
  group(name: string): readonly string[] {
    return this.terms.filter((term) => term.group === name).map((term) => term.key);
  }
}

type GlossaryFile = DataFile<Record<string, Term>>;

/** One glossary file of a locale, of a game or (null) common to all; null when there is none. */
export function readGlossary(root: string, locale: Locale, game: string | null): GlossaryFile | null {
  return readData(
    root,
    [WORDS, locale.id, ...(game === null ? [] : [game]), 'glossary.yaml'].join('/'),
    file,
  );
}

/** Entries as terms; `own` wins over the `reference`, whose group every entry inherits. */
export function mergeTerms(
  game: string | null,
  own: GlossaryFile | null,
  reference: GlossaryFile | null,
): readonly GlossaryTerm[] {
  const ours = own?.value ?? {};
  const theirs = reference?.value ?? {};
  const keys = new Set([...Object.keys(theirs), ...Object.keys(ours)]);
  return [...keys].map((key): GlossaryTerm => {
    const group = ours[key]?.group ?? theirs[key]?.group;
    return {
      ...(ours[key] ?? theirs[key]!),
      ...(group !== undefined && { group }),
      key,
      game,
      fallback: !(key in ours),
    };
  });
}
