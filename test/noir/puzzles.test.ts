import { describe, expect, it } from 'vitest';
import { BadEvent } from '../../src/machines/game.ts';
import noir from '../../src/machines/noir/index.ts';
import { act } from '../../src/machines/noir/logic/act.ts';
import type { Table } from '../../src/machines/noir/table.ts';
import type { NoirEvent } from '../../src/machines/noir/vocabulary.ts';
import type { Variants } from '../../src/machines/game.ts';
import type { JsonObject } from '../../src/machines/trace.ts';
import { after, lastOf } from '../lib/run.ts';
import { MIDGAME, from } from './at.ts';
import { pick, randomFrom } from '../lib/random.ts';
import { randomGame } from './random-game.ts';

const without = (given: JsonObject, ...keys: string[]): JsonObject =>
  Object.fromEntries(Object.entries(given).filter(([key]) => !keys.includes(key)));
const PUZZLE = without(MIDGAME, 'killer');
const complaint = (given: JsonObject, ...events: JsonObject[]): unknown => {
  try {
    return lastOf(after(from(given), ...events)).refused?.id ?? 'accepted';
  } catch (error) {
    if (error instanceof BadEvent) return [error.step, error.field];
    throw error;
  }
};

describe('With the Killer unknown', () => {
  it('the answer to an exoneration has to be told', () => {
    expect(complaint(PUZZLE, { exonerate: 'F' })).toEqual([1, 'exonerate.answer']);
    expect(complaint(PUZZLE, { exonerate: { card: 'F', answer: true } })).toBe('accepted');
  });

  it('an answer that cannot be true is no case', () => {
    const given = { ...PUZZLE, turn: 'killer' };
    expect(complaint(given, { kill: 'U' }, { arrest: { suspect: 'D', answer: true } })).toEqual([
      2,
      'arrest.answer',
    ]);
    expect(complaint(given, { kill: 'U' }, { arrest: { suspect: 'D', answer: false } })).toBe('accepted');
    expect(complaint(given, { kill: 'U' }, { arrest: 'D' })).toBe('accepted');
  });

  it('a kill is refused when nobody who can be the Killer stands next to the victim', () => {
    const given = { ...PUZZLE, turn: 'killer' };
    expect(complaint(given, { kill: 'U' }, { shift: { row: 1, to: 'left' } }, { kill: 'E' })).toBe(
      'not-adjacent',
    );
  });

  it('a disguise says who the Killer was, and the new identity stays unknown', () => {
    const given = { ...PUZZLE, turn: 'killer' };
    expect(complaint(given, { disguise: {} })).toEqual([1, 'disguise.was']);
    const { position, knowledge } = lastOf(after(from(given), { disguise: { was: 'A' } }));
    expect(position['killer']).toBeUndefined();
    expect((position['board'] as string[])[0]).toBe('A+ B C D E');
    expect(knowledge['inspector']!.suspects).not.toContain('A');
    expect(position['deckSize']).toBe(18);
  });

  it('a failed disguise shows a deceased suspect’s card', () => {
    const given = { ...PUZZLE, turn: 'killer' };
    expect(lastOf(after(from(given), { disguise: { shown: 'H' } })).position['discarded']).toEqual(['H']);
    expect(complaint(given, { disguise: { shown: 'A' } })).toEqual([1, 'disguise.shown']);
  });

  it('the deck has one card less than are unseen', () => {
    const { position } = lastOf(from(PUZZLE));
    expect(position['deckSize']).toBe(19);
    expect(position['deck']).toBeUndefined();
  });

  it('a right arrest reveals who it was', () => {
    const { position, winner } = lastOf(after(from(PUZZLE), { arrest: { suspect: 'D', answer: true } }));
    expect([position['killer'], winner]).toEqual(['D', 'inspector']);
  });
});

