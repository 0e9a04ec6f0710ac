import { describe, expect, it } from 'vitest';
import { BadEvent, BadPosition } from '../../src/machines/game.ts';
import type { JsonObject } from '../../src/machines/trace.ts';
import { after } from '../lib/run.ts';
import { from, nine, six } from './at.ts';

const fieldOf = (position: JsonObject, variants = {}): string => {
  try {
    from(position, variants);
  } catch (error) {
    if (error instanceof BadPosition) return error.field;
    throw error;
  }
  return 'none';
};

describe('A position that cannot be is rejected, and the field is named', () => {
  it.each<[string, JsonObject]>([
    ['players', { weapon: 'S', players: 12 }],
    ['hands', { weapon: 'S', hands: { P1: ['S1', 'S2'], P2: ['S3', 'S4'] } }],
    ['hands', six({ hands: { ...(six()['hands'] as object), P1: ['S3', 'S4'] } })],
    ['hands.P1', six({ hands: { ...(six()['hands'] as object), P1: ['S3'] } })],
    ['hands.P7', { weapon: 'S', players: 6, hands: { P7: ['S1', 'S2'] } }],
    ['weapon', six({ deck: ['H', 'D', 'C'] })],
    ['hidden.0', six({ hidden: ['D7'] })],
    ['roles.P2', six({ roles: { P1: 'police', P2: 'police' } })],
    ['roles.P1', six({ roles: { P1: 'boss' }, deceased: 'boss' })],
    ['imprisoned.0', six({ imprisoned: ['P9'] })],
    ['imprisoned.0', nine({ imprisoned: ['P1'], dead: ['P1'] })],
    ['knockedOutBefore', nine({ knockedOutBefore: ['P8'] })],
    ['round', six({ round: 3 })],
    ['known', six({ known: { deckHas: ['S1'] } })],
  ])('%s', (field, position) => {
    expect(fieldOf(position)).toBe(field);
  });

  it('a role that the base game does not have', () => {
    expect(fieldOf(six({ roles: { P1: 'boss' } }), { expansion: false })).toBe('roles.P1');
  });

  it('a night with three to five players', () => {
    const hands = { P1: ['S1', 'H1'], P2: ['S2', 'H2'], P3: ['S3', 'H3'] };
    expect(fieldOf({ weapon: 'S', hands, phase: 'night' })).toBe('phase');
  });
});

describe('An event that leaves out what nobody can know is rejected', () => {
  const untold = { weapon: 'S', players: 6, hands: { P2: ['S2', 'H6'] } };
  it.each<[string, JsonObject, JsonObject[]]>([
    ['who wakes', untold, [{ wake: 'big' }]],
    ['a vote of everybody', six({ phase: 'elimination' }), [{ vote: { P1: 'P2' } }]],
    [
      'the card looked at',
      six({ phase: 'speech', roles: { P1: 'police' } }),
      [{ speak: 'P1' }, { flip: { player: 'P1', target: 'P2' } }],
    ],
    ['a role to flip', six({ phase: 'speech' }), [{ speak: 'P1' }, { flip: { player: 'P1' } }]],
    ['somebody who plays', six(), [{ hide: 'P9' }]],
    [
      'the truth',
      six({ phase: 'speech', roles: { P1: 'psychologist' } }),
      [{ speak: 'P1' }, { flip: { player: 'P1', target: 'P3', answer: 'H' } }],
    ],
  ])('%s', (_what, position, events) => {
    expect(() => after(from(position), ...events)).toThrow(BadEvent);
  });

  it('but told who wakes, it is replayed', () => {
    const { steps } = after(from(untold), { wake: { group: 'big', awake: ['P1', 'P3'] } });
    expect(steps.at(-1)!.refused).toBeNull();
  });
});
