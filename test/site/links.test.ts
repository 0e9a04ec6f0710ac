import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../scripts/lib/folder-hashes.ts';
import { dist } from '../../scripts/lib/paths.ts';
import { everyFile, few } from './lib/facts.ts';

const files = new Set(filesBelow(dist).map((file) => `/${file}`));
const pagesByPath = new Map(everyFile.map((facts) => [facts.page.path, facts]));
const site = new URL(everyFile.find(({ canonical }) => canonical)?.canonical ?? 'http://localhost').origin;

const elsewhere = /^(https?:\/\/|mailto:|data:|tel:|javascript:)/;
const withoutSite = (address: string): string =>
  address.startsWith(`${site}/`) ? address.slice(site.length) : address;

/** Why a link from a page leads nowhere, or nothing if it leads somewhere or off this site. */
function fault(from: string, address: string): string | undefined {
  const local = withoutSite(address);
  if (elsewhere.test(local)) return undefined;
  if (!URL.canParse(local, `${site}${from}`)) return 'is no address';
  const { pathname, hash } = new URL(local, `${site}${from}`);
  const path = decodeURI(pathname);
  const target = pagesByPath.get(path);
  // a build before tests draws some of the pictures; what each is drawn from is there for all
  if (!target)
    return files.has(path) || files.has(path.replace(/\.png$/, '.svg')) ? undefined : 'is not there';
  const id = decodeURIComponent(hash.slice(1).split(':~:')[0] ?? '');
  return id && id !== 'top' && !target.ids.has(id) ? 'has no such place' : undefined;
}

const faults = (): string[] => {
  const known = new Map<string, string | undefined>();
  return everyFile.flatMap(({ page, links }) =>
    [...new Set(links)].flatMap((address) => {
      const key = /^(\/|https?:)/.test(address) ? address : `${page.path} ${address}`;
      if (!known.has(key)) known.set(key, fault(page.path, address));
      const found = known.get(key);
      return found ? [`${page.path}: ${address} ${found}`] : [];
    }),
  );
};

describe('A link inside the site', () => {
  it('leads to a page or file that exists, and to a place on it that exists', () => {
    expect(everyFile.flatMap(({ links }) => links).length).toBeGreaterThan(0);
    expect(few(faults())).toEqual([]);
  });

  it('is written with the slash at the end, so that no host has to redirect', () => {
    const unslashed = everyFile.flatMap(({ page, links }) =>
      links
        .map(withoutSite)
        .filter((address) => !elsewhere.test(address) && /^[^?#]+/.exec(address)?.[0].match(/\/[^./]+$/))
        .map((address) => `${page.path}: ${address}`),
    );
    expect(few(unslashed)).toEqual([]);
  });
});

describe('The sitemap', () => {
  const sitemaps = readdirSync(dist).filter((file) => /^sitemap-\d+\.xml$/.test(file));
  const listed = sitemaps.flatMap((file) =>
    [...readFileSync(join(dist, file), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => address ?? '',
    ),
  );

  it('lists pages that exist', () => {
    expect(listed.length).toBeGreaterThan(0);
    expect(
      listed.filter((address) => !existsSync(join(dist, new URL(address).pathname, 'index.html'))),
    ).toEqual([]);
  });

  it('lists no embed, since an embed stands for its case', () => {
    expect(listed.filter((address) => new URL(address).pathname.startsWith('/embed/'))).toEqual([]);
  });
});
