import { expect, test } from 'vitest';
import { readTree } from '../../src/cases/find.ts';
import { loadGames } from '../../src/cases/games.ts';
import { wordArguments } from '../../src/islands/story/arguments.ts';
import { eventArguments } from '../../src/islands/story/event-words.ts';
import { replay } from '../../src/machines/replay.ts';
import { loadWords } from '../../src/words-lib/words.ts';

const games = await loadGames();
const words = loadWords();
const told = readTree(games).map(({ case: one }) => {
  const { game } = games.get(one.game)!;
  return { id: one.id, game, trace: replay(game, one) };
});

test.each(words.locales.map(({ id }) => id))(
  'every line, label and reason of every case can be said in %s',
  (locale) => {
    const ctx = { locale };
    let said = 0;
    for (const { id, game, trace } of told) {
      const say = words.say(locale, game.id);
      for (const step of trace.steps) {
        const texts = ['everyone', ...game.seats].flatMap((view) =>
          game.say(step, view).map((line) => say(line.key, wordArguments(line.args, ctx))),
        );
        for (const { ruledOut } of Object.values(step.knowledge)) {
          for (const { kind, args } of ruledOut)
            texts.push(say(`reason.${kind}`, { ...wordArguments(args ?? {}, ctx), who: 'A', count: 1 }));
        }
        if (step.event) {
          const [type] = Object.keys(step.event);
          texts.push(say(`label.${type}`, eventArguments(step.event, { ...ctx, game } as never)));
        }
        for (const text of texts) expect(text, `${id} ${step.name}`).not.toMatch(/undefined|NaN|\[object|^$/);
        said += texts.length;
      }
    }
    expect(said).toBeGreaterThan(100);
  },
);
