import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../scripts/lib/folder-hashes.ts';
import { dist } from '../../scripts/lib/paths.ts';
import { everyFile, everyPage, unless } from './lib/facts.ts';

/** Kinds of page that carry something to step through, or make something for their reader. */
const stepping = new Set(['home', 'game', 'rule', 'case', 'step', 'embed', 'own-palace', 'share']);

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

  it('do not carry the reader of case files', () => {
    expect(containing(/ZodError|\$ZodType/)).toEqual([]);
  });

  it('do not carry what charts are written with', () => {
    expect(containing(/xstate/)).toEqual([]);
  });

  it('evaluate no text as code', () => {
    expect(containing(/\beval\(|new Function\(/)).toEqual([]);
  });
});
