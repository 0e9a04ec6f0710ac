/** Reads the units and locks of a project from its files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Complaints } from '../content-error.ts';
import { WORDS, type Locale } from '../locales.ts';
import { WordFiles } from '../word-files.ts';
import type { Form } from './checks/check.ts';
import { formsOf } from './checks/forms.ts';
import { caseFileUnits, caseUnits, messageUnits, termUnits } from './data-units.ts';
import { lockFile, parseLock, type Lock } from './lock.ts';
import { pageUnits } from './page-units.ts';
import type { UnitTree } from './tree.ts';
import type { Unit } from './unit.ts';

const GAMES = 'src/content/games';

/** Throws one `ContentError` with every fault of a page or a lock. */
export function readUnitTree(root: string = process.cwd()): UnitTree {
  const files = new WordFiles(root);
  const complaints = new Complaints();
  const games = new Map(
    files.games.map((game) => [game, { reference: files.reference(game).id, draft: files.draft(game) }]),
  );
  const units = new Map<string, ReadonlyMap<string, Unit>>();
  const locks = new Map<string, Lock>();
  for (const { id } of files.locales) {
    const all = [
      ...siteUnits(root, id),
      ...files.games.flatMap((game) => complaints.attempt(() => gameUnits(root, id, game)) ?? []),
      ...files.games
        .filter((game) => games.get(game)!.reference === id)
        .flatMap((game) => caseFilesOf(root, game)),
    ];
    units.set(id, new Map(all.map((one) => [one.id, one])));
    const lock = complaints.attempt(() => parseLock(textOf(root, lockFile(id)) ?? '', lockFile(id)));
    locks.set(id, lock ?? new Map());
  }
  const terms = glossaries(files);
  const known = new Map(files.locales.map(({ id }) => [id, knownWords(root, id)]));
  complaints.settle();
  files.complaints.settle();
  return { locales: files.locales, games, units, locks, terms, known };
}

function glossaries(files: WordFiles): UnitTree['terms'] {
  const forms = (locale: Locale, game: string | null): readonly Form[] =>
    formsOf(files.terms(locale, game)?.value ?? {});
  return new Map(
    files.locales.flatMap((locale) => [
      [`${locale.id}/`, forms(locale, null)] as const,
      ...files.games.map(
        (game) => [`${locale.id}/${game}`, [...forms(locale, null), ...forms(locale, game)]] as const,
      ),
    ]),
  );
}

/** A line may hold several words; what follows a `#` is a remark. */
function knownWords(root: string, locale: string): ReadonlySet<string> {
  const text = textOf(root, `${WORDS}/${locale}/spelling.txt`) ?? '';
  return new Set(text.replace(/#.*$/gm, '').split(/\s+/).filter(Boolean));
}

function siteUnits(root: string, locale: string): readonly Unit[] {
  const folder = `${WORDS}/${locale}`;
  return [
    ...ofFile(root, `${folder}/glossary.yaml`, (text, file) => termUnits({ file, text, game: null })),
    ...ofFile(root, `${folder}/site.json`, (text, file) => messageUnits({ file, text, game: null })),
  ];
}

function gameUnits(root: string, locale: string, game: string): readonly Unit[] {
  const folder = `${WORDS}/${locale}/${game}`;
  return [
    ...ofFile(root, `${folder}/glossary.yaml`, (text, file) => termUnits({ file, text, game })),
    ...namesIn(root, folder, '.mdx').flatMap((name) =>
      ofFile(root, `${folder}/${name}`, (text, file) =>
        pageUnits({ file, text, game, rule: name.slice(0, -4) }),
      ),
    ),
    ...ofFile(root, `${folder}/messages.yaml`, (text, file) => messageUnits({ file, text, game })),
    ...ofFile(root, `${folder}/cases.yaml`, (text, file) => caseUnits({ file, text, game })),
  ];
}

function caseFilesOf(root: string, game: string): readonly Unit[] {
  const folder = `${GAMES}/${game}/cases`;
  return namesIn(root, folder, '').flatMap((rule) =>
    namesIn(root, `${folder}/${rule}`, '.yaml').flatMap((name) =>
      ofFile(root, `${folder}/${rule}/${name}`, (text, file) =>
        caseFileUnits({ file, text, game, key: `${rule}/${name.slice(0, -'.yaml'.length)}` }),
      ),
    ),
  );
}

function ofFile(
  root: string,
  file: string,
  units: (text: string, file: string) => readonly Unit[],
): readonly Unit[] {
  const text = textOf(root, file);
  return text === null ? [] : units(text, file);
}

function textOf(root: string, file: string): string | null {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null;
}

function namesIn(root: string, folder: string, ending: string): readonly string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith(ending) && !name.startsWith('.'))
    .toSorted();
}
