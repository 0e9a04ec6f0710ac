import { describe, expect, it } from 'vitest';
import { BadPosition } from '../../src/machines/game.ts';
import noir from '../../src/machines/noir/index.ts';
import type { Table } from '../../src/machines/noir/table.ts';
import type { JsonObject } from '../../src/machines/trace.ts';
import { ALIVE, MIDGAME } from './at.ts';

const table = (given: JsonObject): Table => noir.start(given, {}) as Table;

function complaint(given: JsonObject): string {
  try {
    table(given);
  } catch (error) {
    if (error instanceof BadPosition) return error.field;
    throw error;
  }
  return 'none';
}

describe('What a given position leaves out', () => {
  it('the deck is every card that is nowhere else, in alphabetical order', () => {
    expect(table(MIDGAME).deck.join('')).toBe('ABDEGHIJKLOPQRSUVYZ');
  });

  it('the gone are those whom the board does not show, and they count as kills', () => {
    const { gone, kills } = table({ ...MIDGAME, board: ['A B C D E', 'F G h I J', 'K L M N+ O'] });
    expect(gone.join('')).toBe('PQRSTUVWYZ');
    expect(kills).toBe(11);
  });

  it('the turn is the Killer’s at no kills, and must be said later', () => {
    expect(table({ board: ALIVE, killer: 'M' }).turn).toBe('killer');
    expect(complaint({ ...MIDGAME, turn: undefined as never })).toBe('turn');
  });

  it('the Inspector has not chosen on the Inspector’s first turn, and is unknown otherwise', () => {
    const first = { board: ['A B C D E', 'F G h I J', ...ALIVE.slice(2)], killer: 'M', turn: 'inspector' };
    expect(table(first).chosen).toBe(false);
    expect(table({ ...first, turn: 'killer' }).chosen).toBe(true);
    expect(table({ ...first, hand: ['A', 'B', 'D'] }).chosen).toBe(true);
  });
});

describe('A position that cannot be', () => {
  it.each<[field: string, wrong: JsonObject]>([
    ['killer', { killer: 'H' }],
    ['killer', { killer: 'N' }],
    ['inspector', { inspector: 'H' }],
    ['inspector', { inspector: 'M' }],
    ['hand', { hand: ['M'] }],
    ['hand', { hand: ['F', 'F'] }],
    ['hand', { hand: ['N'] }],
    ['discarded', { discarded: ['F'] }],
    ['deck', { deck: ['C'] }],
    ['gone', { gone: ['A'] }],
    ['gone', { board: ['A B C D E', 'F G h I J', 'K L M N+ O', 'P Q R S T'], gone: [...'UVWYY'] }],
    ['board.1', { board: ['A B C', 'D E'] }],
    ['board', { board: ['A B C', 'D M a'] }],
    ['lastShift', { lastShift: { row: 6, to: 'left' } }],
    ['kills', { kills: 0 }],
    ['kills', { kills: 2 }],
    ['deck', { deck: [...'ABDEGHIJKLOPQRSUVYZZ'] }],
    ['hand', { hand: ['F', 'T', 'W', 'Z'] }],
    ['hand', { board: ['A B C', 'D M h'], gone: [] }],
    ['former', { former: ['A'] }],
  ])('names %s: %j', (field, wrong) => {
    expect(complaint({ ...MIDGAME, ...wrong })).toBe(field);
  });

  it('is none that leaves cards or kills untold as the case format lets it', () => {
    expect(complaint({ ...MIDGAME, hand: [] })).toBe('none');
    expect(complaint({ ...MIDGAME, hand: undefined as never, deck: [...'ABDEGHIJKLOPQRSUVYZ'] })).toBe(
      'none',
    );
    expect(complaint({ ...MIDGAME, killer: undefined as never, deck: [...'ABDEGHIJKLOPQRSUVYZ'] })).toBe(
      'none',
    );
    const small = { board: ['A B C', 'D M h'], killer: 'M', inspector: 'C', gone: [], turn: 'killer' };
    expect(complaint({ ...small, kills: 1 })).toBe('none');
    expect(complaint({ ...small, kills: 12 })).toBe('none');
  });

  it('is none that tells only the cards it is about', () => {
    expect(complaint({ ...MIDGAME, hand: ['F'] })).toBe('none');
    expect(complaint({ ...MIDGAME, deck: [] })).toBe('none');
    expect(complaint({ ...MIDGAME, deck: [...'ABDEGHIJKLOPQRSUVY'] })).toBe('none');
  });

  it('may have a deceased identity only where the edition allows it', () => {
    const deceased = { ...MIDGAME, inspector: 'H' };
    expect(complaint(deceased)).toBe('inspector');
    expect(noir.start(deceased, { deceasedIdentity: 'allowed' })).toMatchObject({ inspector: 'H' });
  });

  it('is one in which one suspect alone would have to be both', () => {
    expect(complaint({ board: ['A b'], turn: 'killer' })).toBe('inspector');
  });

  it('is one in which nobody can be the Killer', () => {
    expect(complaint({ board: ['A b'], inspector: 'A', turn: 'killer' })).toBe('killer');
  });
});
