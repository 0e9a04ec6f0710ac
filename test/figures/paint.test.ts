import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { DARK, LIGHT, resolveColours, tokenSheet, type Palette } from '../../src/figures/palette.ts';

const sheet = (name: string): string =>
  readFileSync(new URL(`../../src/figures/${name}`, import.meta.url), 'utf8');

/** All that pictures of faces and boards are painted with. */
const paint = ['face/face-paint.css', 'paint.css', 'table-paint.css'].map(sheet).join('');

function luminance(colour: string): number {
  const channel = (at: number): number => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, two: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(two)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('colours', () => {
  test('The token sheet is the one that the palette makes', () => {
    expect(sheet('tokens.css')).toBe(tokenSheet());
  });

  test('Every colour that the figures use is in the palette', () => {
    const names = [...`${paint}${sheet('figures.css')}`.matchAll(/var\(--([a-z-]+)\)/g)].map(
      ([, name]) => name,
    );
    expect(names.filter((name) => name !== 'from' && !(name && name in LIGHT))).toEqual([]);
  });

  test('A picture drawn without a browser gets a sheet with no variable and no at-rule', () => {
    for (const palette of [LIGHT, DARK])
      expect(resolveColours(paint, palette)).not.toMatch(/var\(|@|color-mix|light-dark/);
  });

  const pairs: [keyof Palette, keyof Palette][] = [
    ['ink', 'paper'],
    ['ink', 'card'],
    ['soft', 'paper'],
    ['soft', 'card'],
    ['stamp', 'card'],
    ['ok', 'card'],
    ['blue', 'card'],
    ['blue', 'paper'],
    ['ink', 'lit'],
    ['face-ink', 'face-card'],
    ['face-soft', 'face-out'],
    ['face-ok', 'face-card'],
  ];
  test.each(pairs)('%s can be read on %s by day and by night', (text, ground) => {
    expect(contrast(LIGHT[text], LIGHT[ground])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(DARK[text], DARK[ground])).toBeGreaterThanOrEqual(4.5);
  });
});

describe('weight and motion', () => {
  test('All sheets together weigh less than 2 kB compressed', () => {
    const all = `${sheet('tokens.css')}${paint}${sheet('figures.css')}`.replaceAll(/\s+/g, ' ');
    expect(gzipSync(all).length).toBeLessThan(2048);
  });

  test('Nothing moves for longer than 200 ms, and nothing outside the query for motion', () => {
    const css = sheet('figures.css');
    const spans = [...css.matchAll(/(\d+)ms/g)].map(([, ms]) => Number(ms));
    expect(spans.length).toBeGreaterThan(0);
    expect(Math.max(...spans)).toBeLessThanOrEqual(200);
    const [before] = css.split('@media (prefers-reduced-motion: no-preference)');
    expect(before).not.toContain('animation');
  });
});
