/** The files of words as they are, each read once; faults are collected so that all show together. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readCaseWords, type CaseWords } from './case-words.ts';
import { readRule, type RulePage } from './clauses.ts';
import { Complaints, ContentError } from './content-error.ts';
import { readData } from './data-file.ts';
import { readGlossary } from './glossary.ts';
import { findLocales, WORDS, type Locale } from './locales.ts';
import { once } from './once.ts';
import { readMessages } from './message-file.ts';

const GAMES = 'src/content/games';

const gameFile = z.looseObject({
  reference: z.string('the folder of the language that the game’s rules are first written in').optional(),
  draft: z.boolean('true while the game is only started, else false or nothing').default(false),
});

export type CaseWordsById = { readonly [id: string]: CaseWords };

/** `game` null: what is common to all games. Throws `ContentError` at once only when the languages themselves cannot be told. */
export class WordFiles {
  readonly complaints = new Complaints();
  readonly locales: readonly Locale[];
  readonly games: readonly string[];
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
    this.locales = findLocales(root);
    this.games = foldersIn(join(root, GAMES)).filter((game) =>
      existsSync(join(root, GAMES, game, 'game.yaml')),
    );
  }

  locale(id: string): Locale {
    const locale = this.locales.find((one) => one.id === id);
    if (!locale)
      throw new RangeError(`no language "${id}"; there are ${this.locales.map((one) => one.id).join(', ')}`);
    return locale;
  }

  readonly reference = once((game: string | null): Locale => {
    const first = this.locales[0]!;
    return game === null ? first : (this.complaints.attempt(() => this.#referenceOf(game)) ?? first);
  });

  /** Whether a game is only started. */
  readonly draft = once(
    (game: string): boolean => this.complaints.attempt(() => this.#gameFile(game))?.value.draft ?? false,
  );

  readonly messages = once(
    (locale: Locale, game: string | null) =>
      this.complaints.attempt(() => readMessages(this.#root, locale, game)) ?? new Map(),
  );

  readonly terms = once((locale: Locale, game: string | null) =>
    this.complaints.attempt(() => readGlossary(this.#root, locale, game)),
  );

  readonly caseWords = once(
    (locale: Locale, game: string): CaseWordsById =>
      this.complaints.attempt(() => readCaseWords(this.#root, locale, game)) ?? {},
  );

  readonly pages = once((locale: Locale, game: string): ReadonlyMap<string, RulePage> => {
    const folder = `${WORDS}/${locale.id}/${game}`;
    const reference = this.reference(game) === locale;
    const pages = filesIn(join(this.#root, folder)).map((name) => {
      const file = `${folder}/${name}`;
      const text = readFileSync(join(this.#root, file), 'utf8');
      const rule = name.slice(0, -'.mdx'.length);
      return this.complaints.attempt(() => readRule({ file, rule, text, reference }));
    });
    return new Map(pages.filter((page) => page !== null).map((page) => [page.rule, page]));
  });

  #gameFile(game: string) {
    return readData(this.#root, `${GAMES}/${game}/game.yaml`, gameFile);
  }

  #referenceOf(game: string): Locale {
    const data = this.#gameFile(game);
    const id = data?.value.reference;
    if (data === null || id === undefined) return this.locales[0]!;
    const locale = this.locales.find((one) => one.id === id);
    if (locale) return locale;
    const wanted = `one of ${this.locales.map((one) => one.id).join(', ')}`;
    throw new ContentError({ ...data.place(['reference']), field: 'reference', found: id, wanted });
  }
}

function foldersIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return entries.map((entry) => entry.name).toSorted();
}

function filesIn(folder: string): readonly string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.mdx'))
        .toSorted()
    : [];
}
