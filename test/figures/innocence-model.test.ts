import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readHand, writeHand } from '../../src/figures/innocence/hands.ts';
import { weighed } from '../../src/figures/innocence/weighed.ts';
import { verdict } from '../../src/machines/innocence/logic/verdict.ts';
import { holdsWeapon, weigh } from '../../src/machines/innocence/logic/weigh.ts';
import type { JsonObject } from '../../src/machines/trace.ts';
import { turns } from '../innocence/at.ts';
import { dataOf, figuresOf, traceOf, traces } from './lib/innocence.ts';

const TURNS = turns as unknown as JsonObject;

const card = fc.constantFrom('P', 'S1', 'S2', 'S4', 'T1', 'T3', 'X');
const hand = fc.array(card, { minLength: 1, maxLength: 4 });

describe('what a view sees', () => {
  test('Everyone sees every card, and the deck in its order', () => {
    const data = dataOf(traceOf(TURNS), 0);
    expect(data.hands).toEqual({ A: 'P/S2', B: 'S1/T4', C: 'P/P' });
    expect(data.deck).toEqual({ size: 6, cards: 'S3 X T1 T2 S4 T3', ordered: true });
  });

  test('A suspect sees the own covered card, the sheriff and an onlooker see none', () => {
    const trace = traceOf(TURNS);
    expect(dataOf(trace, 0, 'A').hands).toEqual({ A: 'P/S2', B: 'S1/?', C: 'P/?' });
    for (const view of ['sheriff', 'table'])
      expect(dataOf(trace, 0, view).hands).toEqual({ A: 'P/?', B: 'S1/?', C: 'P/?' });
  });

  test('Which cards lie elsewhere makes no difference to what a suspect is shown', () => {
    const other = {
      ...TURNS,
      deck: ['T4', 'X', 'T1', 'T2', 'S4', 'T3'],
      evidence: { ...(TURNS['evidence'] as JsonObject), B: { hidden: ['S3'], shown: ['S1'] } },
    };
    for (const view of ['A', 'C', 'sheriff', 'table'])
      expect(dataOf(traceOf(other as JsonObject), 0, view)).toEqual(dataOf(traceOf(TURNS), 0, view));
  });

  test('A drawn card lights up for whoever drew it and for nobody else', () => {
    const trace = traceOf(TURNS, { draw: { suspect: 'A', publish: 'S2' } });
    expect(dataOf(trace, 1, 'A').moved).toEqual({ A: 'S2 S3' });
    expect(dataOf(trace, 1, 'B').moved).toEqual({ A: 'S2' });
  });

  test('Only the sheriff sees the rest of the deck after the look', () => {
    const trace = traceOf({ ...TURNS, phase: 'inquiry' }, { lookAtDeck: {} });
    expect(dataOf(trace, 1, 'sheriff').deck.cards).toBe('S3 S4 T1 T2 T3 X');
    for (const view of ['A', 'table'])
      expect(dataOf(trace, 1, view).deck).toEqual({ size: 6, cards: '', ordered: false });
  });

  test('What anybody can count is told as the engine tells it', () => {
    const trace = traceOf({ ...TURNS, phase: 'inquiry' }, { lookAtDeck: {} });
    const { worlds, rightArrest } = trace.steps[1]!.knowledge['sheriff']!.more!;
    expect(dataOf(trace, 1, 'sheriff').found).toMatchObject({ seat: 'sheriff', worlds, rightArrest });
  });

  test('An attempt that is refused marks nobody', () => {
    const trace = traceOf(TURNS, { draw: { suspect: 'B', publish: 'T3' } });
    expect(trace.steps[1]!.refused?.id).toBe('not-held');
    expect(dataOf(trace, 1)).toMatchObject({ marks: {}, moved: {} });
  });

  test('Of every case, in every view, no level is shown unless every card is', () => {
    const all = traces.flatMap(figuresOf);
    expect(all.length).toBeGreaterThan(500);
    const weighedBlind = all.filter(
      ({ scores, hands }) => scores && Object.values(hands).join(' ').includes('?'),
    );
    expect(weighedBlind).toEqual([]);
  });
});

describe('hands in short', () => {
  test('They are read as they were written', () => {
    fc.assert(
      fc.property(fc.array(card, { maxLength: 3 }), fc.array(card, { maxLength: 3 }), (shown, hidden) => {
        const read = readHand(writeHand(shown, hidden));
        expect(read.filter(({ open }) => open).map((one) => one.card)).toEqual(shown);
        expect(read.filter(({ open }) => !open).map((one) => one.card)).toEqual(hidden);
      }),
    );
  });

  test('Cards that the view does not know are so many and no more', () => {
    expect(readHand(writeHand(['P'], 2)).map((one) => one.card)).toEqual(['P', null, null]);
    expect(readHand(writeHand([], 0))).toEqual([]);
  });
});

describe('how a level builds up', () => {
  test('The cards that are ticked add up to the level, and there are as many as are valid', () => {
    fc.assert(
      fc.property(hand, (cards) => {
        const found = weighed(cards);
        fc.pre(!holdsWeapon(cards));
        const { level, valid } = weigh(cards);
        expect(found).toMatchObject({ level, valid, weapon: false });
        const ticked = cards.filter((_one, at) => found.counting[at] === 'counts');
        expect(ticked).toHaveLength(valid);
        expect(weigh(ticked).level).toBe(level);
      }),
    );
  });

  test('Of whoever holds the weapon nothing is added up', () => {
    expect(weighed(['P', 'X', 'S2'])).toMatchObject({ weapon: true, columns: [], level: 0, valid: 0 });
  });

  test('At every stage the sum is the one of the verdict', () => {
    fc.assert(
      fc.property(hand, hand, (a, b) => {
        for (const { stage, sums } of verdict({ A: a, B: b }).stages)
          for (const [who, { level, valid }] of Object.entries(sums ?? {}))
            expect(weighed(who === 'A' ? a : b, stage)).toMatchObject({ level, valid });
      }),
    );
  });

  test('A kind that is not weighed yet neither counts nor fails to', () => {
    expect(weighed(['P', 'S1', 'S3', 'T2'], 'physical').counting).toEqual([
      'counts',
      'waiting',
      'waiting',
      'waiting',
    ]);
    expect(weighed(['P', 'S1', 'S3', 'T2'], 'statements').counting).toEqual([
      'counts',
      'does-not',
      'counts',
      'waiting',
    ]);
    expect(weighed(['S3', 'S3'], 'joint').counting).toEqual(['counts', 'does-not']);
    expect(weighed(['T1', 'T2'], 'lowest')).toMatchObject({
      counting: ['does-not', 'does-not'],
      level: 0,
      columns: [null, null, 0],
    });
  });
});
