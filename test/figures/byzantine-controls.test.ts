import { describe, expect, test } from 'vitest';
import { controls } from '../../src/islands/games/byzantine/controls.ts';
import { pick } from '../../src/islands/what-if/pick.ts';
import { byzantine } from '../../src/machines/byzantine/game.ts';
import type { Move } from '../../src/islands/what-if/engine.ts';
import type { JsonObject } from '../../src/machines/trace.ts';

const GIVEN = { palace: 'training', assassin: 'jester' } as unknown as JsonObject;

function movesOf(given: JsonObject = GIVEN): Move[] {
  return byzantine.legal(byzantine.start(given, {})).map((event) => {
    const written = byzantine.write(event);
    return { event: written, type: Object.keys(written)[0]!, label: '', parts: controls.parts(written) };
  });
}

describe('moves by pressing', () => {
  const moves = movesOf();
  const pressed = (type: string, ...parts: string[]): JsonObject | string => {
    const found = pick(moves, type, parts);
    return found.kind === 'move' ? found.move.event : found.kind;
  };

  test('Walker and room make the move, by the only way there', () => {
    expect(pressed('move', 'suspect:countess')).toBe('more');
    expect(pressed('move', 'suspect:countess', 'room:2A')).toEqual({
      move: { who: 'countess', path: ['1A', '2A'] },
    });
  });

  test('Rule and victim make the murder in either order; gunpowder takes a room', () => {
    expect(pressed('kill', 'method:shooting', 'suspect:captain')).toEqual({
      kill: { method: 'shooting', victim: 'captain' },
    });
    expect(pressed('kill', 'suspect:captain', 'method:shooting')).toEqual({
      kill: { method: 'shooting', victim: 'captain' },
    });
    expect(pressed('kill', 'method:gunpowder', 'room:3B')).toEqual({
      kill: { method: 'gunpowder', room: '3B' },
    });
  });

  test('Owner and target make the skill; the cook presses a door', () => {
    expect(pressed('skill', 'suspect:scholar', 'suspect:jester')).toEqual({
      skill: { who: 'jester', swaps: 'scholar' },
    });
    expect(pressed('skill', 'suspect:cook', 'door:2A-2BC')).toEqual({
      skill: { who: 'cook', lock: '2A-2BC' },
    });
  });

  test('Of the rows that may be drawn there is one to begin with each character', () => {
    const rows = moves.filter(({ type }) => type === 'draw');
    expect(new Set(rows.map(({ parts }) => parts[0])).size).toBe(13);
    for (const { parts } of rows) expect(new Set(parts).size).toBe(5);
    expect(pressed('draw', ...rows[3]!.parts)).toEqual(rows[3]!.event);
    expect(pressed('draw', rows[3]!.parts[0]!)).toBe('more');
  });

  test('Where two could act on each other, the reader chooses', () => {
    expect(pressed('skill', 'suspect:duke', 'suspect:bard')).toBe('choice');
  });

  test('Every allowed move but the end of a round has parts', () => {
    expect(moves.length).toBeGreaterThan(50);
    expect(moves.filter(({ type, parts }) => parts.length === 0 && type !== 'endRound')).toEqual([]);
  });
});

describe('what barred presses mean', () => {
  test('They are written as the case format writes them', () => {
    expect(controls.meant('move', ['suspect:cook', 'room:0A'])).toEqual({
      move: { who: 'cook', path: ['0A'] },
    });
    expect(controls.meant('kill', ['method:fall', 'suspect:witch'])).toEqual({
      kill: { method: 'fall', victim: 'witch' },
    });
    expect(controls.meant('kill', ['method:gunpowder', 'room:0A'])).toEqual({
      kill: { method: 'gunpowder', room: '0A' },
    });
    expect(controls.meant('skill', ['suspect:witch', 'suspect:maid'])).toEqual({
      skill: { who: 'witch', reads: 'maid' },
    });
    expect(controls.meant('skill', ['suspect:empress', 'suspect:maid', 'room:1B'])).toEqual({
      skill: { who: 'empress', moves: 'maid', path: ['1B'] },
    });
    expect(controls.meant('read', ['suspect:maid'])).toEqual({ read: 'maid' });
    expect(controls.meant('endRound', [])).toEqual({ endRound: {} });
  });

  test('Parts that make no move mean none', () => {
    expect(controls.meant('move', ['suspect:cook'])).toBeNull();
    expect(controls.meant('skill', ['suspect:captain', 'suspect:maid'])).toBeNull();
    expect(controls.meant('kill', ['method:fall'])).toBeNull();
    expect(controls.meant('endRound', ['suspect:cook'])).toBeNull();
  });

  test('Every allowed event survives the way through its parts and back, unless it walks several rooms, unlocks or tells more', () => {
    const plain = movesOf().filter(({ event, type }) => {
      const fields = Object.values(event)[0] as JsonObject;
      const path = fields['path'] as unknown as string[] | undefined;
      return (
        type !== 'draw' &&
        !fields['unlock'] &&
        !fields['gains'] &&
        fields['right'] === undefined &&
        (path?.length ?? 1) === 1
      );
    });
    expect(plain.length).toBeGreaterThan(40);
    for (const { event, type, parts } of plain) expect(controls.meant(type, parts)).toEqual(event);
  });
});

describe('whose turn it is', () => {
  test('It is read from the figure; nobody’s where phases are left aside', () => {
    expect(controls.toMove({ turn: 'assassin' })).toBe('assassin');
    expect(controls.toMove({ turn: null })).toBeNull();
  });
});
