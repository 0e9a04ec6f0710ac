import sanitize from 'sanitize-html';
import { describe, expect, test } from 'vitest';
import { headTags } from '../../src/faces/embed/head.ts';
import { oembed } from '../../src/faces/embed/oembed.ts';
import { framed, snippet } from '../../src/faces/embed/snippet.ts';
import { shortPage } from '../../src/faces/embed/short.ts';
import { linksTo, shortCode } from '../../src/faces/links.ts';
import { cases, locales, toldIn, words } from './lib.ts';

const told = await toldIn(cases[0]!, 'zh-Hant');
const step = told.steps.at(-1)!.name;

/** What WordPress lets through of an oEmbed answer (wp_filter_oembed_result). */
const WORDPRESS: sanitize.IOptions = {
  allowedTags: ['a', 'blockquote', 'iframe'],
  allowedAttributes: {
    a: ['href'],
    iframe: ['src', 'width', 'height', 'frameborder', 'marginwidth', 'marginheight', 'scrolling', 'title'],
  },
};

const HOSTILE = {
  title: '"><script>alert(1)</script>',
  page: 'https://x.example/a',
  embed: 'https://x.example/e',
  width: 1,
  height: 1,
};

describe('An oEmbed answer', () => {
  test('has what the specification asks of a rich one', () => {
    const answer = oembed(told, step);
    expect(answer).toMatchObject({
      version: '1.0',
      type: 'rich',
      width: 640,
      height: 640,
      thumbnail_width: 1200,
    });
    expect(answer['html']).toContain(told.links.embed(step));
    expect(answer['thumbnail_url']).toBe(told.links.card(step));
  });

  test('passes WordPress unchanged', () => {
    const html = String(oembed(told)['html']);
    expect(sanitize(html, WORDPRESS)).toBe(html);
  });

  test('names only addresses with https', () => {
    const addresses = JSON.stringify(oembed(told, step)).match(/https?:[^"\\]+/g)!;
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter((one) => !one.startsWith('https://'))).toEqual([]);
  });
});

describe('A snippet', () => {
  test.each([framed, snippet])('holds no title that ends it', (write) => {
    expect(write(HOSTILE)).not.toContain('<script');
  });

  test('keeps its link where frames are taken out', () => {
    const left = sanitize(snippet({ ...HOSTILE, title: 'A case' }), { allowedTags: ['p', 'a'] });
    expect(left.trim()).toBe('<p><a href="https://x.example/a">A case</a></p>');
  });
});

describe('The head of a page', () => {
  const { metas, links } = headTags(told, 'x'.repeat(500), step);
  const content = (key: string) => metas.find(({ name, property }) => (name ?? property) === key)?.content;

  test('names the card of that very step, with its size and what it shows in at most 420 characters', () => {
    expect(content('og:image')).toBe(told.links.card(step));
    expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '630']);
    expect(content('twitter:image:alt')).toHaveLength(420);
  });

  test('leads to the oEmbed answer, and to a player', () => {
    expect(links.find(({ type }) => type === 'application/json+oembed')?.href).toMatch(
      new RegExp(`/${step}\\.oembed\\.json$`),
    );
    expect(content('twitter:player')).toBe(told.links.embed(step));
  });
});

describe('A short code', () => {
  test('is one alphanumeric word, and no two pages have the same', () => {
    const paths = locales.flatMap((locale) => {
      const { slug } = words.locale(locale);
      return cases.flatMap(({ trace }) => [
        `/${slug}/${trace.id}/`,
        ...trace.steps.map(({ name }) => `/${slug}/${trace.id}/${name}/`),
      ]);
    });
    const codes = new Set(paths.map(shortCode));
    expect(codes.size).toBe(paths.length);
    expect([...codes].filter((code) => !/^[a-z0-9]{7}$/.test(code))).toEqual([]);
  });

  test('leads to its page by a link too, where scripts do not run', () => {
    const { page, embed, card, short } = linksTo('https://x.example', 'en', 'noir/kill/a');
    const html = shortPage({
      lang: 'en',
      title: 'A & B',
      page: page(),
      embed: embed(),
      card: card(),
      oembed: `${page()}o`,
    });
    expect(html).toContain('<a href="https://x.example/en/noir/kill/a/">A &amp; B</a>');
    expect(html).toContain('content="0;url=https://x.example/en/noir/kill/a/"');
    expect(short()).toMatch(/^https:\/\/x\.example\/e\/\w{7}\/$/);
  });
});
