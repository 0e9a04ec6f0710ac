import { describe, expect, it } from 'vitest';
import { race } from '../../scripts/bench/race.ts';
import { ratio } from '../../scripts/bench/ratio.ts';

const options = { rounds: 3, warmUp: 0, turn: 1 };

describe('A race', () => {
  it('lets all runners have their turn in every round', () => {
    const order: string[] = [];
    const runner = (name: string) => ({
      pass() {
        order.push(name);
        return 1;
      },
    });
    race([runner('A'), runner('B'), runner('C')], options);
    const warmUps = 3;
    expect(order.slice(warmUps).join('')).toBe('ABCABCABC');
  });

  it('lets a fast runner make more passes, and takes the mean', () => {
    let passes = 0;
    const fast = {
      pass() {
        passes += 1;
        return passes % 2 ? 1 : 3;
      },
    };
    // The warm-up is one pass of 1 ms, so that a turn of 4 ms is four passes.
    expect(race([fast], { rounds: 2, warmUp: 0, turn: 4 })).toEqual([[2, 2]]);
    expect(passes).toBe(9);
  });
});

describe('A ratio', () => {
  it('compares times of the same round only', () => {
    // One round in which the whole machine was ten times slower makes no difference.
    expect(ratio([2, 20, 2], [1, 10, 1])).toEqual({ median: 2, low: 2, high: 2 });
  });

  it('is the median, with the middle half of the rounds', () => {
    expect(ratio([5, 1, 4, 2, 3], [1, 1, 1, 1, 1])).toEqual({ median: 3, low: 2, high: 4 });
    expect(ratio([1, 2], [1, 1]).median).toBe(1.5);
  });
});
