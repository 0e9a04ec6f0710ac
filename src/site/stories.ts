/** Every case told in every language; each story is made once a build. */
import { story } from '../islands/story/story.ts';
import type { Say, Story } from '../islands/story/types.ts';
import { caseWords } from './case-words.ts';
import { caseOf } from './cases.ts';
import { figureOf } from './figures.ts';
import { gameOf } from './games.ts';
import { localeSlug } from './paths.ts';
import { names } from './names.ts';
import { words } from './words.ts';

const told = new Map<string, Story>();

/** @throws when a message is missing in the reference language. */
export function storyOf(id: string, locale: string): Story {
  const key = `${locale} ${id}`;
  const known = told.get(key);
  if (known) return known;
  const made = make(id, locale);
  told.set(key, made);
  return made;
}

function make(id: string, locale: string): Story {
  const { case: one, trace } = caseOf(id);
  const { game, file } = gameOf(one.game);
  const { say, keys } = words.book(locale, one.game);
  const present = new Set(keys);
  const drawings = figureOf(one.game);
  const sentences = sentencesOf(locale, one.game);
  const { title, note, notes } = caseWords(id, locale);
  return story(trace, {
    game,
    say,
    has: (message) => present.has(message),
    figure: drawings.figure,
    figureWords: drawings.figureWords,
    names: names(locale, one.game),
    locale,
    root: `/${localeSlug(locale)}`,
    title,
    note,
    notes,
    view: one.view,
    given: one.given,
    events: one.steps.map(({ event }) => event),
    switches: file.variants.map(({ key, values, sources }) => ({
      key,
      options: values.map((value) => ({ value, source: sourceText(sources[String(value)] ?? [], say) })),
    })),
    sentence: (clause) => sentences.get(clause) ?? null,
  });
}

const sourceText = (keys: readonly string[], say: Say): string =>
  keys.length > 0 ? say('page.variants.sources', { sources: keys }) : say('page.variants.no-source');

const sentences = new Map<string, ReadonlyMap<string, string>>();

/** The plain text of every clause of a game, by global id. */
export function sentencesOf(locale: string, game: string): ReadonlyMap<string, string> {
  const key = `${locale} ${game}`;
  const known = sentences.get(key);
  if (known) return known;
  const made = new Map(words.clauses(locale, game).map(({ id, text }) => [`${game}/${id}`, text] as const));
  sentences.set(key, made);
  return made;
}
