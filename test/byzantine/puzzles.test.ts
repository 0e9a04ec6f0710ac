import { describe, expect, it } from 'vitest';
import { BadEvent } from '../../src/machines/game.ts';
import type { JsonObject } from '../../src/machines/trace.ts';
import { after, lastOf } from '../lib/run.ts';
import { from, given, suspects } from './at.ts';

/** What is wrong with the last of some events: step and field, a refusal, or nothing. */
const complaint = (position: JsonObject, ...events: JsonObject[]): unknown => {
  try {
    return lastOf(after(from(position), ...events)).refused?.id ?? 'accepted';
  } catch (error) {
    if (error instanceof BadEvent) return [error.step, error.field];
    throw error;
  }
};

const kill = (victim: string, method?: string) => ({ kill: { victim, ...(method ? { method } : {}) } });

describe('A murder whose card nobody is told', () => {
  it('is possible when anybody could have done it by any card', () => {
    expect(complaint(given(), kill('witch'))).toBe('accepted');
  });

  it('is refused when no card in hand reaches that far from anybody', () => {
    const far = given({ at: { duke: '4A', maid: '0C', cook: '4B' }, methods: ['shooting'] });
    expect(complaint(far, kill('maid'))).toBe('not-in-reach');
  });

  it('is refused when nobody could have done it along with the others', () => {
    const position = given({ at: { duke: '4A', bard: '4B', cook: '4C' }, methods: ['shooting'] });
    expect(complaint(position, kill('duke'))).toBe('accepted');
    expect(complaint(position, kill('duke'), kill('bard'))).toBe('method-used');
    expect(complaint({ ...position, methods: ['shooting', 'fall'] }, kill('duke'), kill('bard'))).toBe(
      'accepted',
    );
  });

  it('cannot have the only one left as its victim', () => {
    const position = given({ at: { duke: '4A', bard: '4B', jester: '1A' }, methods: ['shooting', 'fall'] });
    expect(complaint(position, kill('duke'), kill('bard'))).toBe('self');
  });

  it('has its card told when it is turned up', () => {
    expect(complaint(given(), kill('witch'), { read: 'witch' })).toEqual([2, 'method']);
    expect(complaint(given(), kill('witch'), { read: { victim: 'witch', method: 'crushing' } })).toBe(
      'accepted',
    );
    expect(complaint(given(), kill('witch'), { read: { victim: 'witch', method: 'fall' } })).toEqual([
      2,
      'method',
    ]);
  });

  it('needs nothing told when there is just one card that it can be', () => {
    const position = given({ methods: ['crushing', 'fall'] });
    const run = after(from(position), kill('witch'), { read: 'witch' });
    expect(lastOf(run).position['methods']).toEqual(['fall']);
  });

  it('has its card told when the victim is revived, or read by the witch', () => {
    const revives = (more: JsonObject) => ({ skill: { who: 'scholar', revives: 'astrologer', ...more } });
    expect(complaint(given(), kill('astrologer'), revives({}))).toEqual([2, 'method']);
    expect(complaint(given(), kill('astrologer'), revives({ method: 'shooting' }))).toBe('accepted');
    const reads = { skill: { who: 'witch', reads: 'astrologer', method: 'shooting' } };
    expect(suspects(given(), kill('astrologer'), reads)).toEqual(['scholar', 'steward', 'cook']);
  });
});

describe('With Mr. M unknown', () => {
  it('an accusation says whether it is right, unless that is certain', () => {
    expect(complaint(given(), { accuse: 'duke' })).toEqual([1, 'right']);
    expect(complaint(given(), { accuse: { who: 'duke', right: false } })).toBe('accepted');
    expect(complaint(given(), { accuse: 'white-cat' })).toBe('accepted');
    expect(complaint(given({ cleared: ['duke'] }), { accuse: { who: 'duke', right: true } })).toEqual([
      1,
      'right',
    ]);
  });

  it('the last one left is Mr. M', () => {
    const events = [kill('duke', 'shooting'), { read: 'duke' }, { accuse: 'bard' }];
    const run = after(from(given()), ...(events as JsonObject[]));
    expect(lastOf(run).winner).toBe('detectives');
  });

  it('the card of the only one left cannot be shown', () => {
    const events = [
      kill('duke', 'shooting'),
      { read: 'duke' },
      { skill: { who: 'astrologer', shows: 'bard' } },
    ];
    expect(complaint(given(), ...(events as JsonObject[]))).toEqual([3, 'shows']);
  });

  it('a round may end without a murder if that can be, and says something of everybody', () => {
    const position = given({
      at: { witch: '0B', captain: '4A', jester: '4B' },
      methods: ['crushing', 'fall'],
      phase: 'kill',
    });
    expect(suspects(position, { endRound: {} })).toEqual(['witch']);
    expect(complaint({ ...position, at: { captain: '4A', jester: '4B' } }, { endRound: {} })).toBe(
      'wrong-phase',
    );
  });
});

describe('An event that cannot be', () => {
  it('draws too few cards', () => {
    expect(complaint(given(), { draw: ['duke', 'cook'] })).toEqual([1, '']);
  });

  it('shows Mr. M’s own suspect card', () => {
    expect(complaint(given({ assassin: 'duke' }), { skill: { who: 'astrologer', shows: 'duke' } })).toEqual([
      1,
      'shows',
    ]);
  });

  it('says wrongly whether an accusation is right', () => {
    expect(complaint(given({ assassin: 'duke' }), { accuse: { who: 'duke', right: false } })).toEqual([
      1,
      'right',
    ]);
  });
});

describe('A character who is not in the palace', () => {
  const two = given({ at: { duke: '2BC', maid: '1C' }, assassin: 'duke' });

  it.each([
    ['drawn', { draw: ['cook', 'maid'] }, 'not-drawn'],
    ['moved', { move: { who: 'cook', path: ['2A'] } }, 'not-drawn'],
    ['pulled', { skill: { who: 'duke', pulls: 'cook' } }, 'not-drawn'],
    ['killed', kill('cook', 'shooting'), 'not-in-reach'],
    ['read', { read: 'cook' }, 'no-corpse'],
  ] as const)('cannot be %s', (_name, event, because) => {
    expect(complaint(two, event as unknown as JsonObject)).toBe(because);
  });
});
