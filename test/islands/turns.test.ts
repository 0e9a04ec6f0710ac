import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundFrom, turnFrom } from '../../src/islands/stepper/turns.ts';
import type { StoryStep } from '../../src/islands/story/types.ts';

/** Steps after which these seats are to move; `-` is nobody. */
const steps = (seats: string): readonly StoryStep[] =>
  [...seats].map(
    (seat, index) =>
      ({ index, views: { everyone: { figure: { turn: seat === '-' ? null : seat } } } }) as never,
  );

describe('Going from turn to turn', () => {
  it('stops where another seat is to move', () => {
    const all = steps('kkkiikki');
    expect([0, 3, 4, 5].map((index) => turnFrom(all, index, 1))).toEqual([3, 5, 5, 7]);
    expect([7, 6, 4, 2].map((index) => turnFrom(all, index, -1))).toEqual([5, 5, 3, 0]);
  });

  it('ends where the case ends', () => {
    expect(turnFrom(steps('kkii'), 2, 1)).toBe(3);
    expect(turnFrom(steps('kkii'), 0, -1)).toBe(0);
  });
});

describe('Going a full round', () => {
  it('leads to where the seat whose turn it is has it again', () => {
    const all = steps('aabbcaabc');
    expect([0, 1, 2, 4].map((index) => roundFrom(all, index, 1))).toEqual([5, 5, 7, 8]);
    expect([8, 7, 6, 5].map((index) => roundFrom(all, index, -1))).toEqual([4, 2, 0, 0]);
  });

  it('ends where the case ends', () => {
    expect(roundFrom(steps('ab-'), 1, 1)).toBe(2);
    expect(roundFrom(steps('ab-'), 1, -1)).toBe(0);
  });
});

describe('Whatever the turns', () => {
  const cases = fc
    .stringMatching(/^[ab-]{1,12}$/)
    .chain((seats) => fc.record({ all: fc.constant(steps(seats)), index: fc.nat(seats.length - 1) }));

  it('one goes on as long as there is a step, never back, and never less far by rounds than by turns', () => {
    fc.assert(
      fc.property(cases, ({ all, index }) => {
        const [turn, round] = [turnFrom(all, index, 1), roundFrom(all, index, 1)];
        expect(turn > index).toBe(index < all.length - 1);
        expect(round).toBeGreaterThanOrEqual(turn);
        expect(round).toBeLessThan(all.length);
      }),
    );
  });

  it('one goes back as long as there is a step, and never less far by rounds than by turns', () => {
    fc.assert(
      fc.property(cases, ({ all, index }) => {
        const [turn, round] = [turnFrom(all, index, -1), roundFrom(all, index, -1)];
        expect(turn < index).toBe(index > 0);
        expect(round).toBeLessThanOrEqual(turn);
        expect(round).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
