/** Fonts for pictures: the Noto faces of a language, cut down to the characters that its pictures show. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fontverter from 'fontverter';
import subsetFont from 'subset-font';
import { makeOnce } from '../lib/make-once.ts';
import { cache } from '../lib/paths.ts';
import type { Ink } from './picture.ts';

const require = createRequire(import.meta.url);
const WEIGHTS = [400, 700] as const;

interface Family {
  /** As the largest file calls itself, so that it, and not one of the slices, is the one that others stand in for. */
  readonly name: string;
  readonly slug: string;
  /** The file with most characters; punctuation and accents are in slices of their own. */
  readonly whole: string;
}

const TRADITIONAL: Family = { name: 'Noto Sans TC Thin', slug: 'noto-sans-tc', whole: 'chinese-traditional' };
const SIMPLIFIED: Family = { name: 'Noto Sans SC Thin', slug: 'noto-sans-sc', whole: 'chinese-simplified' };

/** Which shapes Chinese characters have is a matter of the language; Latin is the same in both. */
const familyOf = (locale: string): Family => (locale === 'zh-hans' ? SIMPLIFIED : TRADITIONAL);

/** The slices of a family that have one of the characters. */
export function slicesWith(ranges: Readonly<Record<string, string>>, characters: Iterable<string>): string[] {
  const codes = [...characters].map((char) => char.codePointAt(0)!);
  const holds = (range: string): boolean =>
    range.split(',').some((part) => {
      const [from = 0, to = from] = part
        .trim()
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return codes.some((code) => code >= from && code <= to);
    });
  return Object.entries(ranges)
    .filter(([, range]) => holds(range))
    .map(([slice]) => slice.replaceAll(/[[\]]/g, ''));
}

/** TrueType files of a locale's family that together have all the characters; made once for the same characters. */
export async function inkFor(locale: string, characters: ReadonlySet<string>): Promise<Ink> {
  const { name: family, slug, whole } = familyOf(locale);
  const text = [...characters].toSorted().join('');
  const version: string = require(`@fontsource/${slug}/package.json`).version;
  const key = createHash('sha256').update(`${slug} ${version} ${text}`).digest('hex').slice(0, 16);
  const slices = [whole, ...slicesWith(require(`@fontsource/${slug}/unicode.json`), characters)];
  const files = slices.flatMap((slice) => WEIGHTS.map((weight) => `${slug}-${slice}-${weight}-normal`));
  const folder = await makeOnce(`${cache}/faces-fonts/${key}`, async (empty) => {
    for (const file of files) {
      const woff = await readFile(require.resolve(`@fontsource/${slug}/files/${file}.woff`));
      const cut = await subsetFont(await fontverter.convert(woff, 'sfnt'), text, {
        targetFormat: 'truetype',
      });
      await writeFile(`${empty}/${file}.ttf`, cut);
    }
  });
  return { fonts: files.map((file) => `${folder}/${file}.ttf`), family, cutFrom: `${slug} ${version}` };
}
