import { describe, expect, test } from 'vitest';
import { controls } from '../../src/islands/games/explosion/controls.ts';
import type { Move } from '../../src/islands/what-if/engine.ts';
import { pick } from '../../src/islands/what-if/pick.ts';
import { explosion } from '../../src/machines/explosion/game.ts';
import { act } from '../../src/machines/explosion/logic/act.ts';
import { EVENTS } from '../../src/machines/explosion/vocabulary.ts';
import type { JsonObject } from '../../src/machines/trace.ts';
import { drawn, SIX, traceOf } from './explosion-lib.ts';

const MORNING: readonly JsonObject[] = [{ hide: 'P3' }, { dawn: {} }];

function movesAfter(events: readonly JsonObject[], given: object = {}): Move[] {
  const start = explosion.start({ ...SIX, ...given } as unknown as JsonObject, {});
  const table = events.reduce((now, event) => {
    const one = explosion.event(event);
    expect(explosion.judge(now, one)).toEqual({ legal: true });
    return act(now, one);
  }, start);
  return explosion.legal(table).map((event) => {
    const written = explosion.write(event);
    return { event: written, type: Object.keys(written)[0]!, label: '', parts: controls.parts(written) };
  });
}

const pressed = (moves: readonly Move[], type: string, ...parts: string[]): JsonObject | string => {
  const found = pick(moves, type, parts);
  return found.kind === 'move' ? found.move.event : found.kind;
};

describe('moves by pressing', () => {
  test('The host calls a group; whoever acts in the night presses a seat', () => {
    const moves = movesAfter([]);
    expect(pressed(moves, 'wake', 'group:medium')).toEqual({ wake: 'medium' });
    expect(pressed(moves, 'hide', 'suspect:P4')).toEqual({ hide: 'P4' });
    expect(pressed(moves, 'knockOut', 'suspect:P4')).toBe('none');
  });

  test('Whoever is hidden presses one of the own cards, and whoever speaks the own seat', () => {
    const moves = movesAfter(MORNING);
    expect(pressed(moves, 'hideCard', 'card:H2')).toEqual({ hideCard: { player: 'P3', card: 'H2' } });
    const hidden = movesAfter([...MORNING, { hideCard: { player: 'P3', card: 'H2' } }]);
    expect(pressed(hidden, 'speak', 'suspect:P1')).toEqual({ speak: 'P1' });
  });

  test('A skill is its player, whom it is aimed at, and which card', () => {
    const moves = movesAfter([
      ...MORNING,
      { hideCard: { player: 'P3', card: 'H2' } },
      { speak: 'P1' },
      { speak: 'P2' },
    ]);
    expect(pressed(moves, 'flip', 'suspect:P2')).toBe('more');
    expect(pressed(moves, 'flip', 'suspect:P2', 'suspect:P3', 'card:S5')).toEqual({
      flip: { player: 'P2', target: 'P3', card: 'S5' },
    });
    expect(pressed(moves, 'flip', 'suspect:P2', 'card:H2')).toBe('none');
  });

  test('A skill that needs nothing is its player alone; a number is chosen among the moves', () => {
    const speech = { phase: 'speech' };
    const lawyer = [{ speak: 'P1' }, { speak: 'P2' }, { speak: 'P3' }, { speak: 'P4' }, { speak: 'P5' }];
    expect(pressed(movesAfter(lawyer, speech), 'flip', 'suspect:P5')).toEqual({ flip: { player: 'P5' } });
    const bartender = movesAfter([{ speak: 'P1' }], { ...speech, roles: { P1: 'bartender' } });
    expect(pressed(bartender, 'flip', 'suspect:P1')).toBe('choice');
  });

  test('A vote is whom all vote for', () => {
    const moves = movesAfter([], { phase: 'elimination' });
    const all = Object.fromEntries(Object.keys(SIX['hands'] as object).map((seat) => [seat, 'P6']));
    expect(pressed(moves, 'vote', 'suspect:P6')).toEqual({ vote: all });
  });

  test('Every allowed move but dawn and the end of a round has parts', () => {
    const moves = [...movesAfter([]), ...movesAfter(MORNING), ...movesAfter([], { phase: 'elimination' })];
    expect(moves.length).toBeGreaterThan(15);
    const bare = moves.filter(({ type, parts }) => !parts.length && type !== 'dawn' && type !== 'endRound');
    expect(bare).toEqual([]);
  });
});

describe('what barred presses mean', () => {
  test('They are written as the case format writes them', () => {
    expect(controls.meant('wake', ['group:small'])).toEqual({ wake: 'small' });
    expect(controls.meant('knockOut', ['suspect:P2'])).toEqual({ knockOut: 'P2' });
    expect(controls.meant('hideCard', ['card:S5@P3,'])).toEqual({ hideCard: { player: 'P3', card: 'S5' } });
    expect(controls.meant('look', ['card:S5@P3,P6'])).toEqual({ look: { by: 'P6', at: 'P3', card: 'S5' } });
    expect(controls.meant('flip', ['suspect:P2', 'card:S5@P3,'])).toEqual({
      flip: { player: 'P2', target: 'P3', card: 'S5' },
    });
    expect(controls.meant('vote', ['suspect:P4'])).toEqual({ vote: { P4: 'P4' } });
    expect(controls.meant('dawn', [])).toEqual({ dawn: {} });
  });

  test('Parts that make no move mean none', () => {
    for (const type of ['wake', 'hide', 'hideCard', 'speak', 'flip', 'vote', 'look', 'substitute', 'shoot'])
      expect(controls.meant(type, [])).toBeNull();
  });

  test('Of every event there is one to ask about, and the rules can read it', () => {
    const data = drawn(traceOf([])) as unknown as JsonObject;
    for (const type of EVENTS) expect(explosion.event(controls.example(type, data))).toMatchObject({ type });
  });

  test('Which moves are allowed tells what others hold: it is nobody’s turn but the host’s', () => {
    expect(controls.toMove(drawn(traceOf([])) as unknown as JsonObject)).toBeNull();
  });
});