describe('With the Inspector unknown', () => {
  const given = { ...without(MIDGAME, 'inspector', 'hand'), turn: 'killer' };

  it('the answer to the kill of an innocent has to be told', () => {
    expect(complaint(given, { kill: 'N' })).toEqual([1, 'kill.answer']);
    expect(complaint(given, { kill: { victim: 'N', answer: true } })).toBe('accepted');
  });

  it('an answer is not needed where nobody is asked', () => {
    expect(lastOf(after(from(given), { kill: 'G' })).answer).toBeNull();
  });

  it('a victim who is not innocent may be told not to be the Inspector, for else the game would be over', () => {
    expect(lastOf(after(from(given), { kill: { victim: 'G', answer: false } })).answer).toBeNull();
    expect(complaint(given, { kill: { victim: 'G', answer: true } })).toEqual([1, 'kill.answer']);
  });

  it('an arrest leaves as possible Inspectors those within its reach', () => {
    const table = after(from({ ...given, turn: 'inspector' }), { arrest: 'A' }).stand.table as Table;
    expect(table.inspectors.join('')).toBe('ABFG');
  });
});

describe('What an event tells', () => {
  const told = (given: JsonObject, event: JsonObject, variants: Variants = {}): unknown => {
    try {
      return lastOf(after(from(given, variants), event)).answer;
    } catch (error) {
      if (error instanceof BadEvent) return [error.field, error.wanted];
      throw error;
    }
  };
  const killers = { ...MIDGAME, turn: 'killer' };
  const nobody = /nobody is asked/;

  it('may repeat what the table knows, and may not contradict it', () => {
    expect(told(MIDGAME, { exonerate: { card: 'F', answer: false } })).toBe(false);
    expect(told(MIDGAME, { exonerate: { card: 'F', answer: true } })).toEqual([
      'exonerate.answer',
      expect.stringMatching(/^false, the only answer/),
    ]);
    expect(told(killers, { kill: { victim: 'N', answer: true } })).toEqual([
      'kill.answer',
      expect.any(String),
    ]);
    expect(told(killers, { kill: { victim: 'G', answer: false } })).toBeNull();
    expect(told(killers, { kill: { victim: 'G', answer: true } })).toEqual([
      'kill.answer',
      expect.any(String),
    ]);
    expect(told(killers, { disguise: { was: 'M' } })).toBeNull();
    expect(told(killers, { disguise: { was: 'A' } })).toEqual([
      'disguise.was',
      expect.stringMatching(/^was: M/),
    ]);
    expect(told(killers, { disguise: { shown: 'H' } })).toEqual([
      'disguise.shown',
      expect.stringMatching(/^was: M/),
    ]);
  });

  it('is no answer where nobody is asked', () => {
    const classic = { exonerateAnswer: false, innocentKillAnswer: false };
    const exonerate = { exonerate: { card: 'F', answer: false } };
    expect(told(MIDGAME, exonerate, classic)).toEqual(['exonerate.answer', expect.stringMatching(nobody)]);
    expect(told(PUZZLE, exonerate, classic)).toEqual(['exonerate.answer', expect.stringMatching(nobody)]);
    const killed = { kill: { victim: 'N', answer: false } };
    expect(told(killers, killed, classic)).toEqual(['kill.answer', expect.stringMatching(nobody)]);
  });

  it('goes unheard where the event is refused', () => {
    expect(told(MIDGAME, { exonerate: { card: 'Z', answer: true } })).toBeNull();
  });
});

describe('In any puzzle', () => {
  it('what may be told leaves somebody who can be the Killer, and the Inspector knows just as much', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const random = randomFrom(seed);
      const { tables } = randomGame({ seed, turns: 12 });
      const middle = tables.findLast(({ chosen, winner }) => chosen && winner === 'none');
      if (!middle) continue;
      const given = without(noir.position(middle), 'killer', 'deck', 'deckSize');
      let table = noir.start(given, {}) as Table;
      const opening = noir.opening(table, 'inspector');
      const facts: { step: number; fact: never }[] = [];
      for (let step = 1; step < 15 && table.winner === 'none'; step += 1) {
        const event = pick(random, noir.legal(table)) as NoirEvent;
        const next = act(table, event);
        facts.push({ step, fact: noir.witness(table, event, next, 'inspector') as never });
        table = next;
        expect(noir.know({ seat: 'inspector', opening, facts }).suspects).toEqual([...table.killers].sort());
      }
    }
  });

  it('both answers are offered where both can be true', () => {
    const legal = noir.legal(noir.start(PUZZLE, {}));
    expect(legal).toContainEqual({ type: 'exonerate', card: 'F', answer: true });
    expect(legal).toContainEqual({ type: 'exonerate', card: 'F', answer: false });
    expect(legal).not.toContainEqual({ type: 'exonerate', card: 'F' });
  });
});
