import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { FIELDS } from '../../src/islands/own-palace/fields.ts';
import { LONGEST, readPalace, type Problem } from '../../src/islands/own-palace/read-palace.ts';
import { training } from '../../src/machines/byzantine/palaces/training.ts';
import { trainingStart } from '../../src/machines/byzantine/palaces/training-start.ts';
import { loadWords } from '../../src/words-lib/words.ts';
import { remark, templateFor } from '../../src/pages/[locale]/byzantine/own-palace/_template.ts';
import { columns } from '../../src/figures/text-fit.ts';

const TEMPLATE = readFileSync('src/content/games/byzantine/palaces/training.yaml', 'utf8');
const words = loadWords();

/** Each problem of a text as "line field: found". */
async function problems(text: string): Promise<readonly string[]> {
  const read = await readPalace(text);
  return (read.problems ?? []).map(({ line, name, found }: Problem) => `${line} ${name}: ${found}`);
}

/** The template with one passage changed. */
function changed(from: string, to: string): string {
  expect(TEMPLATE).toContain(from);
  return TEMPLATE.replace(from, to);
}

const lineWith = (text: string, part: string): number =>
  text.split('\n').findIndex((line) => line.includes(part)) + 1;

describe('The template', () => {
  test('is the training palace, with its starting rooms', async () => {
    expect(await readPalace(TEMPLATE)).toEqual({ file: { palace: training, start: trainingStart } });
  });

  test.each(words.locales.map(({ id }) => id))(
    'says the same in %s, and explains every field',
    async (locale) => {
      const say = words.say(locale, 'byzantine');
      const text = templateFor(say);
      expect(parse(text)).toEqual(parse(TEMPLATE));
      const plain = text.replaceAll(/\n# /g, '').replaceAll(/\s/g, '');
      for (const field of FIELDS)
        expect(plain).toContain(say(`own-palace.field.${field}`).replaceAll(/\s/g, ''));
      for (const line of text.split('\n')) expect(columns(line)).toBeLessThanOrEqual(68);
    },
  );

  test('keeps the whole text of a remark, and begins no line with a sign', () => {
    const text = '樓梯，連接差一層、有共同直排的兩個房間；斜對面的不行。'.repeat(6);
    const lines = remark(text);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.map((line) => line.slice(2)).join('')).toBe(text);
    expect(lines.filter((line) => /^# [，。；、]/.test(line))).toEqual([]);
  });
});

describe('A file that is no palace', () => {
  test('names the line, the field, what was found and what would do', async () => {
    const text = changed('doors: [4A-4B,', 'doors: [4A-4C,');
    expect(await readPalace(text)).toEqual({
      problems: [
        {
          line: lineWith(text, 'doors:'),
          name: 'doors[0]',
          found: '4A-4C',
          wanted: 'two rooms side by side on one floor',
        },
      ],
    });
  });

  test.each([
    ['stairs: [0B-1B,', 'stairs: [0A-1B,', 'stairs:', 'stairs[0]: 0A-1B'],
    ['[2A, 2BC]', '[2A, 3BC]', '3BC', 'floors[2][1]: 3BC'],
    ['[3A, 3B, 3C]', '[3A, 3b, 3C]', '3b', 'floors[1][1]: 3b'],
    ['[2A, 2BC]', '[2AB, 2BC]', 'floors:', 'floors: 2AB and 2BC'],
    ['passages: [0A-4A,', 'passages: [0A-5A,', 'passages:', 'passages[0]: 0A-5A'],
    ['cook: 3C', 'cook: 3D', 'cook:', 'start.cook: 3D'],
  ])('is refused by the engine itself: %s as %s', async (from, to, at, found) => {
    const text = changed(from, to);
    expect(await problems(text)).toEqual([`${lineWith(text, at)} ${found}`]);
  });

  test.each([
    ['cook: 3C', 'chef: 3C', 'chef:', 'start.chef: the unknown character "chef"'],
    ['cook: 3C', 'cook: 3', 'cook:', 'start.cook: 3'],
    ['secretDoors:', 'secret:', 'secret:', 'secret: the unknown field "secret"'],
    ['doors: [4A-4B,', 'doors: [7,', 'doors:', 'doors[0]: 7'],
    ['[3A, 3B, 3C]', '3A 3B 3C', '3A 3B', 'floors[1]: "3A 3B 3C"'],
  ])('is refused for its form: %s as %s', async (from, to, at, found) => {
    const text = changed(from, to);
    expect(await problems(text)).toEqual([`${lineWith(text, at)} ${found}`]);
  });

  test('is told all faults of form at once', async () => {
    expect(await problems('door: []\nfloors: 3\nstairs: [1]\nstart: {mouse: 1A}\n')).toEqual([
      '1 door: the unknown field "door"',
      '2 floors: 3',
      '3 stairs[0]: 1',
      '4 start.mouse: the unknown character "mouse"',
    ]);
  });

  test.each([
    ['floors: [[1A]\n', /^\d+ : YAML that cannot be read/],
    ['floors: [[1A]]\nfloors: [[1B]]\n', /^2 : YAML that cannot be read \(DUPLICATE_KEY\)/],
    ['', /^1 : nothing/],
    ['just words', /^1 : "just words"/],
    ['x'.repeat(LONGEST + 1), /^1 : more than/],
  ])('may be anything: %.20j', async (text, said) => {
    expect((await problems(text))[0]).toMatch(said);
  });

  test('with aliases that multiply is not unfolded', async () => {
    const rows = Array.from(
      { length: 8 },
      (_, at) => `a${at + 1}: &a${at + 1} [${`*a${at}, `.repeat(9)}*a${at}]`,
    );
    const found = await problems(`a0: &a0 [1A]\n${rows.join('\n')}\n`);
    expect(found).toEqual(['1 : aliases that go on for ever']);
  });

  test('never throws', async () => {
    const value = fc.jsonValue({ maxDepth: 3 });
    const file = fc.record(
      Object.fromEntries(FIELDS.map((field) => [field, value])) as Record<string, typeof value>,
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          file.map((one) => JSON.stringify(one)),
          fc.string(),
        ),
        async (text) => {
          const read = await readPalace(text);
          expect(read.problems === undefined).toBe(read.file !== undefined);
        },
      ),
    );
  });
});

test('Starting rooms may be left out, and links as well', async () => {
  expect(await readPalace('floors:\n  - [1A, 1B]\ndoors:\n')).toEqual({
    file: {
      palace: { floors: [['1A', '1B']], doors: [], stairs: [], passages: [], secretDoors: [] },
      start: null,
    },
  });
});
