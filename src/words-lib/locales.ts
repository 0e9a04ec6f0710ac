/** The languages of the site: one folder each under `src/content/words`. Nothing else names them. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ContentError } from './content-error.ts';
import { readData } from './data-file.ts';

/** Folder of everything that a translator touches, relative to the project's root. */
export const WORDS = 'src/content/words';

export interface Locale {
  /** The folder's name, a BCP 47 tag: `zh-Hant`. */
  readonly id: string;
  /** The tag in addresses: `zh-hant`. */
  readonly slug: string;
  /** The language's name for itself. */
  readonly name: string;
  /** The `lang` attribute, and the tag that `Intl` is given. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** True for the one language that the others are translated from and fall back to. */
  readonly reference: boolean;
  /** Only started: what it lacks is reported, and fails no check. */
  readonly draft: boolean;
}

const header = z.looseObject({
  'locale.name': z.string('the language’s name for itself').min(1),
  'locale.lang': z
    .string('a BCP 47 tag for the lang attribute')
    .refine(isTag, 'a BCP 47 tag for the lang attribute'),
  'locale.dir': z.enum(['ltr', 'rtl'], 'ltr or rtl'),
  'locale.reference': z.enum(['yes', 'no'], 'yes in one language, no or nothing in the others').default('no'),
  'locale.draft': z
    .enum(['yes', 'no'], 'yes while the language is only started, else no or nothing')
    .default('no'),
});

/**
 * All locales, the reference first, then by folder name.
 * Throws `ContentError` when a folder is no BCP 47 tag, has no usable site.json, or there is not exactly one reference.
 */
export function findLocales(root: string): readonly Locale[] {
  const folder = join(root, WORDS);
  const names = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    : [];
  const locales = names.map((entry) => readLocale(root, entry.name));
  const references = locales.filter((locale) => locale.reference);
  if (references.length !== 1) {
    const found = references.map((locale) => locale.id).join(', ') || 'none';
    throw fault(
      WORDS,
      'locale.reference',
      found,
      '"locale.reference": "yes" in the site.json of exactly one language',
    );
  }
  return locales.toSorted((a, b) => Number(b.reference) - Number(a.reference) || (a.id < b.id ? -1 : 1));
}

function readLocale(root: string, id: string): Locale {
  if (!isTag(id)) throw fault(`${WORDS}/${id}`, 'folder', `"${id}"`, 'a BCP 47 language tag such as pt-BR');
  const file = `${WORDS}/${id}/site.json`;
  const data = readData(root, file, header);
  if (!data) throw fault(file, 'file', 'nothing', 'a site.json with locale.name, locale.lang and locale.dir');
  const { value } = data;
  return {
    id,
    slug: id.toLowerCase(),
    name: value['locale.name'],
    lang: value['locale.lang'],
    dir: value['locale.dir'],
    reference: value['locale.reference'] === 'yes',
    draft: value['locale.draft'] === 'yes',
  };
}

/** Whether `text` is a well-formed, canonically written language tag. */
export function isTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text)[0] === text;
  } catch {
    return false;
  }
}

function fault(file: string, field: string, found: string, wanted: string): ContentError {
  return new ContentError({ file, line: 1, column: 1, field, found, wanted });
}
