/** The plain-text face of a case that was read from a file. */
import { linksTo } from '../faces/links.ts';
import { plainFace } from '../faces/text/plain.ts';
import { viewOf, type Told } from '../faces/told.ts';
import { tell } from '../islands/story/tell.ts';
import type { Trace } from '../machines/trace.ts';
import type { Words } from '../words-lib/words.ts';
import { drawingOf } from './drawings.ts';
import type { Games } from './games.ts';
import type { ReadCase } from './read.ts';
import { SITE } from './site.ts';

export interface TextFace {
  readonly read: ReadCase;
  readonly trace: Trace;
  readonly words: Words;
  readonly games: Games;
  readonly locale: string;
  /** `everyone` or a seat; default: the case's own. */
  readonly view?: string | undefined;
}

/** The whole case as text. @throws RangeError when the case has no seat `view`. */
export async function textFace(face: TextFace): Promise<string> {
  return plainFace(await toldCase(face));
}

/** What a case that was read from a file is, told in one language. */
export async function toldCase({ read, trace, words, games, locale, view }: TextFace): Promise<Told> {
  const { case: one } = read;
  const { game } = games.get(one.game)!;
  const seat = view ?? viewOf(one, trace);
  const views = ['everyone', ...Object.keys(trace.steps[0]!.seen)];
  if (!views.includes(seat)) {
    throw new RangeError(`--view: found ${seat}; one of ${views.join(', ')}`);
  }
  const { say, keys } = words.book(locale, one.game);
  const present = new Set(keys);
  const translated = words.caseWords(locale, one.game)[one.id.slice(one.game.length + 1)];
  return {
    case: one,
    trace,
    locale,
    title: translated?.title ?? one.title,
    note: translated?.note ?? one.note ?? null,
    view: seat,
    steps: tell(trace, { game, say, has: (key) => present.has(key), figure: () => ({}) }),
    names: namesIn(keys, say),
    say,
    drawing: await drawingOf(one.game),
    links: linksTo(SITE, words.locale(locale).slug, one.id),
  };
}

const PREFIX = 'suspect.';

const namesIn = (keys: readonly string[], say: (key: string) => string): Told['names'] =>
  Object.fromEntries(
    keys.filter((key) => key.startsWith(PREFIX)).map((key) => [key.slice(PREFIX.length), say(key)]),
  );
