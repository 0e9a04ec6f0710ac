import { check, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hash } from '../../src/machines/hash.ts';
import type { Json } from '../../src/machines/trace.ts';

describe('The hash', () => {
  it('is the same for equal data', () => {
    const isStable = property(
      jsonValue(),
      (value) => hash(value as Json) === hash(structuredClone(value) as Json),
    );
    expect(check(isStable).counterexample).toBeNull();
  });

  it('changes with a single letter, number or list item', () => {
    const hashes = [{ a: 1 }, { a: 2 }, { b: 1 }, [1], [1, 1], 'a', 'b', null].map((value) =>
      hash(value as Json),
    );
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
