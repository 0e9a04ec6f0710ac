import { describe, expect, test } from 'vitest';
import { documentsIn } from '../../src/cases/from-text.ts';
import { readRaw, type ReadCase } from '../../src/cases/read.ts';
import { digest } from '../../src/faces/digest.ts';
import type { Told } from '../../src/faces/told.ts';
import { postOf } from '../../src/islands/share-dialog/post.ts';
import { cases, games, locales, plainOf, toldIn, words } from './lib.ts';

const FACES = ['md', 'reddit.md', 'discourse.md', 'bbcode', 'bgg.txt', 'txt'];
const samples = cases.filter(({ trace }, at) => at % 30 === 0 && trace.steps.length > 1);

/** What a dialog tells: everything up to a step, without what the case asks. */
const upTo = (told: Told, index: number): Told => ({
  ...told,
  case: { ...told.case, ask: undefined, steps: told.case.steps.slice(0, index) },
  trace: { ...told.trace, steps: told.trace.steps.slice(0, index + 1) },
  steps: told.steps.slice(0, index + 1),
});

/** Long lines are broken anew. */
const unbroken = (text: string): string => text.replaceAll(/\s+/g, '');

const stepsOf = ({ steps }: Told): number[] => steps.map(({ index }) => index).slice(1);

describe.each(locales)('A step shared in %s', (locale) => {
  test.each(FACES)('shows as %s what is told of it, and the position before', async (face) => {
    for (const one of samples) {
      const told = await toldIn(one, locale);
      for (const index of stepsOf(told)) {
        const text = postOf(upTo(told, index), face, { scope: 'step', stop: false });
        const [before, shown] = digest(told).slice(index - 1, index + 1);
        for (const line of before!.board.filter(Boolean)) expect(text).toContain(line.replaceAll('<', '‹'));
        const names = shown!.panels.flatMap(({ fresh }) => fresh.map(({ who }) => who));
        for (const who of names) expect(unbroken(text)).toContain(unbroken(who));
        expect(text).toContain('https://');
      }
    }
  });

  test.each(FACES)('asks as %s without the answer', async (face) => {
    for (const one of samples) {
      const told = await toldIn(one, locale);
      for (const index of stepsOf(told)) {
        const part = upTo(told, index);
        const whole = postOf(part, face, { scope: 'step', stop: false });
        const asked = postOf(part, face, { scope: 'step', stop: true });
        expect(asked.length).toBeLessThan(whole.length);
        expect(asked).toContain('https://');
        const [before, shown] = digest(told).slice(index - 1, index + 1);
        const known = JSON.stringify(before);
        const reasons = shown!.panels.flatMap(({ fresh }) => fresh.map(({ text }) => text));
        expect(reasons.filter((text) => asked.includes(text) && !known.includes(text))).toEqual([]);
      }
    }
  });

  test('reads back as the same events, when everything up to it is shared as plain text', async () => {
    for (const one of samples) {
      const told = await toldIn(one, locale);
      const index = told.steps.length - 1;
      const text = postOf(upTo(told, index), 'txt', { scope: 'all', stop: false });
      const drawings = new Map([[one.trace.game, await plainOf(one.trace.game).catch(() => told.drawing)]]);
      const [read] = readRaw('text', documentsIn('text', text, { words, drawings }), games) as ReadCase[];
      expect(read!.case.id).toBe(told.case.id);
      expect(read!.case.steps.map(({ event }) => event)).toEqual(told.case.steps.map(({ event }) => event));
    }
  });
});

test('The position itself has nothing to ask', async () => {
  const told = upTo(await toldIn(samples[0]!, 'en'), 0);
  const wanted = { scope: 'step', stop: true } as const;
  for (const face of FACES)
    expect(postOf(told, face, wanted)).toBe(postOf(told, face, { ...wanted, stop: false }));
});
