import { array, check, constant, integer, oneof, property, record } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verdict } from '../../src/machines/innocence/logic/verdict.ts';
import type { Hands, Verdict } from '../../src/machines/innocence/logic/verdict.ts';
import { weigh } from '../../src/machines/innocence/logic/weigh.ts';

/** Cards separated by spaces. */
const hands = (written: { readonly [who: string]: string }): Hands =>
  Object.fromEntries(Object.entries(written).map(([who, cards]) => [who, cards.split(' ')]));
const on = (written: { readonly [who: string]: string }): Verdict => verdict(hands(written));
const worth = (cards: string): readonly [number, number] => {
  const { level, valid } = weigh(cards.split(' '));
  return [level, valid];
};

describe('What cards are worth', () => {
  it('physical evidence is worth two each, added up: 2, 4, 6', () => {
    expect(['P', 'P P', 'P P P'].map(worth)).toEqual([
      [2, 1],
      [4, 2],
      [6, 3],
    ]);
  });

  it('of self-statements, however many, only one with the largest number counts', () => {
    expect(worth('S2 S4 S3')).toEqual([4, 1]);
    expect(worth('S3 S3')).toEqual([3, 1]);
  });

  it('exactly one testimony counts as it stands; two or more are all void', () => {
    expect(worth('T4')).toEqual([4, 1]);
    expect(worth('T4 T1')).toEqual([0, 0]);
    expect(worth('T4 T1 T2')).toEqual([0, 0]);
  });

  it('the kinds are added up, each by its own rule', () => {
    expect(worth('P S1 T3')).toEqual([6, 3]);
    expect(worth('S1 S2 P')).toEqual([4, 2]);
    expect(worth('T1 T2 P')).toEqual([2, 1]);
  });

  it('a number other than those assumed counts as well', () => {
    expect(worth('S12 T10')).toEqual([22, 2]);
  });
});

describe('Who is the culprit', () => {
  it('whoever holds the weapon, whatever the sums are', () => {
    expect(on({ A: 'X P P', B: 'S1 T1', C: 'T1 T2' })).toMatchObject({ culprits: ['A'], by: 'weapon' });
  });

  it('with two weapons both holders', () => {
    expect(on({ A: 'X P', B: 'P P', C: 'X' })).toMatchObject({ culprits: ['A', 'C'], by: 'weapon' });
  });

  it('nobody holds it: the lowest sum', () => {
    expect(on({ A: 'P P', B: 'S1 P', C: 'S4 P' })).toMatchObject({ culprits: ['B'], by: 'lowest' });
  });

  it('a tie on the lowest sum: fewer valid cards, which void and smaller ones are not', () => {
    expect(on({ A: 'S4 S1', B: 'P P', C: 'P T3' })).toMatchObject({ culprits: ['A'], by: 'fewest-valid' });
  });

  it('still tied: joint culprits, and nobody who is higher', () => {
    expect(on({ A: 'P P', B: 'S3 T1', C: 'S2 P' })).toMatchObject({
      culprits: ['A', 'B', 'C'],
      by: 'joint',
    });
    expect(on({ A: 'P P', B: 'S3 T1', C: 'S4 P' })).toMatchObject({ culprits: ['A', 'B'], by: 'joint' });
  });

  it('nothing is lower than two testimonies and nothing else', () => {
    expect(on({ A: 'T1 T2', B: 'S1', C: 'T3' })).toMatchObject({
      culprits: ['A'],
      scores: { A: { level: 0, valid: 0 } },
    });
  });
});

describe('The stages of the verdict', () => {
  const stages = (written: { readonly [who: string]: string }) =>
    on(written).stages.map(({ stage }) => stage);

  it('come one after the other, as far as one decides', () => {
    const weighed = ['weapon', 'physical', 'statements', 'testimonies'];
    expect(stages({ A: 'X', B: 'P', C: 'P' })).toEqual(weighed);
    expect(stages({ A: 'P', B: 'P P', C: 'P P' })).toEqual([...weighed, 'lowest']);
    expect(stages({ A: 'S4', B: 'P P', C: 'P P P' })).toEqual([...weighed, 'lowest', 'fewest-valid']);
    expect(stages({ A: 'P', B: 'P', C: 'S3' })).toEqual([...weighed, 'lowest', 'fewest-valid', 'joint']);
  });

  it('build the sums up kind by kind', () => {
    const sums = on({ A: 'P S3 T1', B: 'P', C: 'T2 T3' }).stages.map(({ sums: all }) => all?.['A']);
    expect(sums.slice(1, 4)).toEqual([
      { level: 2, valid: 1 },
      { level: 5, valid: 2 },
      { level: 6, valid: 3 },
    ]);
  });

  it('name the cards that count and those that are void', () => {
    const [, , statements, testimonies] = on({ A: 'S1 S3', B: 'T2 T3', C: 'T4' }).stages;
    expect(statements!.counted).toEqual({ A: 'S3', B: null, C: null });
    expect(testimonies!.counted).toEqual({ A: null, B: null, C: 'T4' });
    expect(testimonies!.void).toEqual({ A: [], B: ['T2', 'T3'], C: [] });
  });

  it('each obey a clause', () => {
    for (const { clauses } of on({ A: 'P', B: 'P', C: 'S3' }).stages)
      expect(clauses).toEqual(
        expect.arrayContaining([expect.stringMatching(/^innocence\/(verdict|evidence)-\d+$/)]),
      );
  });
});

describe('Whatever the cards', () => {
  const card = oneof(
    constant('P'),
    constant('X'),
    integer({ min: 0, max: 9 }).map((level) => `S${level}`),
    integer({ min: 0, max: 9 }).map((level) => `T${level}`),
  );
  const anyHands = record(
    Object.fromEntries(['A', 'B', 'C', 'D'].map((who) => [who, array(card, { minLength: 1, maxLength: 4 })])),
  ) as Arbitrary<Hands>;

  /** The smallest hands found that break the law. */
  const breaking = (law: (all: Hands) => boolean) => check(property(anyHands, law)).counterexample;

  it('somebody is the culprit', () => {
    expect(breaking((all) => verdict(all).culprits.length > 0)).toBeNull();
  });

  it('the order of the cards in a hand does not matter', () => {
    const law = (all: Hands) => {
      const turned = Object.fromEntries(
        Object.entries(all).map(([who, cards]) => [who, [...cards].reverse()]),
      );
      return verdict(turned).culprits.join() === verdict(all).culprits.join();
    };
    expect(breaking(law)).toBeNull();
  });

  it('no culprit has a higher sum than anybody, unless it is for the weapon', () => {
    const law = (all: Hands) => {
      const { culprits, by, scores } = verdict(all);
      if (by === 'weapon') return culprits.every((who) => all[who]!.includes('X'));
      const levels = Object.values(scores).map((weight) => weight!.level);
      return culprits.every((who) => scores[who]!.level === Math.min(...levels));
    };
    expect(breaking(law)).toBeNull();
  });

  it('the culprits are alike in sum and in valid cards', () => {
    const law = (all: Hands) => {
      const { culprits, scores } = verdict(all);
      return new Set(culprits.map((who) => JSON.stringify(scores[who]))).size === 1;
    };
    expect(breaking(law)).toBeNull();
  });
});
