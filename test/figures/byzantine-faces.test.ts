import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { Face } from '../../src/figures/face/face.tsx';
import { CHARACTER_FACES, CHARACTER_IDS, characterFace } from '../../src/figures/byzantine/characters.ts';
import { faces, facesIn } from '../../src/figures/byzantine/still.tsx';
import { FaceSheet } from '../../src/figures/face/sprite.tsx';
import type { JsonObject } from '../../src/machines/trace.ts';
import { CHARACTERS } from '../../src/machines/byzantine/vocabulary.ts';

const draw = (who: string): string => renderToString(h(Face, { spec: characterFace(who) }));
const outline = (who: string): string =>
  [...draw(who).matchAll(/class="[kpg]" d="([^"]+)"/g)].map(([, d]) => d).join('|');

describe('the characters’ faces', () => {
  test('Each of the twelve people and the two cats has a sketch', () => {
    expect(Object.keys(CHARACTER_FACES).sort()).toEqual([...CHARACTERS].sort());
  });

  test('No two characters share their solid shapes', () => {
    expect(new Set(CHARACTER_IDS.map(outline)).size).toBe(14);
  });

  test('No two people wear the same on head or body', () => {
    const people = CHARACTER_IDS.filter((who) => !who.endsWith('-cat')).map((who) => characterFace(who));
    expect(new Set(people.map(({ hat }) => hat)).size).toBe(12);
    expect(new Set(people.map(({ clothes }) => clothes)).size).toBe(12);
  });

  test('The black cat is drawn in ink where the white cat is paper', () => {
    const ink = (who: string): number => [...draw(who).matchAll(/class="k"/g)].length;
    expect(ink('black-cat')).toBeGreaterThan(ink('white-cat'));
  });

  test('A face stays within its picture but for the cut at the lower edge', () => {
    for (const who of CHARACTER_IDS) {
      const starts = [...draw(who).matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)/g)];
      expect(starts.length).toBeGreaterThan(5);
      for (const [, x, y] of starts) {
        expect(Math.abs(Number(x))).toBeLessThanOrEqual(50);
        expect(Number(y)).toBeGreaterThanOrEqual(0);
        expect(Number(y)).toBeLessThanOrEqual(102);
      }
    }
  });

  test('A character that nobody is called is refused', () => {
    expect(() => characterFace('gardener')).toThrow(RangeError);
  });

  test('The sheet has one symbol a character, named as the palace calls it, and weighs less than 8 kB compressed', () => {
    const sheet = renderToString(h(FaceSheet, { game: 'byzantine', faces }));
    const ids = [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.sort()).toEqual(CHARACTERS.map((who) => `face-byzantine-${who}`).sort());
    expect(gzipSync(sheet).length).toBeLessThan(8000);
  });

  test('A file of a case holds only faces that its palace, the legend and the second cat need', () => {
    const facesOf = (at: JsonObject): string[] => {
      const sheet = renderToString(h(FaceSheet, { game: 'byzantine', faces, who: new Set(facesIn({ at })) }));
      return [...sheet.matchAll(/<symbol id="face-byzantine-([^"]+)"/g)].map(([, who]) => who!).sort();
    };
    expect(facesOf({ duke: '3A' })).toEqual(['cook', 'duke']);
    expect(facesOf({ duke: '3A', 'white-cat': '3A' })).toEqual(['black-cat', 'cook', 'duke', 'white-cat']);
  });
});
