import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../scripts/lib/folder-hashes.ts';
import { dist } from '../../scripts/lib/paths.ts';
import { everyFile, everyPage, unless } from './lib/facts.ts';

/** Kinds of page that carry something to step through, make something for their reader, or sort what translators compare. */
const stepping = new Set([
  'home',
  'game',
  'rule',
  'case',
  'step',
  'embed',
  'own-palace',
  'own-cards',
  'share',
  'verify',
]);

describe('A page', () => {
  it('has no script or style of its own in its text, so that a strict policy can forbid them', () => {
    expect(
      unless(
        everyFile,
        ({ inline }) => inline.length === 0,
        ({ inline }) => inline[0],
      ),
    ).toEqual([]);
  });

  it('loads no script where there is nothing to step through', () => {
    const still = everyPage.filter(({ page }) => !stepping.has(page.kind));
    expect(
      unless(
        still,
        ({ scripts }) => scripts.length === 0,
        ({ scripts }) => scripts.join(' '),
      ),
    ).toEqual([]);
  });
});

describe('The scripts of the site', () => {
  const scripts = filesBelow(dist).filter((file) => file.endsWith('.js'));
  const containing = (pattern: RegExp) =>
    scripts.filter((file) => pattern.test(readFileSync(join(dist, file), 'utf8')));

  /** What each script imports along with itself, and what it fetches later. */
  const importsOf = (file: string): { now: string[]; later: string[] } => {
    const code = readFileSync(join(dist, file), 'utf8');
    const named = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name]) => `_astro/${name}`);
    return {
      now: named(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g),
      later: named(/import\(\s*["'`]\.\/([^"'`]+)["'`]/g),
    };
  };

  it('import only what the page has or what is fetched by itself, so that whatever did not come can be asked for again', () => {
    const shared = scripts.filter((file) => file.startsWith('_astro/')).map(importsOf);
    const onPages = new Set(everyPage.flatMap((page) => page.scripts.map((path) => path.slice(1))));
    const fetched = new Set(shared.flatMap(({ later }) => later));
    const underPages = new Set([...onPages, ...[...onPages].flatMap((file) => importsOf(file).now)]);
    const bare = shared
      .flatMap(({ now }) => now)
      .filter((file) => !fetched.has(file) && !underPages.has(file));
    expect([...new Set(bare)]).toEqual([]);
  });

  /** What reads a case that somebody has pasted is fetched by pasting alone. */
  const forReaders = (file: string) => !file.startsWith('share/paste/');

  it('do not carry the reader of case files, but where a case is pasted', () => {
    const carry = containing(/ZodError|\$ZodType/);
    expect(carry.filter(forReaders)).toEqual([]);
    expect(carry).not.toEqual([]);
  });

  it('do not carry what charts are written with, but where a case is pasted', () => {
    expect(containing(/xstate/).filter(forReaders)).toEqual([]);
  });

  it('evaluate no text as code', () => {
    expect(containing(/\beval\(|new Function\(/)).toEqual([]);
  });
});
