import { describe, expect, it } from 'vitest';
import { REFUSALS } from '../../src/machines/byzantine/vocabulary.ts';
import type { RefusalId } from '../../src/machines/byzantine/vocabulary.ts';
import type { JsonObject } from '../../src/machines/trace.ts';
import { after, lastOf } from '../lib/run.ts';
import { from, given, moved, readyToKill, refusal } from './at.ts';

type Reached = readonly [position: JsonObject, ...events: JsonObject[]];

const walk = (who: string, ...path: string[]) => ({ move: { who, path } });
const skill = (who: string, rest: JsonObject) => ({ skill: { who, ...rest } });
const kill = (method: string, victim: string) => ({ kill: { method, victim } });
const cook = { assassin: 'cook' };

const EXAMPLES: { readonly [R in RefusalId]: Reached } = {
  'already-accused': [given(cook), { accuse: 'duke' }, { accuse: 'cook' }],
  'game-over': [given(cook), { accuse: 'cook' }, walk('duke', '2A')],
  'wrong-phase': [given({ phase: 'draw' }), { pick: { who: 'duke' } }],
  'not-drawn': [given({ drawn: ['duke', 'cook', 'maid', 'witch', 'bard'] }), { pick: { who: 'jester' } }],
  'already-picked': [
    given({ drawn: ['duke', 'cook', 'maid', 'witch', 'bard'], picked: ['duke'] }),
    { pick: { who: 'duke' } },
  ],
  dead: [given({ dead: ['duke'] }), walk('duke', '2A')],
  'must-move': [given(), walk('duke')],
  'too-far': [given(), walk('duke', '2A', '1A', '1B')],
  'not-connected': [given(), walk('duke', '4A')],
  locked: [given({ locks: ['2A-2BC'] }), walk('duke', '2A')],
  'secret-door': [given(), walk('bard', '1B')],
  'blocked-by-countess': [given(moved({ countess: '4A' })), walk('captain', '0A')],
  'room-full': [given(moved({ cook: '2BC', maid: '2BC' })), walk('bard', '2BC')],
  'stopped-by-person': [given(), walk('duke', '2A', '1A')],
  'not-in-reach': [given(cook), kill('shooting', 'duke')],
  'victim-protected': [given({ ...cook, ...moved({ captain: '3B' }) }), kill('shooting', 'scholar')],
  'method-used': [given({ ...cook, methods: ['fall'] }), kill('shooting', 'scholar')],
  self: [given(cook), kill('shooting', 'cook')],
  cat: [given({ ...cook, ...moved({ 'white-cat': '3A' }) }), kill('shooting', 'white-cat')],
  'wrong-floor': [given(), skill('duke', { pulls: 'maid' })],
  'not-same-room': [given({ dead: ['cook'] }), skill('scholar', { revives: 'cook' })],
  'no-corpse': [given(), { read: 'duke' }],
  'not-passed': [
    given({ ...cook, ...readyToKill }),
    kill('shooting', 'scholar'),
    { endRound: {} },
    { draw: ['duke', 'jester', 'maid', 'witch', 'bard'] },
    { read: 'scholar' },
  ],
  'no-lock': [given(), skill('cook', { unlock: '2A-2BC' })],
};

describe('Every refusal', () => {
  it.each(REFUSALS)('%s is reached, and leaves everything as it was', (id) => {
    const [position, ...events] = EXAMPLES[id];
    const { steps } = after(from(position), ...events);
    const [before, last] = [steps.at(-2)!, steps.at(-1)!];
    expect(last.refused?.id).toBe(id);
    expect(last.position).toEqual(before.position);
    expect(last.knowledge['detectives']!.suspects).toEqual(before.knowledge['detectives']!.suspects);
    expect(last.clauses).toEqual([last.refused!.clause]);
  });
});

describe('Of several reasons the first of the register’s table is given', () => {
  it.each([
    ['game-over', 'not-in-reach', [given(cook), { accuse: 'cook' }, kill('shooting', 'duke')]],
    ['wrong-phase', 'not-in-reach', [given({ ...cook, phase: 'draw' }), kill('shooting', 'duke')]],
    ['dead', 'not-in-reach', [given({ ...cook, dead: ['duke'] }), kill('shooting', 'duke')]],
    ['not-in-reach', 'method-used', [given({ ...cook, methods: ['fall'] }), kill('shooting', 'duke')]],
    [
      'victim-protected',
      'method-used',
      [given({ ...cook, methods: ['fall'], ...moved({ captain: '3B' }) }), kill('shooting', 'scholar')],
    ],
    ['not-in-reach', 'self', [given(cook), kill('mechanism', 'cook')]],
    ['dead', 'wrong-floor', [given({ dead: ['maid'] }), skill('duke', { pulls: 'maid' })]],
    ['cat', 'wrong-floor', [given(), skill('duke', { pulls: 'white-cat' })]],
    ['not-same-room', 'no-corpse', [given(), skill('scholar', { revives: 'duke' })]],
  ] as readonly (readonly [string, string, Reached])[])(
    '%s before %s',
    (first, _second, [position, ...events]) => {
      expect(refusal(position, ...events)).toBe(first);
    },
  );
});

describe('The clause that is cited says why', () => {
  const clause = (position: JsonObject, ...events: JsonObject[]) =>
    lastOf(after(from(position), ...events)).refused?.clause.split('/')[1];

  it.each([
    ['hanging in the cellar', [given(cook), kill('hanging', 'witch')], 'hanging-3'],
    ['hanging in another column', [given(cook), kill('hanging', 'steward')], 'hanging-2'],
    ['a fall onto a low floor', [given(cook), kill('fall', 'duke')], 'fall-3'],
    ['a fall from a low floor', [given({ assassin: 'duke' }), kill('fall', 'cook')], 'fall-2'],
    [
      'a misstep in one’s own room',
      [given({ assassin: 'scholar' }), kill('misstep', 'astrologer')],
      'misstep-6',
    ],
    ['a mechanism at a corner', [given(cook), kill('mechanism', 'jester')], 'mechanism-2'],
    [
      'gunpowder in one’s own room',
      [given(cook), { kill: { method: 'gunpowder', room: '3C' } }],
      'gunpowder-5',
    ],
    ['beast without a cat', [given(cook), kill('beast', 'duke')], 'beast-2'],
    ['a cat at a corner', [given(), walk('white-cat', '0B')], 'cats-4'],
    ['a person at a corner', [given(), walk('jester', '3C')], 'palace-5'],
    [
      'a full room and a cat',
      [given(moved({ cook: '2BC', bard: '2BC' })), walk('white-cat', '2BC')],
      'movement-18',
    ],
    [
      'the maid in the same room twice',
      [given(moved({ countess: '3A' })), walk('maid', '1B', '1A', '1B')],
      'maid-2',
    ],
    [
      'the witch after her move',
      [
        given({ drawn: ['witch', 'cook', 'duke', 'maid', 'jester'] }),
        { pick: { who: 'witch' } },
        walk('witch', '0A'),
        skill('witch', { reads: 'duke' }),
      ],
      'witch-4',
    ],
    [
      'a murder in the extra phases',
      [given({ ...cook, phase: 'last' }), kill('shooting', 'steward')],
      'ending-8',
    ],
    [
      'skipping a murder that is possible',
      [given({ ...cook, phase: 'kill' }), { endRound: {} }],
      'killing-16',
    ],
  ] as readonly (readonly [string, Reached, string])[])('%s', (_name, [position, ...events], expected) => {
    expect(clause(position, ...events)).toBe(expected);
  });
});
