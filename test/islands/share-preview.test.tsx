import * as fc from 'fast-check';
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { BbCode } from '../../src/islands/share-dialog/preview/bbcode.tsx';
import { Markdown } from '../../src/islands/share-dialog/preview/markdown.tsx';
import { framesOf } from '../../src/islands/share-dialog/preview/pmore.ts';
import { TEXT_FACES } from '../../src/faces/texts.ts';
import { cases, toldIn } from '../faces/lib.ts';

const TAGS = /<\/?(?!(?:div|p|pre|strong|em|span|ul|li|br|details|summary|blockquote|img)\b)[a-z]+/gi;
const told = await toldIn(
  cases.find(({ trace }) => trace.steps.length > 2)!,
  'en',
);
const face = (kind: string): string => TEXT_FACES[kind]!.write(told);

const VIEWS = { Markdown, BbCode } as const;

describe.each(Object.entries(VIEWS))('A preview of %s', (_, View) => {
  test('makes no element of what stands in the text', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<script>alert(1)</script>',
        '<img src=x onerror=alert(1)>',
        '[url=javascript:alert(1)]x[/url]',
        '[x](javascript:alert(1))',
        '![x](https://evil.example/a.png)',
        '[img]https://evil.example/a.png[/img]',
        '[script]x[/script]',
        '<details><summary>x</summary>',
      ),
    );
    fc.assert(
      fc.property(fc.array(hostile, { maxLength: 4 }), (parts) => {
        const html = render(<View text={parts.join('\n\n')} />);
        expect(html.match(TAGS)).toBeNull();
        expect(html).not.toMatch(/<[^>]*(?:javascript:|onerror|evil\.example)/i);
      }),
      { numRuns: 500 },
    );
  });
});

describe('The preview of a case', () => {
  test.each(['md', 'discourse.md'])(
    'as %s shows title, drawing and picture, and folds the answer',
    (kind) => {
      const html = render(<Markdown text={face(kind)} />);
      expect(html).toContain('<details');
      expect(html).toContain('<img');
      expect(html).toContain('<pre');
      expect(html).not.toMatch(/spoiler\]|&lt;details/);
    },
  );

  test('as Markdown for Reddit folds every line of the answer', () => {
    const html = render(<Markdown text={face('reddit.md')} />);
    expect(html.match(/<details/g)!.length).toBeGreaterThan(1);
    expect(html).not.toContain('!&lt;');
  });

  test('as BBCode leaves no tag unread', () => {
    for (const kind of ['bbcode', 'bgg.txt']) {
      const html = render(<BbCode text={face(kind)} />);
      expect(html.replaceAll(/<pre[\s\S]*?<\/pre>/g, '')).not.toMatch(
        /\[\/?(?:b|url|img|code|c|list|spoiler)\b/,
      );
    }
  });

  test('as a movie has a frame for each step, and menus that lead to frames', () => {
    const frames = framesOf(face('ptt.txt'));
    const names = new Set(frames.map(({ name }) => name));
    for (const { index } of told.steps) expect(names).toContain(`s${index}`);
    expect(frames.flatMap(({ menu }) => menu).filter(({ to }) => !names.has(to))).toEqual([]);
  });
});
