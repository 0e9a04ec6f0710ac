import { describe, expect, it } from 'vitest';
import { BadPosition } from '../../src/machines/game.ts';
import innocence from '../../src/machines/innocence/index.ts';
import type { Table } from '../../src/machines/innocence/table.ts';
import type { JsonObject } from '../../src/machines/trace.ts';
import { dealt, detectives, inquiry, turns } from './at.ts';

const start = (given: JsonObject): Table => innocence.start(given, {}) as Table;

/** Where and what is wrong with a position. */
function problem(given: JsonObject): string {
  try {
    start(given);
  } catch (error) {
    if (error instanceof BadPosition) return `${error.field}: ${error.found}`;
    throw error;
  }
  return 'none';
}

describe('A position that leaves things out', () => {
  it('is in sheriff mode with suspects A, B and C, before the deal', () => {
    const { mode, suspects, phase, deck } = start({});
    expect({ mode, suspects, phase, size: deck.size }).toEqual({
      mode: 'sheriff',
      suspects: ['A', 'B', 'C'],
      phase: 'deal',
      size: 12,
    });
  });

  it('takes its suspects from the cards that lie there', () => {
    expect(
      start({ evidence: { K: { hidden: ['P'] }, L: { hidden: ['P'] }, M: { hidden: ['P'] } } }).suspects,
    ).toEqual(['K', 'L', 'M']);
  });

  it('has in its deck the rest of the composition, in no order', () => {
    const { deck } = start({ ...turns, deck: [] });
    expect(deck).toEqual({ size: 6, order: null, content: ['S3', 'S4', 'T1', 'T2', 'T3', 'X'] });
  });

  it('does not know its deck where hidden cards are not told', () => {
    const { deck } = start({ evidence: { A: { hidden: 1 }, B: { hidden: ['P'] }, C: { hidden: ['P'] } } });
    expect(deck).toEqual({ size: 9, order: null, content: null });
  });

  it('is about to publish once two cards each are dealt', () => {
    expect(start(dealt).phase).toBe('reveal');
  });

  it('counts whoever holds three cards as having had a turn', () => {
    const evidence = { ...turns.evidence, A: { hidden: ['S2'], shown: ['P', 'S3'] } };
    expect(start({ ...turns, evidence, deck: [] }).played).toEqual(['A']);
  });

  it('goes on to the inquiry when everybody has had a turn', () => {
    expect(start({ ...turns, played: ['A', 'B', 'C'] }).phase).toBe('inquiry');
  });
});

describe('A position that cannot be says where and what is wrong', () => {
  it.each<[string, JsonObject, string]>([
    ['two suspects', { suspects: ['A', 'B'] }, 'suspects: 2 suspects'],
    ['a suspect twice', { suspects: ['A', 'B', 'A'] }, 'suspects.2: A'],
    ['six suspects', { suspects: ['A', 'B', 'C', 'D', 'E', 'F'] }, 'suspects: 6 suspects'],
    ['cards of somebody who is no suspect', { ...turns, suspects: ['A', 'B', 'D'] }, 'evidence.C: C'],
    ['a detective in sheriff mode', { ...turns, detective: 'A' }, 'detective: A'],
    ['detective mode without a detective', { ...turns, mode: 'detective' }, 'detective: nothing'],
    ['a detective who has another role', { ...detectives, roles: { A: 'citizen' } }, 'roles.A: citizen'],
    [
      'two masterminds',
      { ...turns, roles: { A: 'mastermind', B: 'mastermind' } },
      'roles: mastermind for A and B',
    ],
    [
      'two detectives',
      { ...detectives, roles: { A: 'detective', B: 'detective' } },
      'roles: detective for A and B',
    ],
    [
      'a card too many',
      { ...turns, deck: [], evidence: { ...turns.evidence, C: { hidden: ['S1'], shown: ['P'] } } },
      'evidence.C.hidden.0: S1',
    ],
    [
      'a card that the composition lacks',
      { ...turns, deck: [], composition: ['P', 'P', 'P', 'S2', 'T4', 'X'] },
      'evidence.B.shown.0: S1',
    ],
    ['a deck that is too short', { ...turns, deck: ['S3', 'X'] }, 'deck: 2 cards'],
    [
      'a rest that is too long',
      { ...inquiry, deck: [], remainder: ['S3', 'X', 'P', 'T2', 'S4', 'T3', 'T1'] },
      'remainder.6: T1',
    ],
    [
      'a rest that is not the deck',
      { ...inquiry, remainder: ['S3', 'X', 'P', 'T2', 'S4', 'S4'] },
      'remainder: S3, X, P, T2, S4, S4',
    ],
    [
      'a look before the last turn',
      { ...turns, deck: [], remainder: ['S3', 'X', 'T1', 'T2', 'S4', 'T3'] },
      'remainder: a look at the deck',
    ],
    ['three cards dealt', { dealt: { ...dealt.dealt, A: ['P', 'S2', 'S3'] } }, 'dealt.A: 3 cards'],
    [
      'cards dealt beside evidence',
      { ...turns, dealt: dealt.dealt, deck: [] },
      'dealt: dealt beside evidence',
    ],
    ['a later phase without cards', { phase: 'turns' }, 'phase: turns'],
    ['the deal with cards on the table', { ...turns, phase: 'deal' }, 'phase: deal'],
    [
      'nothing before a suspect',
      {
        ...turns,
        deck: [],
        evidence: { A: { shown: ['P'] }, B: { shown: ['P'] } },
        suspects: ['A', 'B', 'C'],
      },
      'evidence.C: no cards',
    ],
    [
      'open cards before the reveal',
      { ...turns, deck: [], phase: 'reveal' },
      'evidence.A: 1 hidden and 1 shown',
    ],
    ['a deck too small for the deal', { composition: ['P', 'P', 'X'] }, 'composition: 3 cards'],
  ])('%s', (_what, given, found) => {
    expect(problem(given)).toBe(found);
  });
});
