import { describe, expect, test } from 'vitest';
import { ballotsPart, controls } from '../../src/islands/games/innocence/controls.ts';
import type { Move } from '../../src/islands/what-if/engine.ts';
import { pick } from '../../src/islands/what-if/pick.ts';
import innocence from '../../src/machines/innocence/play.ts';
import type { JsonObject } from '../../src/machines/trace.ts';
import { dealt, detectives, inquiry, turns } from '../innocence/at.ts';

type Position =
  typeof dealt | typeof turns | typeof inquiry | typeof detectives | { mode: 'detective' | 'sheriff' };

const movesAt = (given: Position): Move[] =>
  innocence.legal(innocence.start(given as unknown as JsonObject, {})).map((event) => {
    const written = innocence.write(event);
    return { event: written, type: Object.keys(written)[0]!, label: '', parts: controls.parts(written) };
  });

const pressed = (given: Position, type: string, ...parts: string[]): JsonObject | string => {
  const found = pick(movesAt(given), type, parts);
  return found.kind === 'move' ? found.move.event : found.kind;
};

describe('moves by pressing', () => {
  test('A covered card of every suspect makes the publication, in any order', () => {
    expect(pressed(dealt, 'publish', 'card:A:S2', 'card:C:P')).toBe('more');
    expect(pressed(dealt, 'publish', 'card:C:P', 'card:A:S2', 'card:B:T4')).toEqual({
      publish: { A: 'S2', B: 'T4', C: 'P' },
    });
  });

  test('A face passes or is arrested at once', () => {
    expect(pressed(turns, 'pass', 'suspect:B')).toEqual({ pass: 'B' });
    expect(pressed(inquiry, 'arrest', 'suspect:C')).toEqual({ arrest: 'C' });
  });

  test('Whoever draws may publish the new card, the old one or neither: the reader chooses', () => {
    const found = pick(movesAt(turns), 'draw', ['suspect:A']);
    expect(found.kind).toBe('choice');
    expect(
      found.kind === 'choice' && found.moves.map(({ event }) => (event['draw'] as JsonObject)['publish']),
    ).toEqual([null, 'S2', 'S3']);
  });

  test('A face is whom everybody else votes for', () => {
    expect(pressed(detectives, 'vote', 'suspect:C')).toEqual({ vote: { A: 'C', B: 'C', C: 'A' } });
  });

  test('The face of the detective-to-be deals the identities', () => {
    expect(pressed({ mode: 'detective' }, 'identities', 'suspect:B')).toEqual({
      identities: { A: 'citizen', B: 'detective', C: 'citizen' },
    });
  });

  test('Every allowed move has parts but a deal, a look at the deck, and identities that are all alike', () => {
    const begins = [{ mode: 'detective' }, { mode: 'sheriff' }] as const;
    const all = [dealt, turns, inquiry, detectives, ...begins].flatMap(movesAt);
    const bare = all.filter(({ parts }) => parts.length === 0).map(({ type }) => type);
    expect(all.length).toBeGreaterThan(30);
    expect(new Set(bare)).toEqual(new Set(['deal', 'lookAtDeck', 'identities']));
  });
});

describe('what presses mean that make no allowed move', () => {
  test('Two cards of one suspect are a publication that the rules refuse', () => {
    expect(controls.meant('publish', ['card:A:P', 'card:A:S2'])).toEqual({ publish: { A: ['P', 'S2'] } });
  });

  test('The deck is looked at, whatever was meant; the sheriff can be named', () => {
    expect(controls.meant('pass', ['deck:rest'])).toEqual({ lookAtDeck: {} });
    expect(controls.meant('arrest', ['suspect:sheriff'])).toEqual({ arrest: 'sheriff' });
    expect(controls.meant('claim', ['suspect:B'])).toEqual({ claim: { by: 'B', inDeck: ['X'] } });
  });

  test('Ballots are a vote, with whoever abstains left out', () => {
    const votes = { A: 'B', C: 'C' };
    expect(controls.meant('vote', [ballotsPart(votes)])).toEqual({ vote: votes });
    expect(controls.meant('vote', [ballotsPart({})])).toEqual({ vote: {} });
  });

  test('A card that nothing is asked of means nothing', () => {
    expect(controls.meant('pass', ['card:A:P'])).toBeNull();
    expect(controls.meant('arrest', [])).toBeNull();
  });

  test('Of every action there is an example to ask about', () => {
    const data = { hands: { A: 'P/S2', B: 'S1/T4', C: 'P/P' } };
    for (const type of innocence.events) {
      const example = controls.example(type, data);
      expect(Object.keys(example)).toEqual([type]);
      expect(innocence.write(innocence.event(example))).not.toEqual({});
    }
  });
});

describe('whose moves may be listed', () => {
  test('The leader’s once the turns are over; before that a list would tell what is drawn', () => {
    expect(controls.toMove({ mode: 'sheriff', phase: 'inquiry', over: false })).toBe('sheriff');
    expect(controls.toMove({ mode: 'detective', phase: 'verdict', over: false })).toBe('detective');
    expect(controls.toMove({ mode: 'sheriff', phase: 'turns', over: false })).toBeNull();
    expect(controls.toMove({ mode: 'sheriff', phase: 'verdict', over: true })).toBeNull();
  });
});
