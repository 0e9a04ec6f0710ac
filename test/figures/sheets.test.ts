import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = 'src/figures';
const games = readdirSync(root).filter((name) => readdirSync(join('src', 'machines')).includes(name));
const read = (file: string): string => readFileSync(file, 'utf8');

/** A sheet with those that it imports. */
const whole = (file: string): string =>
  read(file).replace(/@import '([^']+)';/g, (_, other: string) => whole(join(file, '..', other)));

const selectorsIn = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name]) => name!));

/** Classes as they stand in the source of what draws a game. */
const classesIn = (game: string): Set<string> =>
  new Set(
    readdirSync(join(root, game))
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => [...read(join(root, game, file)).matchAll(/class=(?:"([^"]*)"|\{`([^`$]*))/g)])
      .flatMap(([, plain, start]) => (plain ?? start ?? '').split(' '))
      .filter(Boolean),
  );

const shared = selectorsIn(whole(join(root, 'figures.css')));
const ownOf = (game: string): Set<string> => selectorsIn(whole(join(root, game, 'figure.css')));

describe('What a figure is drawn with is in the sheets that its pages link', () => {
  test.each(games)('%s', (game) => {
    const own = ownOf(game);
    const elsewhere = games.filter((other) => other !== game).flatMap((other) => [...ownOf(other)]);
    const missing = [...classesIn(game)].filter(
      (name) => elsewhere.includes(name) && !own.has(name) && !shared.has(name),
    );
    expect(classesIn(game).size).toBeGreaterThan(5);
    expect(missing).toEqual([]);
  });
});
