import { readFileSync } from 'node:fs';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { Face } from '../../src/figures/face/face.tsx';
import { inked, inks, themed } from '../../src/figures/face/inked.ts';
import { FacesFrom, GameFace, sourceBelow, type FaceSource } from '../../src/figures/game-face.tsx';
import { SUSPECT_FACES } from '../../src/figures/noir/suspects.ts';
import { LIGHT } from '../../src/figures/palette.ts';

const paint = readFileSync(new URL('../../src/figures/face/face-paint.css', import.meta.url), 'utf8');
const face = h(GameFace, { game: 'noir', who: 'A', side: 40 });
const drawn = (source: FaceSource): string => renderToString(h(FacesFrom, { source }, face));

describe('A face of a figure', () => {
  test('points into the sheet that all pages of the game share', () => {
    expect(renderToString(face)).toMatch(/^<use [^>]*href="\/faces\/noir\.svg#face-noir-A"/);
  });

  test('is a picture of its own on an embed, whose frame may have no origin', () => {
    expect(drawn(sourceBelow('/embed'))).toMatch(/^<image [^>]*href="\/faces\/noir\/A\.svg"/);
    expect(drawn(sourceBelow(undefined))).toBe(renderToString(face));
  });

  test('points to a symbol of the same file where there is no other file', () => {
    expect(drawn('page')).toMatch(/^<use [^>]*href="#face-noir-A"/);
  });
});

describe('A face as a file', () => {
  const by = inks(paint);

  test('says itself what the style sheet says of every tone that is drawn', () => {
    for (const spec of Object.values(SUSPECT_FACES))
      expect(inked(renderToString(h(Face, { spec })), by)).not.toMatch(/class=/);
  });

  test('keeps the words of the style sheet, colours of the page included', () => {
    expect(by.get('g')).toBe('fill="var(--face-grey)"');
    expect(by.get('f')).toMatch(/^fill="none" stroke="var\(--face-ink\)" stroke-width="2"/);
  });

  test('knows by itself every colour that its ink may have', () => {
    const used = new Set(
      [...by.values()].flatMap((ink) => [...ink.matchAll(/--([a-z-]+)/g)].map(([, it]) => it!)),
    );
    expect(used.size).toBe(3);
    for (const name of used)
      expect(themed()).toContain(`--${name}:light-dark(${LIGHT[name as keyof typeof LIGHT]}`);
  });

  test('is refused when it has a tone without a rule', () => {
    expect(() => inked('<path class="z"/>', by)).toThrow(RangeError);
  });
});
