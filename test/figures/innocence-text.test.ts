import { describe, expect, test } from 'vitest';
import { plain, TEXT_WIDTH } from '../../src/figures/innocence/plain.ts';
import { columns } from '../../src/figures/text-fit.ts';
import type { JsonObject } from '../../src/machines/trace.ts';
import { loadWords } from '../../src/words-lib/words.ts';
import { traces, traceOf } from './lib/innocence.ts';

const words = loadWords();
const say = words.say('zh-Hans', 'innocence');

const textOf = (id: string, index: number, view?: string): readonly string[] => {
  const step = traces.find((one) => one.id === `innocence/${id}`)!.steps[index]!;
  return plain((view ? step.seen[view]! : step).position, say);
};

const tooWide = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => columns(line) > TEXT_WIDTH);

describe('the desk in plain text', () => {
  test('Open cards come first, covered ones stand in brackets, then level and valid cards', () => {
    expect(textOf('evidence/two-statements', 0).slice(0, 3)).toEqual([
      'A   陈述3  [陈述2]   = 3 (1)',
      'B   物证  [物证]     = 4 (2)',
      'C   物证  [陈述4]    = 6 (2)',
    ]);
  });

  test('A covered card is a question mark to those who do not know it', () => {
    expect(textOf('evidence/two-statements', 0, 'table')[0]).toBe('A   陈述3  [?]');
  });

  test('The holder of the weapon has no level', () => {
    expect(textOf('verdict/hidden-weapon', 0)[0]).toContain('= 凶器');
  });

  test('Votes, arrests and, once the game is over, the culprit stand behind', () => {
    const lines = textOf('vote/two-tied', 1);
    expect(lines[0]).toContain('侦探   -> B');
    expect(lines[2]).toMatch(/-> B {3}被逮捕 {3}凶手$/);
    expect(textOf('vote/two-tied', 0).join()).not.toContain('凶手');
  });

  test('The deck is told with as much of it as the view knows', () => {
    expect(textOf('inquiry/three-hidden-cards', 0, 'sheriff').at(-1)).toBe(
      '牌库：6   物证、陈述1、陈述2、证言3、证言4、凶器',
    );
    expect(textOf('inquiry/three-hidden-cards', 0, 'table').at(-1)).toBe('牌库：6');
  });

  test('No line of any case, in any view or language, is wider than 78 columns', () => {
    for (const { id } of words.locales)
      for (const { steps } of traces)
        for (const step of steps)
          for (const { position } of [step, ...Object.values(step.seen)])
            expect(tooWide(plain(position, words.say(id, 'innocence')))).toEqual([]);
  });

  test('A long hand is broken before a card', () => {
    const cards = ['S1', 'S2', 'S3', 'S4', 'T1', 'T2', 'T3', 'T4'];
    const evidence = {
      A: { shown: cards, hidden: ['P'] },
      B: { shown: ['P'], hidden: ['P'] },
      C: { shown: ['X'], hidden: 0 },
    };
    const { position } = traceOf({ evidence } as unknown as JsonObject).steps[0]!;
    const long = (key: string): string =>
      key.startsWith('figure.card') ? 'A very long name of a card #' : say(key);
    expect(tooWide(plain(position, long))).toEqual([]);
  });
});
