import { check, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import byzantine from '../../src/machines/byzantine/index.ts';
import { isPerson } from '../../src/machines/byzantine/logic/people.ts';
import type { Table } from '../../src/machines/byzantine/table.ts';
import type { Character } from '../../src/machines/byzantine/vocabulary.ts';
import { beside } from './oracle.ts';
import { pick, randomFrom } from '../lib/random.ts';
import { randomPosition } from './random.ts';
import type { JsonObject } from '../../src/machines/trace.ts';
import { after, lastOf } from '../lib/run.ts';
import { from, given, moved, refusal } from './at.ts';

const link = (pairs: readonly string[], a: string, b: string): boolean =>
  pairs.includes(`${a}-${b}`) || pairs.includes(`${b}-${a}`);

/** One step, as the rules of movement say, apart from the product. */
function canStep(
  { palace, locks, at, dead }: Table,
  who: Character,
  [a, b]: readonly [string, string],
): boolean {
  const closed = who !== 'countess' && !dead.includes('countess') && [a, b].includes(at.countess ?? '');
  if (!isPerson(who) && beside(a, b)) return true;
  if (link(palace.stairs, a, b)) return true;
  if (link(palace.doors, a, b) && (who === 'steward' || !link(locks, a, b))) return true;
  if (link(palace.secretDoors, a, b) && who === 'steward' && !closed) return true;
  return link(palace.passages, a, b) && !closed;
}

const crowd = ({ at, dead }: Table, who: Character, room: string): number =>
  (Object.keys(at) as Character[]).filter(
    (other) => other !== who && isPerson(other) && !dead.includes(other) && at[other] === room,
  ).length;

/** A whole walk, room by room. */
function canWalk(table: Table, who: Character, path: readonly string[]): boolean {
  const start = table.at[who]!;
  const limit = who === 'maid' ? Number.POSITIVE_INFINITY : 2;
  if (!path.length || path.length > limit || path.at(-1) === start) return false;
  if (who === 'maid' && new Set([start, ...path]).size <= path.length) return false;
  return path.every((room, index) => {
    const last = index === path.length - 1;
    if (!canStep(table, who, [path[index - 1] ?? start, room])) return false;
    return crowd(table, who, room) < 3 && (last || crowd(table, who, room) === 0);
  });
}

/** All walks of up to three rooms. */
function walks(table: Table): string[][] {
  const rooms = table.palace.floors.flat();
  const longer = (paths: string[][]) => paths.flatMap((path) => rooms.map((room) => [...path, room]));
  const one = longer([[]]);
  return [...one, ...longer(one), ...longer(longer(one)).filter((_path, index) => index % 5 === 0)];
}

function brokenBy(law: (table: Table, who: Character) => boolean): unknown {
  const holds = property(integer({ min: 0, max: 2 ** 31 }), (seed) => {
    const random = randomFrom(seed);
    const position = randomPosition(random);
    const people = (Object.keys(position['at'] as object) as Character[]).filter(
      (who) => isPerson(who) && who !== position['assassin'],
    );
    const dead = people.filter(() => random() < 0.2);
    const table = byzantine.start({ ...position, dead }, {}) as Table;
    const alive = (Object.keys(table.at) as Character[]).filter((who) => !dead.includes(who));
    return law(table, pick(random, alive));
  });
  return check(holds, { numRuns: 120 }).counterexample;
}

describe('Whoever walks', () => {
  it('may go exactly where the rules of movement, read one by one, let them', () => {
    const law = (table: Table, who: Character) =>
      walks(table).every((path) => {
        const event = { type: 'move', who, path, to: path.at(-1)! } as const;
        return byzantine.judge(table, event).legal === canWalk(table, who, path);
      });
    expect(brokenBy(law)).toBeNull();
  });

  it('may end exactly where some allowed walk ends', () => {
    const law = (table: Table, who: Character) => {
      const reach = (
        byzantine.observe('reach', { table, answer: null, refused: null, knowledge: {} }) as any
      )[who];
      const ends = walks(table)
        .filter((path) => canWalk(table, who, path))
        .map((path) => path.at(-1)!);
      // Longer walks of the maid are not tried out here: they add rooms, and take none away.
      const found = [...new Set(ends)].sort();
      return who === 'maid'
        ? found.every((room) => reach.includes(room))
        : found.join() === [...reach].sort().join();
    };
    expect(brokenBy(law)).toBeNull();
  });
});

const walk = (who: string, ...path: string[]) => ({ move: { who, path } });

describe('The reasons against a move come in the register’s order', () => {
  it.each([
    ['must-move before not-connected', [walk('countess', '4C', '1B')], 'must-move'],
    ['too-far before not-connected', [walk('countess', '4C', '0A', '3B')], 'too-far'],
    ['not-connected before stopped-by-person', [walk('countess', '1C', '4A')], 'not-connected'],
  ] as const)('%s', (_name, events, because) => {
    expect(refusal(given(), ...events)).toBe(because);
  });

  it('locked before room-full', () => {
    const position = given({ ...moved({ cook: '2BC', maid: '2BC' }), locks: ['2A-2BC'] });
    expect(refusal(position, walk('bard', '2BC'))).toBe('locked');
  });

  it('secret-door before room-full', () => {
    const position = given(moved({ captain: '4B', empress: '4B' }));
    expect(
      refusal({ ...position, at: { ...(position['at'] as object), bard: '3A' } }, walk('bard', '4B')),
    ).toBe('secret-door');
  });
});

describe('A move in its turn', () => {
  const turn = { drawn: ['steward', 'cook', 'duke', 'maid', 'witch'] };

  it('belongs to the character just picked', () => {
    expect(refusal(given(turn), { pick: { who: 'duke' } }, walk('cook', '4C'))).toBe('wrong-phase');
    expect(refusal(given(turn), { pick: { who: 'duke' } }, walk('jester', '4A'))).toBe('not-drawn');
  });

  it('is made once', () => {
    const events = [{ pick: { who: 'duke' } }, walk('duke', '3C'), walk('duke', '4C')];
    expect(refusal(given(turn), ...events)).toBe('wrong-phase');
  });

  it('comes before the next pick, unless there is nowhere to go', () => {
    const events = [{ pick: { who: 'duke' } }, { pick: { who: 'cook' } }];
    expect(refusal(given(turn), ...events)).toBe('must-move');
    const walled = {
      palace: { floors: [['1A', '1B'], ['0A']], stairs: ['0A-1A'] },
      at: { duke: '1B', cook: '0A', maid: '1A' },
      players: 2,
      drawn: ['duke', 'cook', 'maid'],
    };
    expect(refusal(walled, ...events)).toBeNull();
  });

  it('is no longer asked of whoever gave it up for a skill', () => {
    const events: JsonObject[] = [
      { pick: { who: 'jester' } },
      { skill: { who: 'jester', swaps: 'duke' } },
      { pick: { who: 'cook' } },
    ];
    const row = { drawn: ['jester', 'cook', 'duke', 'maid', 'witch'] };
    expect(refusal(given(row), ...events)).toBeNull();
    expect(refusal(given(row), ...events.slice(0, 2), walk('jester', '2A'))).toBe('wrong-phase');
  });

  it('of the bard comes after the card has been turned up', () => {
    const row = { drawn: ['bard', 'cook', 'duke', 'maid', 'witch'] };
    expect(refusal(given(row), { pick: { who: 'bard' } }, walk('bard', '3A'))).toBe('wrong-phase');
    expect(
      refusal(
        given(row),
        { pick: { who: 'bard' } },
        { skill: { who: 'bard', gains: 'jester' } },
        walk('bard', '3A'),
      ),
    ).toBeNull();
  });

  it('may still be made by the last character that the given position has picked', () => {
    expect(refusal(given({ ...turn, picked: ['steward', 'duke'] }), walk('duke', '3C'))).toBeNull();
    expect(refusal(given({ ...turn, picked: ['duke', 'steward'] }), walk('duke', '3C'))).toBe(
      'already-picked',
    );
  });
});

describe('The bard', () => {
  const gains = (card: string) => ({ skill: { who: 'bard', gains: card } });

  it.each([
    ['steward', 'secret-door', moved({ bard: '3A' }), ['4B']],
    ['maid', 'too-far', moved({ countess: '4C' }), ['1A', '1B', '1C']],
    ['white-cat', 'not-connected', moved({ bard: '3C', cook: '2A' }), ['3B']],
  ] as const)('walks like the %s once that card is turned up', (card, because, places, path) => {
    expect(refusal(given(places), walk('bard', ...path))).toBe(because);
    expect(refusal(given(places), gains(card), walk('bard', ...path))).toBeNull();
  });

  it('closes passages to others once the countess’s card is turned up', () => {
    const position = given(moved({ bard: '4A', countess: '1B' }));
    expect(refusal(position, walk('captain', '0A'))).toBeNull();
    expect(refusal(position, gains('countess'), walk('captain', '0A'))).toBe('blocked-by-countess');
    expect(refusal(position, gains('countess'), walk('bard', '0A'))).toBeNull();
  });
});

describe('The empress’s order', () => {
  it('gives no skill to whoever is sent: no secret door, no lock, no long walk', () => {
    const position = given({ ...moved({ steward: '4C', maid: '4C' }), locks: ['4B-4C'] });
    const sends = (who: string, ...path: string[]) => ({ skill: { who: 'empress', moves: who, path } });
    expect(refusal(position, sends('steward', '4B'))).toBe('locked');
    expect(refusal(position, sends('maid', '3C', '2BC', '1C'))).toBe('too-far');
    expect(lastOf(after(from(position), sends('maid', '0C', '0B'))).refused).toBeNull();
  });
});
