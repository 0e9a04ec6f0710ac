import { describe, expect, it } from 'vitest';
import byzantine from '../../src/machines/byzantine/index.ts';
import type { Table } from '../../src/machines/byzantine/table.ts';
import { BadPosition } from '../../src/machines/game.ts';
import type { JsonObject } from '../../src/machines/trace.ts';
import { P1, given, moved } from './at.ts';

/** The field that is wrong with a position, or the table. */
function fault(position: JsonObject): string | null {
  try {
    byzantine.start(position, {});
    return null;
  } catch (error) {
    if (error instanceof BadPosition) return error.field;
    throw error;
  }
}

const HOUSE = {
  floors: [['2A', '2BC'], ['1A', '1B', '1C'], ['0A']],
  doors: ['2A-2BC', '1A-1B'],
  stairs: ['0A-1A', '1A-2A'],
};
const built = (changes: JsonObject): JsonObject => ({
  palace: { ...HOUSE, ...changes },
  at: { duke: '1A', maid: '2A' },
});

describe('A palace written out', () => {
  it('is taken as it stands when nothing is wrong with it', () => {
    expect(fault(built({}))).toBeNull();
  });

  it.each([
    ['a room without a name', { floors: [['2A', 'hall']] }, 'palace.floors.0.1'],
    ['columns that are not side by side', { floors: [['2AC']] }, 'palace.floors.0.0'],
    ['a room on the wrong floor', { floors: [['2A'], ['1A', '0B']] }, 'palace.floors.1.1'],
    ['the top floor last', { floors: [['0A'], ['1A']], doors: [], stairs: [] }, 'palace.floors.1'],
    ['a floor without rooms', { floors: [['2A'], []] }, 'palace.floors.1'],
    ['rooms that overlap', { floors: [['1AB', '1B'], ['0A']], doors: [], stairs: [] }, 'palace.floors'],
    ['a door to nowhere', { doors: ['2A-9Z'] }, 'palace.doors.0'],
    ['a door through a floor', { doors: ['1A-2A'] }, 'palace.doors.0'],
    ['a door past a room', { doors: ['1A-1C'] }, 'palace.doors.0'],
    ['stairs at a corner', { stairs: ['0A-1B'] }, 'palace.stairs.0'],
    ['stairs over two floors', { stairs: ['0A-2A'] }, 'palace.stairs.0'],
    ['a passage that ends where it begins', { passages: ['0A-0A'] }, 'palace.passages.0'],
    ['a door named twice', { doors: ['1A-1B', '1B-1A'] }, 'palace.doors.1'],
  ] as const)('with %s is refused by the name of the field', (_name, changes, field) => {
    expect(fault(built(changes as unknown as JsonObject))).toBe(field);
  });
});

describe('A position', () => {
  it.each([
    ['a room that is not in the palace', moved({ duke: '7A' }), 'at.duke'],
    ['a dead person who is nowhere', { at: { duke: '2A', maid: '1A' }, dead: ['cook'] }, 'dead.0'],
    ['a dead cat', { dead: ['white-cat'] }, 'dead.0'],
    ['somebody dead twice', { dead: ['duke', 'duke'] }, 'dead.1'],
    ['a lock where there is no door', { locks: ['3B-3C'] }, 'locks.0'],
    ['a door locked twice, named from both ends', { locks: ['2A-2BC', '2BC-2A'] }, 'locks.1'],
    ['an assassin who is nowhere', { at: { duke: '2A', maid: '1A' }, assassin: 'cook' }, 'assassin'],
    ['a dead assassin', { dead: ['cook'], assassin: 'cook' }, 'assassin'],
    ['a cleared assassin', { cleared: ['cook'], assassin: 'cook' }, 'assassin'],
    ['a dead character’s card in the row', { dead: ['cook'], drawn: ['cook', 'duke'] }, 'drawn.0'],
    ['a pick that is not in the row', { drawn: ['duke'], picked: ['cook'] }, 'picked.0'],
    ['a living character reached as a corpse', { reached: ['duke'] }, 'reached.0'],
    ['nobody who can be Mr. M', { at: { duke: '2A', maid: '1A' }, cleared: ['duke', 'maid'] }, 'at'],
    ['an unknown palace', { palace: 'versailles' }, 'palace'],
  ] as const)('with %s is refused by the name of the field', (_name, changes, field) => {
    expect(fault(given(changes as unknown as JsonObject))).toBe(field);
  });

  it('left out is the start of the training palace', () => {
    const table = byzantine.start({}, {}) as Table;
    expect([table.palaceName, table.at]).toEqual(['training', P1]);
  });

  it('with the second cat starts it in the room of the first', () => {
    expect((byzantine.start(given(), { blackCat: true }) as Table).at['black-cat']).toBe('1C');
  });

  it('names a locked door from either end', () => {
    expect((byzantine.start(given({ locks: ['2BC-2A'] }), {}) as Table).locks).toEqual(['2A-2BC']);
  });
});

describe('The phase of a position', () => {
  const row = ['duke', 'cook', 'maid', 'witch', 'bard'];
  const phase = (more: JsonObject) => (byzantine.start(given(more), {}) as Table).phase;

  it('is left aside without a row', () => {
    expect(phase({})).toBeNull();
  });

  it.each([
    [[], 'detectives'],
    [['duke', 'cook'], 'detectives'],
    [['duke', 'cook', 'maid'], 'assassin'],
    [['duke', 'cook', 'maid', 'witch'], 'assassin'],
    [row, 'kill'],
  ] as const)('with %j picked of five is %s', (picked, expected) => {
    expect(phase({ drawn: row, picked })).toBe(expected);
  });

  it('is the last with five corpses', () => {
    const dead = ['astrologer', 'scholar', 'steward', 'jester', 'captain'];
    expect(phase({ drawn: row, dead })).toBe('last');
  });

  it('is the last with five rules used', () => {
    expect(phase({ drawn: row, methods: ['fall', 'shooting', 'hanging', 'beast', 'passion'] })).toBe('last');
  });

  it('is what the case says', () => {
    expect(phase({ phase: 'kill' })).toBe('kill');
  });
});
