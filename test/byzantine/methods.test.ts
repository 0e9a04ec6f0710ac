import { check, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import byzantine from '../../src/machines/byzantine/index.ts';
import { victimsOf, waysFor } from '../../src/machines/byzantine/logic/murder.ts';
import { everybody } from '../../src/machines/byzantine/logic/people.ts';
import { sceneOf } from '../../src/machines/byzantine/logic/scene.ts';
import type { Murder, Table } from '../../src/machines/byzantine/table.ts';
import { METHODS, PEOPLE } from '../../src/machines/byzantine/vocabulary.ts';
import type { Method, Person } from '../../src/machines/byzantine/vocabulary.ts';
import type { Variants } from '../../src/machines/game.ts';
import type { JsonObject } from '../../src/machines/trace.ts';
import { beside, corner, could, level, upright } from './oracle.ts';
import { randomFrom } from '../lib/random.ts';
import { randomPosition } from './random.ts';
import { given, moved } from './at.ts';

/** A table of a random position, with the murders of single people that anybody might have done there. */
function brokenBy(law: (table: Table, murder: Murder, who: Person) => boolean): unknown {
  const holds = property(integer({ min: 0, max: 2 ** 31 }), (seed) => {
    const table = byzantine.start(randomPosition(randomFrom(seed)), {}) as Table;
    const scene = sceneOf(table);
    const cast = PEOPLE.filter((who) => table.at[who]);
    return cast.every((victim) => {
      const murder = { victims: [victim], room: table.at[victim]!, method: null, read: false, scene };
      return cast.every((who) => law(table, murder, who));
    });
  });
  return check(holds, { numRuns: 150 }).counterexample;
}

describe('Who could have done a murder by which rule', () => {
  it.each(METHODS)('is what the card of %s says, square by square', (method) => {
    const law = (table: Table, murder: Murder, who: Person) =>
      waysFor(table, murder, who).includes(method) === could(table, murder, who, method);
    expect(brokenBy(law)).toBeNull();
  });

  it('agrees with whom that rule can kill, where it kills one at a time', () => {
    const law = (table: Table, murder: Murder, who: Person) =>
      METHODS.filter((method) => method !== 'gunpowder').every(
        (method) =>
          waysFor(table, murder, who).includes(method) ===
          victimsOf(table, murder.scene, who, method).includes(murder.victims[0]!),
      );
    expect(brokenBy(law)).toBeNull();
  });
});

/** Whom the assassin may kill by a rule in a setting. */
function victims(method: Method, position: JsonObject, variants: Variants = {}): readonly string[] {
  const table = byzantine.start(position, variants) as Table;
  const seen = byzantine.observe('victims', { table, answer: null, refused: null, knowledge: {} });
  return (seen as { [name: string]: string[] })[method]!.toSorted();
}

/** Everybody but the assassin whose room stands so to the assassin's. */
function those(position: JsonObject, stand: (from: string, to: string) => boolean): string[] {
  const { at, assassin } = byzantine.start(position, {}) as Table;
  return everybody(at)
    .filter((who) => who !== assassin && !who.endsWith('cat') && stand(at[assassin!]!, at[who]!))
    .toSorted();
}

const PALACE = { ...given(moved({ captain: '1A' })), assassin: 'jester' };

describe('The other readings', () => {
  it('“column” read as a row makes hanging a matter of floors', () => {
    const rows = those(PALACE, (from, to) => level(from, to) && !to.startsWith('0'));
    expect(victims('hanging', PALACE, { sameLine: 'row' })).toEqual(rows);
    expect(victims('hanging', PALACE)).toEqual(
      those(PALACE, (from, to) => upright(from, to) && !to.startsWith('0')),
    );
  });

  it('“diagonal” read as a whole line reaches rooms further off', () => {
    const position = { ...PALACE, assassin: 'empress' };
    const near = victims('fishing-rod', position);
    const far = victims('fishing-rod', position, { diagonal: 'line' });
    expect(near).toEqual(those(position, (from, to) => from === to || corner(from, to)));
    expect(far).toEqual([...near, 'bard'].toSorted());
  });

  it('“adjacent” read as joined by a door or stairs stops at walls, not at locks', () => {
    const position = { ...PALACE, assassin: 'steward', locks: ['3A-3B'] };
    expect(victims('mechanism', position)).toEqual(those(position, beside));
    expect(victims('mechanism', position, { adjacency: 'doors' })).toEqual(['astrologer', 'bard', 'scholar']);
  });

  it('a locked door connects for a misstep only in one reading', () => {
    const position = { ...PALACE, assassin: 'steward', locks: ['3A-3B'] };
    expect(victims('misstep', position)).toEqual(['bard']);
    expect(victims('misstep', position, { lockedDoorConnects: true })).toEqual([
      'astrologer',
      'bard',
      'scholar',
    ]);
  });

  it('sexes can be given with the case', () => {
    const position = { ...PALACE, sexes: { duke: 'female', witch: 'male' } };
    expect(victims('passion', position)).toEqual([
      'astrologer',
      'cook',
      'countess',
      'duke',
      'empress',
      'maid',
    ]);
  });
});

describe('Gunpowder on a room with the captain and two others', () => {
  const crowded = { ...given(moved({ captain: '3B' })), assassin: 'cook' };
  const dead = (variants: Variants) =>
    victims('gunpowder', crowded, variants).filter((who) => who !== 'empress');

  it.each([
    ['captain-only', ['captain', 'duke', 'jester']],
    ['all', ['astrologer', 'captain', 'duke', 'jester', 'scholar']],
    ['illegal', ['duke', 'jester']],
  ] as const)('kills, played as %s, %j', (reading, expected) => {
    expect(dead({ captainGunpowder: reading })).toEqual(expected);
  });
});

describe('Two who guard each other', () => {
  it('are both safe: the captain, and the bard with the captain’s skill', () => {
    const position = { ...given(moved({ captain: '3A', bard: '3A' })), assassin: 'cook', gained: 'captain' };
    expect(victims('shooting', position)).toEqual(['astrologer', 'scholar']);
  });
});
