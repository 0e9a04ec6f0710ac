/** What readers call the suspects of a game, by id: messages `suspect.<id>`. */
import { words } from './words.ts';

const PREFIX = 'suspect.';

export function names(locale: string, game: string): Record<string, string> {
  const { say, keys } = words.book(locale, game);
  return Object.fromEntries(
    keys.filter((key) => key.startsWith(PREFIX)).map((key) => [key.slice(PREFIX.length), say(key)]),
  );
}
