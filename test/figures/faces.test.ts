import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { Face } from '../../src/figures/face/face.tsx';
import { place } from '../../src/figures/face/path.ts';
import { FaceSheet } from '../../src/figures/face/sprite.tsx';
import { SUSPECT_FACES, SUSPECT_IDS, suspectFace } from '../../src/figures/noir/suspects.ts';

const draw = (who: string): string => renderToString(h(Face, { spec: suspectFace(who) }));

/** What is seen of a face from afar: its solid areas, without fine lines. */
const outline = (who: string): string =>
  [...draw(who).matchAll(/class="[kpg]" d="([^"]+)"/g)].map(([, d]) => d).join('|');

describe('the suspects’ faces', () => {
  test('Each of the 25 initials, A to Z without X, has a sketch', () => {
    expect(SUSPECT_IDS.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWYZ');
  });

  test('No two suspects share their solid shapes', () => {
    expect(new Set(SUSPECT_IDS.map(outline)).size).toBe(25);
  });

  test('Any two suspects differ in at least two of head, hair, hat, beard and clothes', () => {
    const traits = ['head', 'hair', 'hat', 'beard', 'clothes'] as const;
    const specs = Object.entries(SUSPECT_FACES);
    const alike = specs.flatMap(([a, one], i) =>
      specs.slice(i + 1).flatMap(([b, two]) => {
        const different = traits.filter((trait) => one[trait] !== two[trait]).length;
        return different < 2 ? [`${a}${b}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  test('A face stays within its picture but for the cut at the lower edge', () => {
    for (const who of SUSPECT_IDS) {
      const starts = [...draw(who).matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)/g)];
      expect(starts.length).toBeGreaterThan(5);
      for (const [, x, y] of starts) {
        expect(Math.abs(Number(x))).toBeLessThanOrEqual(50);
        expect(Number(y)).toBeGreaterThanOrEqual(0);
        expect(Number(y)).toBeLessThanOrEqual(101);
      }
    }
  });

  test('An initial that nobody bears is refused', () => {
    expect(() => suspectFace('X')).toThrow(RangeError);
  });

  test('One face is at most 2 kB and the sheet of all 25 at most 10 kB compressed', () => {
    expect(SUSPECT_IDS.filter((who) => draw(who).length > 2000)).toEqual([]);
    const sheet = renderToString(h(FaceSheet, { game: 'noir', faces: SUSPECT_FACES }));
    expect(gzipSync(sheet).length).toBeLessThan(10_000);
  });

  test('The sheet has one symbol a suspect, named as the boards call it', () => {
    const sheet = renderToString(
      h(FaceSheet, { game: 'noir', faces: SUSPECT_FACES, who: new Set(['A', 'Q']) }),
    );
    expect([...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'face-noir-A',
      'face-noir-Q',
    ]);
  });
});

describe('placing a path', () => {
  test('Moving and stretching acts on every point, and lines are written relative', () => {
    expect(place('M10 20L30 20L30 50Z', { sx: 2, dy: 5 })).toBe('M20 25h40v30z');
  });

  test('Mirroring turns the sweep of an arc', () => {
    expect(place('M0 0A5 5 0 0 1 10 0', { sx: -1 })).toBe('M0 0a5 5 0 0 0-10 0');
  });

  test('A curve that goes on smoothly is written in its short form', () => {
    expect(place('M0 0C0 5 5 10 10 10C15 10 20 5 20 0', {})).toBe('M0 0c0 5 5 10 10 10s10-5 10-10');
  });

  test('A relative command is refused', () => {
    expect(() => place('M0 0l5 5', {})).toThrow(SyntaxError);
  });
});
