import sharp from 'sharp';
import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inkFor, slicesWith } from '../../scripts/faces/fonts.ts';
import { indexed } from '../../scripts/faces/indexed.ts';
import {
  gifOf,
  halved,
  pixelsOf,
  pngOf,
  webpOf,
  type Ink,
  type Pixels,
} from '../../scripts/faces/picture.ts';
import { figuresIn } from '../../src/faces/picture/figures-in.ts';
import { setLines } from '../../src/faces/picture/lines.ts';
import { rulesOf, sheetFor } from '../../src/faces/picture/sheet.ts';
import { LIGHT } from '../../src/figures/palette.ts';
import { breadth } from '../../src/figures/text-fit.ts';
import { locales, words } from './lib.ts';

/** Every character that a language's words have, those of all games. */
function charactersOf(locale: string): Set<string> {
  const games = words.games();
  const messages = games.flatMap((game) => Object.values(words.raw.messages(locale, game)));
  const titles = games.flatMap((game) => Object.values(words.caseWords(locale, game)));
  return new Set([...JSON.stringify([messages, titles])].filter((char) => char >= ' ' && !/\s/.test(char)));
}

const written = (text: string, weight = 400): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><rect width="60" height="60" fill="#fff"/><text x="10" y="45" font-size="36" font-family="sans-serif" font-weight="${weight}">${text}</text></svg>`;

const inkOf = (text: string, ink: Ink, weight?: number): number =>
  pixelsOf(written(text, weight), ink).data.reduce(
    (sum, value, at) => (at % 4 === 3 ? sum : sum + 255 - value),
    0,
  );

describe.each(locales)('The fonts of pictures in %s', async (locale) => {
  const slug = locale.toLowerCase();
  const characters = charactersOf(locale);
  const ink = await inkFor(slug, characters);
  const box = pixelsOf(written('\u{10FFFD}'), ink).data;
  const same = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;

  test('draw every character of its words, none as an empty box and none as nothing', () => {
    expect(characters.size).toBeGreaterThan(50);
    const lacking = [...characters]
      .filter((char) => !'<>&"'.includes(char))
      .filter((char) => {
        const { data } = pixelsOf(written(char), ink);
        return same(data, box) || inkOf(char, ink) === 0;
      });
    expect(lacking).toEqual([]);
  });

  test('draw a text alike whichever other characters they have, so that it is drawn anew only when it changes', async () => {
    const text = [...characters].filter((char) => /[\p{L}\p{P}]/u.test(char)).slice(0, 3);
    const own = await inkFor(slug, new Set(text));
    expect(own.cutFrom).toBe(ink.cutFrom);
    expect(own.fonts).not.toEqual(ink.fonts);
    expect(same(pixelsOf(written(text.join('')), own).data, pixelsOf(written(text.join('')), ink).data)).toBe(
      true,
    );
  });

  test('have a bold that is bold', () => {
    const char = [...characters].find((one) => one > '\u4E00') ?? 'M';
    expect(inkOf(char, ink, 700)).toBeGreaterThan(inkOf(char, ink, 400) * 1.1);
  });
});

test('A slice of a font is taken when it has one of the characters', () => {
  const ranges = { '[4]': 'U+41-5A', latin: 'U+E8', '[9]': 'U+FF0C,U+FF1A' };
  expect(slicesWith(ranges, ['A', '：'])).toEqual(['4', '9']);
});

const SIDE = 32;
const plain = (red: number): Pixels => ({
  data: new Uint8Array(Array.from({ length: SIDE * SIDE }, () => [red, red, 20, 255]).flat()),
  width: SIDE,
  height: SIDE,
});
const [RED, INK] = [plain(200), plain(0)];

describe('Pictures as files', () => {
  test('A PNG is read by others, point by point, as it was drawn', async () => {
    await assert(
      asyncProperty(
        array(constantFrom(0, 40, 120, 240), { minLength: 18, maxLength: 18 }),
        async (values) => {
          const data = new Uint8Array(values.flatMap((value, at) => (at % 3 === 2 ? [value, 255] : [value])));
          const back = await sharp(pngOf({ data, width: 3, height: 2 }))
            .ensureAlpha()
            .raw()
            .toBuffer();
          expect([...back]).toEqual([...data]);
        },
      ),
      { numRuns: 30 },
    );
  });

  test('A picture of more colours than a palette holds keeps its shades as far as it can', () => {
    const data = new Uint8Array(
      Array.from({ length: 4096 }, (_, at) => [at & 255, (at >> 4) & 255, 9, 255]).flat(),
    );
    const { palette, index } = indexed(data);
    expect(palette.length).toBeLessThanOrEqual(255);
    index.forEach((entry, at) => expect(Math.abs(palette[entry]![0] - data[at * 4]!)).toBeLessThan(64));
  });

  test('Half the size is the mean of four points', () => {
    const data = new Uint8Array([200, 0, 0, 255, 100, 0, 0, 255, 0, 0, 0, 255, 100, 40, 0, 255]);
    expect([...halved({ data, width: 2, height: 2 }).data]).toEqual([100, 10, 0, 255]);
  });

  test.each(['gif', 'webp'] as const)(
    'A film as %s has its frames, each as long as it should be',
    async (kind) => {
      const frames = [RED, INK, RED].map((pixels, at) => ({ pixels, delay: 1000 + 500 * at }));
      const bytes = kind === 'gif' ? gifOf(frames) : await webpOf(frames);
      const { pages, delay, format, loop } = await sharp(bytes, { animated: true }).metadata();
      expect({ pages, delay, format, loop }).toEqual({
        pages: 3,
        delay: [1000, 1500, 2000],
        format: kind,
        loop: 0,
      });
      const second = await sharp(bytes, { page: 1 }).removeAlpha().raw().toBuffer();
      expect(second[0]).toBeLessThan(60);
      const third = await sharp(bytes, { page: 2 }).removeAlpha().raw().toBuffer();
      expect(third[0]).toBeGreaterThan(150);
    },
  );
});

describe('What a card is put together from', () => {
  test('Of a figure, the outermost pictures that say something', () => {
    const inner = '<svg viewBox="0 0 9 9"><path/></svg>';
    const html = `<div><svg class="a" viewBox="0 0 20 10" role="img">${inner}</svg><svg viewBox="0 0 1 1" aria-hidden="true"></svg></div>`;
    expect(figuresIn(html).map(({ width, height }) => [width, height])).toEqual([[20, 10]]);
    expect(figuresIn(html)[0]!.markup).toContain(inner);
  });

  test('Of a sheet, the rules that the picture needs, in plain colours', () => {
    const rules = rulesOf('/* no */ .a, .b .c { fill: var(--ink); }\n.d { fill: none }');
    expect(sheetFor('<g class="a d"/>', rules, LIGHT)).toBe(`.a{fill:${LIGHT.ink}}.d{fill:none}`);
  });

  test('Of a text, lines that fit; the last of too many says that there is more', () => {
    const lines = setLines('one two three four five six seven', { room: 100, size: 20, most: 3 });
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toMatch(/…$/);
    expect(lines.slice(0, -1).filter((line) => breadth(line) * 20 > 100)).toEqual([]);
  });
});
