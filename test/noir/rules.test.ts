import { describe, expect, it } from 'vitest';
import { near } from '../../src/machines/noir/logic/adjacency.ts';
import type { Table } from '../../src/machines/noir/table.ts';
import type { JsonObject } from '../../src/machines/trace.ts';
import noir from '../../src/machines/noir/index.ts';
import { after, lastOf } from '../lib/run.ts';
import { ALIVE, MIDGAME, from, refusal } from './at.ts';

const boardOf = (rows: string[]) =>
  (noir.start({ board: rows, killer: 'A', turn: 'killer' }, {}) as Table).board;

describe('Adjacency', () => {
  it('gives a corner three neighbours, an edge five, the middle eight', () => {
    const board = boardOf(ALIVE);
    expect(near(board, 'A').join('')).toBe('BFG');
    expect(near(board, 'C').join('')).toBe('BDGHI');
    expect(near(board, 'M').join('')).toBe('GHILNQRS');
  });

  it('counts the deceased as neighbours, and nobody who is not in the grid', () => {
    expect(near(boardOf(['A b C']), 'A')).toEqual(['B']);
    expect(near(boardOf(['A b C']), 'Z')).toEqual([]);
  });
});

describe('A shift', () => {
  const twoRows: JsonObject = {
    board: ['A b C d E', 'F G H I J'],
    killer: 'A',
    inspector: 'J',
    turn: 'killer',
    lastShift: { column: 2, to: 'up' },
  };

  it('in a line of two may be repeated the same way, not undone', () => {
    expect(refusal(twoRows, { shift: { column: 2, to: 'down' } })).toBe('undoes-shift');
    expect(refusal(twoRows, { shift: { column: 2, to: 'up' } })).toBeNull();
  });

  it('in a line of two may not be repeated either, where the position counts', () => {
    expect(refusal(twoRows, { shift: { column: 2, to: 'down' } }, { undo: 'position' })).toBe('undoes-shift');
    expect(refusal(twoRows, { shift: { column: 2, to: 'up' } }, { undo: 'position' })).toBe('undoes-shift');
    expect(refusal(twoRows, { shift: { column: 1, to: 'up' } }, { undo: 'position' })).toBeNull();
  });
});

describe('Removal', () => {
  it('takes a row and a column at once when one kill completes both', () => {
    const given = {
      board: ['A B h D E', 'F G k I J', 'l n M o p', 'P Q r S T', 'U V w Y Z'].map((row) => row),
      killer: 'I',
      inspector: 'A',
      turn: 'killer',
    };
    const board = ['A B h D E', 'F G k I J', 'l n M o c', 'P Q r S T', 'U V w Y Z'];
    const { position } = lastOf(after(from({ ...given, board }), { kill: 'M' }));
    expect(position['board']).toEqual(['A B D E', 'F G I J', 'P Q S T', 'U V Y Z']);
    expect((position['gone'] as string[]).length).toBe(9);
  });

  it('does not happen when the kill has won the game', () => {
    const board = ['f g h i J', 'A B C D E', 'K L M N O', 'P Q R S T', 'U V W Y Z'];
    const given = { board, killer: 'D', inspector: 'J', turn: 'killer' };
    const { position, winner } = lastOf(after(from(given), { kill: 'J' }));
    expect([winner, (position['board'] as string[])[0]]).toEqual(['killer', 'f g h i j']);
  });
});

describe('An innocent’s death', () => {
  const given: JsonObject = {
    ...MIDGAME,
    board: ['A B C D E', 'F G h I J', 'K L M N+ O', 'P Q R S T', 'U V W Y Z'],
    turn: 'killer',
  };

  it('brings no answer for a former identity in the variant', () => {
    const former = { ...given, former: ['N'] };
    expect(lastOf(after(from(former), { kill: 'N' })).answer).toBe(false);
    expect(lastOf(after(from(former, { formerIdentityAnswer: false }), { kill: 'N' })).answer).toBeNull();
    expect(lastOf(after(from(given, { formerIdentityAnswer: false }), { kill: 'N' })).answer).toBe(false);
  });

  it('is answered on the grid before the removal that it brings about', () => {
    const board = ['C B A D E', 'f g h N+ j', 'I L M K O', 'P Q R S T', 'U V W Y Z'];
    const before = lastOf(
      after(from({ ...MIDGAME, board, inspector: 'B', hand: ['T', 'W', 'Z'], turn: 'killer' }), {
        kill: 'N',
      }),
    );
    expect([before.answer, (before.position['board'] as string[]).length]).toEqual([false, 4]);
  });
});

describe('A removed suspect', () => {
  it('can be exonerated: the card is put away, and nobody answers', () => {
    const board = ['A B C D E', 'F G h I J', 'K L M N+ O', 'P Q R S T'];
    const { answer, position } = lastOf(after(from({ ...MIDGAME, board }), { exonerate: 'W' }));
    expect([answer, position['discarded'], (position['hand'] as string[]).length]).toEqual([null, ['W'], 3]);
  });
});

describe('A citizen arrest', () => {
  it('is not made good for: a later exoneration leaves the smaller hand', () => {
    const run = from(MIDGAME, { citizenArrest: 'any' });
    const first = after(run, { arrest: { suspect: 'G', by: 'F' } });
    expect(lastOf(first).position['hand']).toEqual(['T', 'W']);
    const later = after(first, { kill: 'Q' }, { exonerate: 'T' });
    expect((lastOf(later).position['hand'] as string[]).length).toBe(2);
  });
});

describe('Where the deceased may be chosen', () => {
  it('the Killer cannot rule out the first victim', () => {
    const run = from(
      { board: ALIVE, killer: 'M', deck: [...'HCTFABDEGIJKLNOPQRSUVWYZ'], kills: 0 },
      { deceasedIdentity: 'allowed' },
    );
    const chosen = after(run, { kill: 'H' }, { choose: 'H' });
    expect(lastOf(chosen).refused).toBeNull();
    expect(lastOf(chosen).knowledge['killer']!.suspects).toContain('H');
    expect(lastOf(after(chosen, { kill: 'G' })).knowledge['killer']!.suspects).not.toContain('G');
  });
});
