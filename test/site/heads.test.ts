import { describe, expect, it } from 'vitest';
import { locales } from '../../scripts/lib/site.ts';
import { everyPage, few, unless } from './lib/facts.ts';

const inALocale = everyPage.filter(({ page }) => page.locale);
const toBeFound = inALocale.filter(({ page }) => page.kind !== 'embed');
const paths = new Set(everyPage.map(({ page }) => page.path));

describe('The head of a page', () => {
  it('names the language of the folder it lies in', () => {
    expect(inALocale.length).toBeGreaterThan(0);
    const same = (lang = '', locale = '') => `${lang.toLowerCase()}-`.startsWith(`${locale}-`);
    const wrong = unless(
      inALocale,
      ({ lang, page }) => same(lang, page.locale),
      ({ lang }) => lang,
    );
    expect(wrong).toEqual([]);
  });

  it('has a title and a description', () => {
    expect(
      unless(
        everyPage,
        ({ title }) => title.length > 0,
        () => 'no title',
      ),
    ).toEqual([]);
    expect(
      unless(
        inALocale,
        ({ description }) => Boolean(description?.trim()),
        () => 'no description',
      ),
    ).toEqual([]);
  });

  it('has a title that no other page of its language has, unless it stands for another page', () => {
    const seen = new Map<string, string>();
    const originals = toBeFound.filter(
      ({ page, canonical }) => canonical && new URL(canonical).pathname === page.path,
    );
    const twice = originals.filter(({ page, title }) => {
      const key = `${page.locale}|${title}`;
      const known = seen.has(key);
      seen.set(key, page.path);
      return known;
    });
    expect(few(twice.map(({ page, title }) => `${page.path}: ${title}`))).toEqual([]);
  });

  it('names one canonical address, of a page that exists', () => {
    const exists = (canonical = '') => URL.canParse(canonical) && paths.has(new URL(canonical).pathname);
    expect(
      unless(
        inALocale,
        ({ canonical }) => exists(canonical),
        ({ canonical }) => canonical,
      ),
    ).toEqual([]);
  });

  it('names the same page in every language', () => {
    const complete = (alternates: Record<string, string>) => locales.every((locale) => alternates[locale]);
    const wrong = unless(
      toBeFound,
      ({ alternates }) => complete(alternates),
      ({ alternates }) => Object.keys(alternates).join(' ') || 'none',
    );
    expect(wrong).toEqual([]);
  });

  it('is named in turn by the pages that it names', () => {
    const byPath = new Map(everyPage.map((facts) => [facts.page.path, facts]));
    const unanswered = toBeFound.flatMap(({ page, alternates }) =>
      Object.values(alternates)
        .map((address) => new URL(address).pathname)
        .filter((path) => {
          const back = Object.values(byPath.get(path)?.alternates ?? {}).map(
            (address) => new URL(address).pathname,
          );
          return !back.includes(page.path);
        })
        .map((path) => `${page.path} -> ${path}`),
    );
    expect(few(unanswered)).toEqual([]);
  });
});

describe('A page', () => {
  it('has exactly one first heading', () => {
    expect(
      unless(
        everyPage,
        ({ headings }) => headings === 1,
        ({ headings }) => headings,
      ),
    ).toEqual([]);
  });
});
