import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Kept } from '../../scripts/lib/kept.ts';

const place = mkdtempSync(join(tmpdir(), 'casebook-kept-'));
afterAll(() => rmSync(place, { recursive: true }));

const [tree, folder] = [join(place, 'tree'), join(place, 'site')];

function put(under: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(under, file)), { recursive: true });
    writeFileSync(join(under, file), text);
  }
}

const CASE = 'src/content/games/noir/cases/kill/a.yaml';
const TITLES = 'src/content/words/it/noir/cases.yaml';
const PROSE = 'src/content/words/it/noir/kill.mdx';
const CODE = 'src/machines/noir/kill.ts';
const WORDS = 'src/content/words/it/noir/messages.yaml';
const SOURCES = ['package.json', 'package-lock.json', 'tsconfig.json', 'astro.config.mjs'];

const [NOIR, OTHER, HOME] = ['/en/noir/kill/a/', '/embed/en/other/ask/b/1-ask/', '/en/'];
const files = {
  'en/noir/kill/a/index.html': 'noir',
  'en/noir/kill/a.png': 'picture',
  'embed/en/other/ask/b/1-ask/index.html': 'other',
  'en/index.html': 'home',
  '_astro/entry.js': 'script',
};

const open = (pictures = 'all') => new Kept({ folder, pictures, tree });

/** A build that ends well: what is gone is written again. */
function finish(kept: Kept): void {
  kept.has(HOME);
  put(folder, Object.fromEntries(Object.entries(files).filter(([file]) => !existsSync(join(folder, file)))));
  kept.note();
}

beforeEach(() => {
  rmSync(place, { recursive: true });
  put(tree, Object.fromEntries([...SOURCES, CASE, TITLES, PROSE, CODE, WORDS].map((file) => [file, 'old'])));
  put(tree, { 'src/content/games/other/cases/ask/b.yaml': '', 'public/e.js': '', 'scripts/x.ts': '' });
  put(folder, files);
  finish(open());
});

describe('What a build left', () => {
  it('stays whole when nothing has changed', () => {
    expect(open().whole).toBe(Object.keys(files).length);
  });

  it.each([CASE, TITLES, PROSE])('goes, of one game, when %s changes; pages of other games stay', (file) => {
    put(tree, { [file]: 'new' });
    const kept = open();
    put(folder, { '_astro/entry.js': 'script' });
    expect([kept.whole, kept.has(NOIR), kept.has(OTHER), kept.has(HOME)]).toEqual([null, false, true, false]);
    expect(existsSync(join(folder, 'en/noir/kill/a/index.html'))).toBe(false);
  });

  it.each([CODE, WORDS, ...SOURCES])('goes altogether when %s changes', (file) => {
    put(tree, { [file]: 'new' });
    const kept = open();
    put(folder, { '_astro/entry.js': 'script' });
    expect([NOIR, OTHER, HOME].map((path) => kept.has(path))).toEqual([false, false, false]);
  });

  it('goes when a file of the sources comes or is taken away', () => {
    rmSync(join(tree, CASE));
    expect(open().has(NOIR)).toBe(false);
  });

  it('is made again where scripts that pages name are called otherwise now', () => {
    put(tree, { [CASE]: 'new' });
    const kept = open();
    put(folder, { '_astro/entry2.js': 'script' });
    expect(kept.has(OTHER)).toBe(false);
  });

  it('is not trusted when anybody has touched a file of it since', () => {
    utimesSync(join(folder, 'en/index.html'), 1, 1);
    expect(open().any).toBe(false);
  });

  it('is not trusted when the build after it did not end well', () => {
    open();
    expect(open().any).toBe(false);
  });

  it('is not noted when sources changed while it was made', () => {
    const kept = open();
    put(tree, { [CODE]: 'new' });
    finish(kept);
    expect(open().any).toBe(false);
  });

  it('loses its pictures when others are asked for, and keeps its pages', () => {
    const kept = open('sample');
    expect([kept.whole, kept.has('/en/noir/kill/a.png'), kept.has(NOIR)]).toEqual([null, false, true]);
    expect(existsSync(join(folder, 'en/noir/kill/a.png'))).toBe(false);
  });
});
