import { Glossary, type GlossaryTerm, type Term } from '../../../src/words-lib/glossary.ts';
import { grammarOf } from '../../../src/words-lib/grammar/grammar.ts';
import { compileMessage } from '../../../src/words-lib/mf2/compile-message.ts';
import { evaluate } from '../../../src/words-lib/mf2/compile.ts';
import { Constants, type Dialect } from '../../../src/words-lib/mf2/scope.ts';

export interface Setting {
  readonly terms?: { readonly [key: string]: Term };
  readonly words?: { readonly [prefix: string]: { readonly [key: string]: string } };
}

export function dialect(lang: string, { terms = {}, words = {} }: Setting = {}): Dialect {
  const entries = Object.entries(terms).map(([key, term]): GlossaryTerm => ({
    ...term,
    key,
    game: null,
    fallback: false,
  }));
  return {
    lang,
    grammar: grammarOf(lang),
    glossary: new Glossary(entries),
    words: (prefix) => words[prefix] ?? {},
  };
}

/** Compiles one message and formats it. */
export function speak(
  source: string,
  lang: string,
  args: { readonly [name: string]: unknown } = {},
  setting: Setting = {},
): string {
  const constants = new Constants();
  const functions = new Map([['it', compileMessage(source, dialect(lang, setting), constants)]]);
  return evaluate({ functions, constants, complaints: [] })['it']!(args);
}
