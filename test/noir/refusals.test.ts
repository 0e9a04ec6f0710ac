import { describe, expect, it } from 'vitest';
import { REFUSALS } from '../../src/machines/noir/vocabulary.ts';
import type { JsonObject } from '../../src/machines/trace.ts';
import type { Variants } from '../../src/machines/game.ts';
import { after, lastOf } from '../lib/run.ts';
import { ALIVE, MIDGAME, from, refusal } from './at.ts';

const KILLERS: JsonObject = { ...MIDGAME, turn: 'killer' };
const BEGIN: JsonObject = { board: ALIVE, killer: 'M', kills: 0 };
const EMPTY: JsonObject = { ...MIDGAME, deck: [], discarded: [...'ABDEGHIJKLOPQRSUVYZ'], turn: 'inspector' };
const SHRUNK: JsonObject = { ...MIDGAME, board: ['A B C D E', 'F G h I J', 'K L M N+ O', 'P Q R S T'] };
const PUSHED: JsonObject = { ...MIDGAME, lastShift: { row: 2, to: 'left' } };
const AGENTS: Variants = { citizenArrest: 'any' };

const examples: [because: string, event: JsonObject, given: JsonObject, variants?: Variants][] = [
  ['not-your-turn', { kill: 'G' }, MIDGAME],
  ['not-your-turn', { arrest: 'J' }, KILLERS],
  ['must-kill-first', { shift: { row: 1, to: 'left' } }, BEGIN],
  [
    'must-choose-first',
    { exonerate: 'A' },
    { ...BEGIN, board: ['A B C D E', 'F G h I J', ...ALIVE.slice(2)], kills: 1, turn: 'inspector' },
  ],
  ['already-chosen', { choose: 'T' }, MIDGAME],
  ['variant-off', { arrest: { suspect: 'G', by: 'F' } }, MIDGAME],
  ['variant-off', { collapse: { each: 'row', take: ['h'], to: 'left' } }, MIDGAME],
  ['not-on-board', { arrest: 'Z' }, SHRUNK],
  ['not-on-board', { kill: 'Z' }, { ...SHRUNK, turn: 'killer' }],
  ['not-in-hand', { exonerate: 'Z' }, MIDGAME],
  ['not-in-hand', { arrest: { suspect: 'G', by: 'A' } }, MIDGAME, AGENTS],
  ['deck-empty', { exonerate: 'F' }, EMPTY],
  ['deck-empty', { disguise: {} }, { ...EMPTY, turn: 'killer' }],
  ['no-such-line', { shift: { row: 6, to: 'left' } }, MIDGAME],
  ['own-identity', { kill: 'M' }, KILLERS],
  ['already-deceased', { kill: 'H' }, KILLERS],
  ['target-deceased', { arrest: 'H' }, MIDGAME],
  ['target-innocent', { arrest: 'N' }, MIDGAME],
  ['agent-gone', { arrest: { suspect: 'G', by: 'W' } }, SHRUNK, AGENTS],
  [
    'agent-deceased',
    { arrest: { suspect: 'G', by: 'H' } },
    { ...MIDGAME, hand: ['H', 'T', 'W'] },
    { citizenArrest: 'living' },
  ],
  ['not-adjacent', { kill: 'A' }, KILLERS],
  ['not-adjacent', { arrest: 'Z' }, MIDGAME],
  ['not-adjacent', { arrest: { suspect: 'Z', by: 'F' } }, MIDGAME, AGENTS],
  ['not-adjacent', { arrest: { suspect: 'F', by: 'F' } }, MIDGAME, AGENTS],
  ['undoes-shift', { shift: { row: 2, to: 'right' } }, { ...MIDGAME, lastShift: { row: 2, to: 'left' } }],
  [
    'identity-deceased',
    { choose: 'H' },
    {
      ...BEGIN,
      board: ['A B C D E', 'F G h I J', ...ALIVE.slice(2)],
      deck: [...'HABCDEFGIJKLNOPQRSTUVWYZ'],
      kills: 1,
      turn: 'inspector',
    },
  ],
  [
    'no-such-line',
    { collapse: { each: 'row', take: ['h'], to: 'left' } },
    MIDGAME,
    { removal: 'collapse-action' },
  ],
];

