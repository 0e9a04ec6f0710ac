import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { canonical, cases, games, locales, plainOf, words } from './lib.ts';

/** The others carry their position in the notation under their texts. */
const readable = [...games.keys()].filter((game) => existsSync(`src/figures/${game}/read.ts`));

describe.each(readable)('A position of %s drawn in text', async (game) => {
  const { plain, read } = await plainOf(game);
  const { ordered } = games.get(game)!.game;
  const traces = cases.filter(({ trace }) => trace.game === game).map(({ trace }) => trace);

  test.each(locales)('comes back from the drawing in %s', (locale) => {
    const say = words.say(locale, game);
    expect(traces.length).toBeGreaterThan(0);
    for (const { id, steps } of traces)
      for (const { position, name } of steps) {
        const back = read(['Before it', '', ...plain(position, say), '', 'and after it'], say);
        if (!back) throw new Error(`${id} ${name}: no drawing found`);
        const shown = Object.fromEntries(Object.keys(back).map((key) => [key, position[key]]));
        expect({ id, name, ...(canonical(back, ordered) as object) }).toEqual({
          id,
          name,
          ...(canonical(shown, ordered) as object),
        });
      }
  });

  test('is not found where nothing is drawn', () => {
    expect(read(['1 of 3', 'Hand: A B', '', 'a'], words.say(locales[0]!, game))).toBeNull();
  });
});
