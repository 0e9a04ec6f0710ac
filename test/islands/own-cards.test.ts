import * as fc from 'fast-check';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { FoundTable } from '../../src/figures/innocence/found.tsx';
import { shareOf } from '../../src/figures/innocence/tally.tsx';
import { readLayout, writeLayout } from '../../src/islands/own-cards/address.ts';
import {
  ASSUMED_NUMBERS,
  compositionOf,
  EXAMPLE,
  fitted,
  leftOf,
  MOST,
  suffices,
  type Layout,
} from '../../src/islands/own-cards/laid-out.ts';
import {
  drawnAt,
  givenOf,
  LOOKED,
  reckoned,
  reckoners,
  verdictOn,
} from '../../src/islands/own-cards/position.ts';
import { findingsOf } from '../../src/islands/own-cards/told.ts';
import { assumedDeck } from '../../src/machines/innocence/deck.ts';
import { checkedStart } from '../../src/machines/innocence/logic/checked-start.ts';
import { STAGES } from '../../src/machines/innocence/logic/stage-clauses.ts';

const level = fc.nat(9);
const card = fc.oneof(
  fc.constantFrom('P', 'X'),
  fc.tuple(fc.constantFrom('S', 'T'), level).map(([kind, number]) => `${kind}${number}`),
);
const laid = fc.record({
  open: fc.array(card, { maxLength: 3 }),
  covered: fc.array(fc.option(card), { maxLength: 3 }),
});
const layouts: fc.Arbitrary<Layout> = fc.record({
  numbers: fc.record({
    statements: fc.array(level, { maxLength: 6 }),
    testimonies: fc.array(level, { minLength: 3, maxLength: 6 }),
    weapons: fc.integer({ min: 1, max: 2 }),
  }),
  hands: fc.record({ A: laid, B: laid, C: laid }),
});

const read = (hash: string): Layout => readLayout(`#${hash}`);
const told = (hash: string) => verdictOn(read(hash));

describe('the reader’s deck', () => {
  test('What is filled in at first is what this site assumes', () => {
    for (const suspects of [3, 4, 5])
      expect(compositionOf(ASSUMED_NUMBERS, suspects)).toEqual(assumedDeck(suspects));
  });

  test('Nothing lies on the table that the deck does not have, and everybody has two or three cards', () => {
    fc.assert(
      fc.property(layouts, fc.constantFrom(3, 4, 5), (layout, suspects) => {
        const fit = fitted(layout, suspects);
        fc.pre(suffices(fit));
        expect(leftOf(fit)).not.toBeNull();
        for (const { open, covered } of Object.values(fit.hands)) {
          expect(open.length).toBeGreaterThan(0);
          expect(covered.length).toBeGreaterThan(0);
          expect(open.length + covered.length).toBeLessThanOrEqual(3);
        }
        expect(() => checkedStart(givenOf(fit, { looked: false }))).not.toThrow();
      }),
    );
  });

  test('A card that there is no more of gives way; the rest stays as it was laid', () => {
    const fit = fitted({ ...EXAMPLE, numbers: { ...ASSUMED_NUMBERS, statements: [4] } });
    expect(fit.hands).toEqual({ ...EXAMPLE.hands, A: { open: ['S4'], covered: [null] } });
    const low = fitted({ ...EXAMPLE, numbers: { ...ASSUMED_NUMBERS, statements: [1, 2] } });
    expect(low.hands).toEqual({ ...EXAMPLE.hands, A: { open: ['S2'], covered: ['S1'] } });
  });

  test('No more cards are taken than can be worked out in good time', () => {
    const many = Array.from({ length: 40 }, (_, at) => at);
    const { numbers } = fitted({ ...EXAMPLE, numbers: { statements: many, testimonies: many, weapons: 9 } });
    expect(numbers.statements.length + numbers.testimonies.length + numbers.weapons).toBe(MOST);
    expect(numbers.weapons).toBe(2);
  });
});

describe('the link', () => {
  test('What is written in it is what is read from it', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        const fit = fitted(layout);
        fc.pre(suffices(fit));
        expect(read(writeLayout(fit))).toEqual(fit);
      }),
    );
  });

  test('It is short and can be read', () => {
    expect(writeLayout(EXAMPLE)).toBe('s=1.2.3.4&t=1.2.3.4&x=1&A=S4-S1&B=P-P&C=T3-P');
  });

  test('Nothing is the example, and whatever else stands there is read somehow', () => {
    expect(readLayout('')).toEqual(EXAMPLE);
    fc.assert(
      fc.property(fc.string(), (hash) => {
        expect(leftOf(readLayout(hash))).not.toBeNull();
      }),
    );
  });
});

