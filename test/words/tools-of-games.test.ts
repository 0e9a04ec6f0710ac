import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadGames } from '../../src/cases/games.ts';
import { toolsOf } from '../../src/site/tools.ts';

const games = [...(await loadGames()).keys()];

test.each(['en', 'it', 'zh-Hans', 'zh-Hant'])(
  'In %s every tool of a game has a title and a line about it, and leads to a page',
  (locale) => {
    const tools = games.flatMap((game) => toolsOf(locale, game));
    expect(tools.length).toBeGreaterThan(0);
    for (const { href, title, lede } of tools) {
      const path = href.split('/').slice(2).join('/');
      expect(`src/pages/[locale]/${path}index.astro`).toSatisfy(existsSync);
      expect([title, lede]).not.toContain('');
    }
  },
);

test('A game without tools has none', () => expect(toolsOf('en', 'no-such-game')).toEqual([]));
