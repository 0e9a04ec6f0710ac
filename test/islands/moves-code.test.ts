import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/machines/trace.ts';
import { MOST, readMoves } from '../../src/islands/what-if/read-moves.ts';
import { writeMoves } from '../../src/islands/what-if/write-moves.ts';

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
        expect(readMoves(writeMoves(events)).moves.map((one) => one.event)).toEqual(events);
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
          for (const one of readMoves(text).moves) expect(typeof one.text).toBe('string');
        },
      ),
    );
  });

  it('that are no moves are told from those that are', () => {
    expect(readMoves('<b>~kill.H~kill.H.I~a.b:c:d').moves.map((one) => one.event)).toEqual([
      null,
      { kill: 'H' },
      null,
      null,
    ]);
  });

  it('are all read, as many as a link may hold', () => {
    expect(readMoves(Array(MOST).fill('kill.H').join('~'))).toMatchObject({
      moves: { length: MOST },
      rest: '',
    });
  });

  it('beyond as many as a link may hold are not read, and it is said which', () => {
    const { moves, rest } = readMoves(`${'kill.H~'.repeat(MOST)}kill.I~kill.J`);
    expect(moves.map(({ text }) => text)).toEqual(Array(MOST).fill('kill.H'));
    expect(rest).toBe('kill.I~kill.J');
  });

  it('that go on for ever are cut off between two moves', () => {
    fc.assert(
      fc.property(fc.constantFrom('kill.H', 'x'.repeat(70)), fc.nat(7000), (move, offset) => {
        const text = `${'y'.repeat(offset)}~${`${move}~`.repeat(20_000)}`;
        const { moves, rest } = readMoves(text);
        expect(moves.length).toBeLessThanOrEqual(MOST);
        expect(moves.slice(1).every((one) => one.text === move)).toBe(true);
        expect(rest).not.toBe('');
      }),
      { numRuns: 20 },
    );
  });
});