describe('An event that is not allowed', () => {
  it.each(examples)('is refused as %s: %j', (because, event, given, variants) => {
    expect(refusal(given, event, variants)).toBe(because);
  });

  it('has an example here for every reason of the register', () => {
    const shown = new Set(['game-over', ...examples.map(([because]) => because)]);
    expect([...shown].sort()).toEqual([...REFUSALS].sort());
  });

  it.each<[clause: string, event: JsonObject, given: JsonObject, variants?: Variants]>([
    ['noir/citizen-arrest-2', { arrest: { suspect: 'G', by: 'F' } }, MIDGAME],
    ['noir/collapse-5', { collapse: { each: 'row', take: ['h'], to: 'left' } }, MIDGAME],
    [
      'noir/collapse-4',
      { collapse: { each: 'row', take: ['a'], to: 'left' } },
      MIDGAME,
      { removal: 'collapse-action' },
    ],
    ['noir/exonerate-4', { exonerate: 'Z' }, MIDGAME],
    ['noir/citizen-arrest-6', { arrest: { suspect: 'G', by: 'A' } }, MIDGAME, AGENTS],
    ['noir/citizen-arrest-14', { arrest: { suspect: 'F', by: 'F' } }, MIDGAME, AGENTS],
    ['noir/kill-3', { kill: 'A' }, KILLERS],
    ['noir/arrest-4', { arrest: 'Z' }, MIDGAME],
    ['noir/shift-8', { shift: { row: 2, to: 'right' } }, PUSHED],
    ['noir/shift-16', { shift: { row: 2, to: 'right' } }, PUSHED, { undo: 'position' }],
  ])('names the clause that forbids it, here %s', (clause, event, given, variants) => {
    expect(lastOf(after(from(given, variants), event)).refused?.clause).toBe(clause);
  });

  it('names the clause about removals where the shift to be undone led to one', () => {
    const board = ['A B c D E', 'F g H I J', 'K l M N O', 'P q R S T', 'U v W Y Z'];
    const run = from({ board, killer: 'M', inspector: 'H', turn: 'inspector' });
    const undone = after(run, { shift: { row: 1, to: 'left' } }, { shift: { row: 1, to: 'right' } });
    expect(lastOf(undone).refused).toEqual({ id: 'undoes-shift', clause: 'noir/shift-12' });
  });
});

describe('Of several reasons', () => {
  it('the end of the game comes before the turn', () => {
    const won = after(from({ ...MIDGAME, inspector: 'L' }), { arrest: 'M' });
    expect(lastOf(after(won, { kill: 'A' })).refused?.id).toBe('game-over');
    expect(lastOf(after(won, { shift: { row: 1, to: 'left' } })).refused?.id).toBe('game-over');
  });

  it('the turn comes before everything about the suspect', () => {
    expect(refusal(MIDGAME, { kill: 'H' })).toBe('not-your-turn');
  });

  it('the variant comes before the card', () => {
    expect(refusal(MIDGAME, { arrest: { suspect: 'Z', by: 'A' } })).toBe('variant-off');
  });

  it('the card comes before the deck, and the deck stops a card that is held', () => {
    expect(refusal(EMPTY, { exonerate: 'Z' })).toBe('not-in-hand');
    expect(refusal(EMPTY, { exonerate: 'F' })).toBe('deck-empty');
  });

  it('the card comes before the target, and the target before the agent', () => {
    expect(refusal(SHRUNK, { arrest: { suspect: 'Z', by: 'A' } }, AGENTS)).toBe('not-in-hand');
    expect(refusal(SHRUNK, { arrest: { suspect: 'Z', by: 'W' } }, AGENTS)).toBe('not-on-board');
    expect(refusal(SHRUNK, { arrest: { suspect: 'H', by: 'W' } }, AGENTS)).toBe('target-deceased');
  });

  it('the state of the suspect comes before adjacency', () => {
    expect(
      refusal(
        { ...MIDGAME, board: ['A B C D E', 'F G h I J', 'K L M N+ O', 'P Q R S T', 'U V W Y z'] },
        { arrest: 'Z' },
      ),
    ).toBe('target-deceased');
  });
});