describe('the verdict by hand', () => {
  test('It goes through the stages in order, up to the one that decides', () => {
    const stages = verdictOn(EXAMPLE)!.stages.map(({ stage }) => stage);
    expect(stages).toEqual(STAGES.slice(0, stages.length));
    expect(verdictOn(EXAMPLE)).toMatchObject({ culprits: ['A'], by: 'fewest-valid' });
    expect(told('A=P-P&B=S3-T1&C=P-S4')).toMatchObject({ culprits: ['A', 'B'], by: 'joint' });
    expect(told('A=P-P&B=S3-T1&C=P-S4')!.stages).toHaveLength(7);
  });

  test('The weapon settles it at the first stage', () => {
    const verdict = told('A=P-X&B=S1-T1&C=P-S4')!;
    expect(verdict.stages.map(({ stage }) => stage)).toEqual(['weapon']);
    expect(drawnAt(read('A=P-X&B=S1-T1&C=P-S4'), verdict, 0)).toMatchObject({ possible: 'A', culprits: 'A' });
  });

  test('Only the last stage names the culprit; from the lowest sum on, the others are out', () => {
    const verdict = verdictOn(EXAMPLE)!;
    const drawn = verdict.stages.map((_, at) => drawnAt(EXAMPLE, verdict, at));
    expect(drawn.map(({ culprits }) => culprits)).toEqual(['', '', '', '', '', 'A']);
    expect(drawn.map(({ possible }) => possible)).toEqual(['ABC', 'ABC', 'ABC', 'ABC', 'AB', 'A']);
  });

  test('Other numbers, another verdict', () => {
    const own = 's=2.9&t=1.2.3.4.5.6&x=1&A=S9-S2&B=P-P&C=T3-P';
    expect(told(own)).toMatchObject({ culprits: ['B'], by: 'lowest', scores: { A: { level: 9, valid: 1 } } });
  });

  test('As long as a covered card is not told there is none', () => {
    expect(told('A=S4-_&B=P-P&C=T3-P')).toBeNull();
  });

  test('Each stage says what it has found', () => {
    const telling = {
      words: new Proxy({}, { get: (_, key) => String(key) }),
      figureWords: { 'card.S': 'S#', 'card.T': 'T#', comma: ', ' },
      names: {},
    };
    const verdict = told('A=S4-S1&B=P-P&C=T3-T4')!;
    expect(verdict.stages.map((stage) => findingsOf(stage, telling))).toEqual([
      [['held', 'held.nobody']],
      [['sums', 'A 0, B 4, C 0']],
      [
        ['counted', 'A S4'],
        ['sums', 'A 4, B 4, C 0'],
      ],
      [
        ['void', 'C T3, T4'],
        ['sums', 'A 4, B 4, C 0'],
      ],
      [['left.lowest 0', 'C']],
    ]);
  });
});

describe('what can be worked out', () => {
  test('Whoever has covered cards that are told can reckon with them; a sheriff who has looked, once all are', () => {
    expect(reckoners(EXAMPLE)).toEqual(['table', 'A', 'B', 'C', LOOKED]);
    expect(reckoners(read('A=S4-_&B=P-P&C=T3-P'))).toEqual(['table', 'B', 'C']);
  });

  test('The more is seen, the fewer deals are possible', () => {
    const worlds = (who: string): number => reckoned(EXAMPLE, who).found!.worlds;
    expect(worlds('A')).toBeLessThan(worlds('table'));
    expect(worlds(LOOKED)).toBeLessThan(worlds('A'));
  });

  test('It does not depend on covered cards that the reckoner has not seen', () => {
    const other = read('A=S4-S2&B=P-T1&C=T3-X');
    expect(reckoned(other, 'table')).toEqual(reckoned(EXAMPLE, 'table'));
  });

  test('It is worked out with the reader’s own numbers', () => {
    const low = read('s=1.2.3.4&t=1.2.3.4&x=1&A=P-_&B=S4-_&C=S3-_');
    const high = read('s=3.4.8.9&t=1.2.3.4&x=1&A=P-_&B=S4-_&C=S3-_');
    expect(reckoned(high, 'table').found!.unseen).toContain('S9');
    expect(reckoned(high, 'table').found!.rightArrest).not.toEqual(reckoned(low, 'table').found!.rightArrest);
  });

  test('Many deals are told by the chance, the same in the picture and in the table', () => {
    const found = reckoned(EXAMPLE, 'table').found!;
    const cells = renderToString(h(FoundTable, { found, suspects: ['A', 'B', 'C'], names: {}, words: {} }));
    const chances = [...cells.matchAll(/>([\d.]+)%</g)].map(([, number]) => Number(number));
    expect(chances).toHaveLength(3);
    expect(['A', 'B', 'C'].map((who) => shareOf(found, who).text)).toEqual(
      chances.map((chance) => `${Math.round(chance)}%`),
    );
  });

  test('The culprit by all cards is never ruled out', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        const fit = fitted(layout);
        fc.pre(suffices(fit));
        const verdict = verdictOn(fit);
        if (!verdict) return;
        for (const who of reckoners(fit))
          for (const culprit of verdict.culprits)
            expect(reckoned(fit, who).found!.rightArrest[culprit]).toBeGreaterThan(0);
      }),
      { numRuns: 40 },
    );
  });
});
