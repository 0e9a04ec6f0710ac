import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { describe as inWords } from '../../src/figures/explosion/describe.ts';
import { legend } from '../../src/figures/explosion/legend.tsx';
import { WORDS, wordsBy } from '../../src/figures/explosion/model.ts';
import { plain } from '../../src/figures/explosion/plain.ts';
import { columns } from '../../src/figures/text-fit.ts';
import type { JsonObject } from '../../src/machines/trace.ts';
import { drawn, traceOf } from './explosion-lib.ts';

const NIGHT = [{ wake: 'big' }, { wake: 'medium' }, { hide: 'P3' }] as const;
const MORNING: readonly JsonObject[] = [...NIGHT, { dawn: {} }, { hideCard: { player: 'P3', card: 'S5' } }];
const VOTE = { P1: 'P6', P2: 'P6', P3: 'P6', P4: 'P6', P5: 'P1', P6: 'P1' };
const DAY = { phase: 'elimination', round: 1 };

describe('what a view is shown', () => {
  test('A seat sees its own cards and no others; where everything is shown, all are', () => {
    const trace = traceOf([]);
    expect(Object.values(drawn(trace, 'P2').seats).map(({ cards }) => cards.join())).toEqual([
      ',',
      'S4,S6',
      ',',
      ',',
      ',',
      ',',
    ]);
    expect(drawn(trace).seats['P6']!.cards).toEqual(['S2', 'C7']);
  });

  test('Who is the culprit, and the sums, stand only where everything is shown', () => {
    const trace = traceOf([]);
    expect(drawn(trace).seats['P1']).toMatchObject({ rank: 'culprit', sum: 10 });
    expect(drawn(trace).seats['P2']!.rank).toBe('accomplice');
    for (const view of ['P1', 'P4'])
      expect(JSON.stringify(drawn(trace, view))).not.toMatch(/rank|sum|culprit/);
  });

  test('Those who open their eyes with a seat are shown to it, and to nobody else', () => {
    const trace = traceOf(NIGHT.slice(0, 1));
    const awake = (view: string) =>
      Object.entries(drawn(trace, view).seats).flatMap(([seat, { signs }]) =>
        signs?.includes('awake') ? [seat] : [],
      );
    expect(awake('P2')).toEqual(['P1', 'P2']);
    expect(awake('P4')).toEqual([]);
  });

  test('What is done in the night is an arrow for whoever did it, and nothing for others', () => {
    const trace = traceOf(NIGHT);
    expect(drawn(trace).arrows).toEqual([['P1', 'P3']]);
    expect(drawn(trace, 'P1').seats['P3']!.signs).toEqual(['hide']);
    expect(drawn(trace, 'P3').arrows).toBeUndefined();
    expect(drawn(trace, 'P3').seats['P3']!.signs).toBeUndefined();
  });

  test('A hidden card keeps its face from all but its holder and lies under the role card', () => {
    const trace = traceOf(MORNING);
    expect(drawn(trace, 'P3').seats['P3']!.cards).toEqual(['S5h', 'H2']);
    expect(drawn(trace, 'P1').seats['P3']!.cards).toEqual(['h', '']);
  });

  test('A card that was looked at is known to whoever looked; its neighbour is hidden for good', () => {
    const trace = traceOf([...MORNING, { speak: 'P1' }, { speak: 'P2' }, LOOK]);
    expect(drawn(trace, 'P2').seats['P3']!.cards).toEqual(['hl', 'H2e']);
    expect(drawn(trace, 'P5').seats['P3']!.cards).toEqual(['hl', 'e']);
    expect(drawn(trace, 'P5').seats['P2']).toMatchObject({ role: 'police', up: true, mark: 'actor' });
  });

  test('Votes are arrows and a count in the step that counts them, and gone in the next', () => {
    const trace = traceOf([{ vote: VOTE }], DAY);
    const data = drawn(trace);
    expect(data.arrows).toEqual(Object.entries(VOTE));
    expect(data.seats['P6']).toMatchObject({ votes: 4, out: 'imprisoned', up: true, mark: 'target' });
    const next = drawn(traceOf([{ vote: VOTE }, { endRound: {} }], DAY));
    expect(next.arrows).toBeUndefined();
    expect(next.seats['P6']!.votes).toBeUndefined();
  });

  test('A seat’s view tells who may be the culprit and in how many deals; everything shown, nobody reckons', () => {
    const trace = traceOf([{ wake: 'big' }]);
    expect(drawn(trace, 'P2').possible).toEqual(['P1', 'P2']);
    expect(Object.keys(drawn(trace, 'P2').shares!)).toEqual(['P1', 'P2']);
    expect(drawn(trace).possible).toBeUndefined();
  });

  test('The order of speeches counts from one, and the speaker has a sign', () => {
    const { seats } = drawn(traceOf([...MORNING, { speak: 'P1' }, { speak: 'P2' }]));
    expect([seats['P1']!.nth, seats['P2']!.nth, seats['P3']!.nth]).toEqual([1, 2, undefined]);
    expect(seats['P2']!.signs).toEqual(['speaking']);
  });

  test('A refused move draws nothing', () => {
    const data = drawn(traceOf([...MORNING, { speak: 'P4' }, { murder: 'P2' }]));
    expect(data.arrows).toBeUndefined();
    expect(JSON.stringify(data)).not.toContain('mark');
  });
});

const LOOK = { flip: { player: 'P2', target: 'P3', card: 'H2' } };

describe('the table in words', () => {
  const words = wordsBy((key) => key.replace(/^figure\./, ''));
  const names = { P1: 'One', P3: 'Three' };

  test('Every seat is named with its cards and what holds for it', () => {
    const text = inWords(drawn(traceOf(NIGHT)), names, words);
    expect(text).toContain('Onecommaculprit');
    expect(text).toContain('Three');
    expect(text).toContain('One → Three');
    expect(text).toContain('suit.S7');
  });

  test('A card that the view does not know is not named', () => {
    const text = inWords(drawn(traceOf(MORNING), 'P1'), names, words);
    expect(text).not.toContain('suit.H2');
    expect(text).toContain('unknown (hidden)');
  });

  test('In plain text no line is wider than 78 columns', () => {
    const long = (key: string): string => `${key} of some considerable length `;
    const lines = plain(traceOf(MORNING).steps.at(-1)!.position, long);
    expect(lines.length).toBeGreaterThan(7);
    expect(Math.max(...lines.map(columns))).toBeLessThanOrEqual(78);
  });
});

describe('the words of the figure', () => {
  const LOCALES = ['en', 'it', 'zh-Hans', 'zh-Hant'];
  test.each(LOCALES)('%s words all that is drawn and every mark of the legend', (locale) => {
    const file = `src/content/words/${locale}/explosion/messages.yaml`;
    const messages = parse(readFileSync(file, 'utf8')) as Record<string, string>;
    const needed = [
      ...WORDS.map((word) => `figure.${word}`),
      ...legend.map(({ key }) => `figure.legend.${key}`),
    ];
    expect(needed.filter((key) => !messages[key])).toEqual([]);
  });
});
