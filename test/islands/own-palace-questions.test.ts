import { describe, expect, test } from 'vitest';
import { explore, firstOf, picture, roomOf } from '../../src/islands/own-palace/explored.ts';
import type { PalaceFile } from '../../src/islands/own-palace/file-form.ts';
import { givenOf } from '../../src/islands/own-palace/position.ts';
import * as rules from '../../src/islands/games/byzantine/rules.ts';
import { checkedStart } from '../../src/machines/byzantine/logic/checked-start.ts';
import { observe } from '../../src/machines/byzantine/logic/observe.ts';
import { small } from '../../src/machines/byzantine/palaces/small.ts';
import { training } from '../../src/machines/byzantine/palaces/training.ts';
import { trainingStart } from '../../src/machines/byzantine/palaces/training-start.ts';
import { CHARACTERS, METHODS, PEOPLE } from '../../src/machines/byzantine/vocabulary.ts';
import type { JsonObject } from '../../src/machines/trace.ts';

const whole: PalaceFile = { palace: training, start: trainingStart };
const empty: PalaceFile = { palace: small, start: null };

/** What a case file that expects it would be compared with. */
function expected(key: string, given: JsonObject): JsonObject {
  const table = checkedStart(given);
  return observe(key, { table, answer: null, refused: null, knowledge: {} }) as JsonObject;
}

describe('An own palace', () => {
  test('lets everybody go where a case would expect them to', () => {
    const reach = expected('reach', givenOf(whole));
    for (const who of CHARACTERS.filter((one) => trainingStart[one])) {
      const { found, lit } = explore(whole, { who, room: trainingStart[who]! }, 'walk');
      expect(found).toEqual({ kind: 'rooms', rooms: reach[who] });
      expect(lit).toEqual(reach[who]);
    }
  });

  test('has the victims that a case would expect, for whoever is Mr. M', () => {
    for (const assassin of PEOPLE) {
      const victims = expected('victims', { ...givenOf(whole), assassin });
      for (const method of METHODS) {
        const { found } = explore(whole, { who: assassin, room: trainingStart[assassin]! }, method);
        const list = found.kind === 'victims' ? [...new Set(found.victims)] : null;
        expect(list, `${assassin} by ${method}`).toEqual(victims[method]);
      }
    }
  });

  test('may be asked from another room than the starting room', () => {
    const from = (room: string) => explore(whole, { who: 'maid', room }, 'shooting');
    expect(from('1C').found).toEqual({ kind: 'victims', victims: ['countess'] });
    expect(from('4A').found).toEqual({ kind: 'victims', victims: ['jester', 'captain', 'empress'] });
    expect(from('4A').lit).toEqual(['4B', '4A', '4C']);
  });

  test('has no victims of a cat', () => {
    const { found, lit } = explore(whole, { who: 'white-cat', room: '1C' }, 'beast');
    expect([found, lit]).toEqual([{ kind: 'cat' }, []]);
  });

  test('without starting rooms shows one character in an empty house', () => {
    const who = firstOf(empty);
    const explored = explore(empty, { who, room: roomOf(empty, who) }, 'walk');
    expect(explored.lit).toEqual(['3B', '2AB']);
    expect(explored.table.at).toEqual({ [who]: '3A' });
  });

  test('is drawn with the rooms in reach lit and the people marked', () => {
    const explored = explore(whole, { who: 'maid', room: '1B' }, 'shooting');
    const data = picture(rules, explored, 'maid');
    expect(data.palace).toEqual(training);
    expect(data.at).toEqual({ ...trainingStart, maid: '1B' });
    expect(data.lit).toEqual(['1B']);
    expect(data.marks).toEqual({ maid: 'actor', countess: 'target' });
  });
});
