/** Everything in words, for pages, the command line and tests: read once, checked, compiled, with the reference standing in for gaps. */
import type { Say } from '../islands/story/types.ts';
import { gameBook, siteBook, type Book, type Side } from './book.ts';
import type { CaseWords } from './case-words.ts';
import type { Clause, RulePage } from './clauses.ts';
import { Glossary, mergeTerms } from './glossary.ts';
import type { Locale } from './locales.ts';
import type { Messages } from './message-file.ts';
import { dialectOf } from './mf2/dialect.ts';
import { once } from './once.ts';
import { WordFiles } from './word-files.ts';

/** A page, and whether the reference stands in because this language has none. */
export interface PageInWords extends RulePage {
  readonly fallback: boolean;
}

/** A clause of any page of a game; `fallback` as for the page, or because the page lacks this clause. */
export interface ClauseInWords extends Clause {
  readonly rule: string;
  readonly fallback: boolean;
}

export interface Words {
  /** The reference first. */
  readonly locales: readonly Locale[];
  /** The language that words of the interface are first written in. */
  readonly reference: Locale;
  /** Folder names under `src/content/games`. */
  games(): readonly string[];
  locale(id: string): Locale;
  /** The locale in which a game's rules and cases are first written. */
  referenceOf(game: string): Locale;
  /** Whether what a language lacks of a game, or of one rule of it, fails no check since the game or the rule is only started. */
  isDraft(game: string, rule?: string): boolean;
  /** Looks a message up: the site's, and the game's. An unknown key, a missing or wrong argument throws. */
  say(locale: string, game: string): Say;
  /** The words of the interface alone. */
  site(locale: string): Say;
  /** What stands behind `say` (or, without a game, `site`): keys, and which of them fall back. */
  book(locale: string, game?: string): Book;
  /** Terms of all games, and of `game` where one is named. */
  glossary(locale: string, game?: string): Glossary;
  /** Rule pages by slug, in this language or else in the reference. */
  pages(locale: string, game: string): ReadonlyMap<string, PageInWords>;
  /** Every clause of the reference, in this language or else in the reference; `mod`, `case` and `facts` are the reference's. */
  clauses(locale: string, game: string): readonly ClauseInWords[];
  /** Titles and notes of cases, by `<rule>/<case>`; what is missing stands in the case file. */
  caseWords(locale: string, game: string): { readonly [id: string]: CaseWords };
  /** The files as they are, without stand-ins. */
  readonly raw: RawWords;
}

/** What each language itself holds. `game` null: the words of the site. */
export interface RawWords {
  messages(locale: string, game: string | null): Messages;
  pages(locale: string, game: string): ReadonlyMap<string, RulePage>;
  glossaryKeys(locale: string, game: string | null): readonly string[];
}

/** Reads all words under `root` (default: the working directory). Throws one `ContentError` that lists every fault. */
export function loadWords(root: string = process.cwd()): Words {
  const files = new WordFiles(root);
  const words = makeWords(files);
  for (const { id } of files.locales) {
    files.complaints.add(...words.book(id).complaints);
    for (const game of files.games) {
      files.complaints.add(...words.book(id, game).complaints);
      words.clauses(id, game);
      words.caseWords(id, game);
    }
  }
  files.complaints.settle();
  return words;
}

function makeWords(files: WordFiles): Words {
  const glossary = once((locale: string, game: string | null): Glossary => {
    const terms = (of: string | null) =>
      mergeTerms(of, files.terms(files.locale(locale), of), files.terms(files.reference(of), of));
    return new Glossary(game === null ? terms(null) : [...terms(null), ...terms(game)]);
  });
  const side = (locale: Locale, game: string | null): Side => {
    const messages = files.messages(locale, game);
    const layers = [messages, files.messages(files.reference(game), game)];
    return { messages, dialect: dialectOf(locale, glossary(locale.id, game), layers) };
  };
  const book = once((locale: string, game: string | null): Book => {
    const own = side(files.locale(locale), game);
    const reference = side(files.reference(game), game);
    return game === null ? siteBook(own, reference) : gameBook(book(locale, null), own, reference);
  });
  return {
    locales: files.locales,
    reference: files.reference(null),
    games: () => files.games,
    locale: (id) => files.locale(id),
    referenceOf: files.reference,
    isDraft: (game, rule = '') =>
      files.draft(game) || (files.pages(files.reference(game), game).get(rule)?.frontMatter.draft ?? false),
    say: (locale, game) => book(locale, game).say,
    site: (locale) => book(locale, null).say,
    book: (locale, game) => book(locale, game ?? null),
    glossary: (locale, game) => glossary(locale, game ?? null),
    pages: (locale, game) => pagesOf(files, files.locale(locale), game),
    clauses: once((locale, game) => clausesOf(files, files.locale(locale), game)),
    caseWords: (locale, game) => files.caseWords(files.locale(locale), game),
    raw: {
      messages: (locale, game) => files.messages(files.locale(locale), game),
      pages: (locale, game) => files.pages(files.locale(locale), game),
      glossaryKeys: (locale, game) => Object.keys(files.terms(files.locale(locale), game)?.value ?? {}),
    },
  };
}

function pagesOf(files: WordFiles, locale: Locale, game: string): ReadonlyMap<string, PageInWords> {
  const pages = new Map<string, PageInWords>();
  for (const [rule, page] of files.pages(files.reference(game), game))
    pages.set(rule, { ...page, fallback: true });
  for (const [rule, page] of files.pages(locale, game)) pages.set(rule, { ...page, fallback: false });
  return pages;
}

function clausesOf(files: WordFiles, locale: Locale, game: string): readonly ClauseInWords[] {
  const own = files.pages(locale, game);
  return [...files.pages(files.reference(game), game).values()].flatMap(({ rule, clauses }) => {
    const translated = new Map(own.get(rule)?.clauses.map((clause) => [clause.id, clause]));
    return clauses.map((clause): ClauseInWords => {
      const { mod, case: shown, facts } = clause;
      const words = translated.get(clause.id);
      return { ...(words ?? clause), mod, case: shown, facts, rule, fallback: words === undefined };
    });
  });
}
