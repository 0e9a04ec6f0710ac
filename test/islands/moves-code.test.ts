import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/machines/trace.ts';
import { readMoves, writeMoves } from '../../src/islands/what-if/moves-code.ts';

const plain = fc.oneof(
  fc.string(),
  fc.integer({ min: -99999999, max: 99999999 }),
  fc.boolean(),
  fc.constant(null),
);
const key = fc.string({ minLength: 1 });
const event = fc
  .tuple(
    key,
    fc.oneof(
      plain,
      fc.array(plain, { maxLength: 5 }),
      fc.dictionary(key, fc.oneof(plain, fc.array(plain, { maxLength: 4 })), {
        maxKeys: 4,
        noNullPrototype: true,
      }),
    ),
  )
  .map(([type, value]) => ({ [type]: value }) as JsonObject)
  .filter((one) => Object.keys(one).length === 1);

describe('Moves in an address', () => {
  it('are short and can be read by people', () => {
    const events: JsonObject[] = [
      { exonerate: 'F' },
      { shift: { row: 2, to: 'left' } },
      { disguise: {} },
      { kill: 'H' },
    ];
    expect(writeMoves(events)).toBe('exonerate.F~shift.row:2.to:left~disguise~kill.H');
  });

  it('name the answer of a puzzle', () => {
    expect(writeMoves([{ exonerate: { card: 'F', answer: true } }])).toBe('exonerate.card:F.answer:true');
  });

  it('mean the same after writing and reading', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 6 }), (events) => {
        expect(readMoves(writeMoves(events)).map((one) => one.event)).toEqual(events);
      }),
    );
  });

  it('need no escaping inside a query', () => {
    fc.assert(
      fc.property(fc.array(event, { minLength: 1, maxLength: 4 }), (events) => {
        const written = writeMoves(events);
        expect(written).toMatch(/^[\w.~:,!-]+$/);
        expect(new URLSearchParams(`do=${written}`).get('do')).toBe(written);
      }),
    );
  });

  it('never fail to be read, whatever stands there', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[a-z~.:,!_0-9]{0,60}$/)),
        (text) => {
          for (const one of readMoves(text)) expect(typeof one.text).toBe('string');
        },
      ),
    );
  });

  it('that are no moves are told from those that are', () => {
    expect(readMoves('<b>~kill.H~kill.H.I~a.b:c:d').map((one) => one.event)).toEqual([
      null,
      { kill: 'H' },
      null,
      null,
    ]);
  });

  it('that go on for ever are cut off', () => {
    expect(readMoves('kill.H~'.repeat(100_000)).length).toBeLessThanOrEqual(1000);
  });
});
