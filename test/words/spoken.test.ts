import { expect, test } from 'vitest';
import { tell } from '../../src/islands/story/tell.ts';
import { replay } from '../../src/machines/replay.ts';
import { loadWords } from '../../src/words-lib/words.ts';
import { cases, games } from '../lib/every-case.ts';

const words = loadWords();
const told = cases.map((one) => {
  const { game } = games.get(one.game)!;
  return { id: one.id, game, trace: replay(game, one) };
});

test.each(words.locales.map(({ id }) => id))(
  'every step of every case can be told in %s, with no gap in a sentence',
  (locale) => {
    let said = 0;
    for (const { id, game, trace } of told) {
      const { say, has } = words.book(locale, game.id);
      for (const step of tell(trace, { game, say, has, figure: () => ({}) })) {
        const texts = Object.values(step.views).flatMap(({ label, lines, announcement, knowledge }) => {
          const reasons = knowledge.flatMap(({ heading, fresh, earlier }) => [
            heading,
            ...[...fresh, ...earlier].map(({ text }) => text),
          ]);
          return [label, announcement, ...lines, ...reasons];
        });
        const gap = texts.find((text) => /\b(undefined|null|NaN)\b|\[object|[{}]/.test(text));
        expect(gap, `${id} ${step.name}`).toBeUndefined();
        said += texts.length;
      }
    }
    expect(said).toBeGreaterThan(100);
  },
);
