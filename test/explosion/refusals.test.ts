import { describe, expect, it } from 'vitest';
import { REFUSALS } from '../../src/machines/explosion/vocabulary.ts';
import type { RefusalId } from '../../src/machines/explosion/vocabulary.ts';
import type { JsonObject } from '../../src/machines/trace.ts';
import { after, lastOf } from '../lib/run.ts';
import { allFor, from, nine, NINE, refusal, six, SIX } from './at.ts';

type Reached = readonly [position: JsonObject, ...events: JsonObject[]];

const day = { phase: 'speech' };
const looking = { phase: 'investigation', faceUp: ['P1'] };
const elected = { elect: allFor('P1', SIX) };
const speak = (player: string) => ({ speak: player });
const flip = (player: string, rest: JsonObject = {}) => ({ flip: { player, ...rest } });

const EXAMPLES: { readonly [R in RefusalId]: Reached } = {
  'game-over': [six({ phase: 'elimination' }), { vote: allFor('P1', SIX) }, { endRound: {} }],
  'wrong-phase': [six(), speak('P1')],
  'not-the-culprit': [six(), { hide: { by: 'P2', target: 'P3' } }],
  'not-the-accomplice': [nine(), { hide: { by: 'P8', target: 'P3' } }],
  'only-9-to-11': [six(), { knockOut: 'P3' }],
  'hid-before': [six({ round: 2, hidBefore: ['P3'] }), { hide: 'P3' }],
  'knocked-out-before': [nine({ round: 2, knockedOutBefore: ['P3'] }), { knockOut: 'P3' }],
  self: [nine(), { knockOut: 'P8' }],
  dead: [nine({ round: 3, dead: ['P9'] }), { hide: 'P9' }],
  'passive-role': [six({ ...day, roles: { P1: 'judge' } }), speak('P1'), flip('P1')],
  'role-spent': [six({ ...day, roles: { P1: 'master' } }), speak('P1'), flip('P1'), flip('P1')],
  muted: [six({ ...day, mute: ['P1'] }), speak('P1')],
  unreachable: [
    six({ ...day, roles: { P1: 'oiran' }, mute: ['P2'] }),
    speak('P1'),
    flip('P1', { target: 'P2' }),
  ],
  'card-hidden': [six({ ...looking, hidden: ['H2'] }), elected, { look: { by: 'P1', at: 'P3', card: 'H2' } }],
  'no-such-card': [six(looking), elected, { look: { by: 'P1', at: 'P3', card: 'S7' } }],
  'not-representative': [six(looking), elected, { look: { by: 'P2', at: 'P3', card: 'H2' } }],
  'already-imprisoned': [
    six({ round: 2, phase: 'elimination', imprisoned: ['P5'] }),
    { vote: allFor('P5', SIX) },
  ],
  'card-exposed': [
    six({ exposed: ['H2'] }),
    { hide: 'P3' },
    { dawn: {} },
    { hideCard: { player: 'P3', card: 'H2' } },
  ],
  'not-standing': [six(looking), { elect: allFor('P2', SIX) }],
};

describe('Every refusal', () => {
  it.each(REFUSALS)('%s is reached, and leaves everything as it was', (id) => {
    const [position, ...events] = EXAMPLES[id];
    const { steps } = after(from(position), ...events);
    const [before, last] = [steps.at(-2)!, steps.at(-1)!];
    expect(last.refused?.id).toBe(id);
    expect(last.position).toEqual(before.position);
    expect(last.knowledge['P4']!.suspects).toEqual(before.knowledge['P4']!.suspects);
    expect(last.clauses).toEqual([last.refused!.clause]);
  });
});

describe('Of several reasons the first of the register’s table is given', () => {
  it.each([
    [
      'game-over',
      'wrong-phase',
      [six({ phase: 'elimination' }), { vote: allFor('P1', SIX) }, { hide: 'P3' }],
    ],
    ['wrong-phase', 'not-the-culprit', [six(day), { hide: { by: 'P2', target: 'P3' } }]],
    ['not-the-culprit', 'only-9-to-11', [six(), { knockOut: { by: 'P2', target: 'P3' } }]],
    [
      'knocked-out-before',
      'dead',
      [nine({ round: 3, dead: ['P9'], knockedOutBefore: ['P9'] }), { murder: 'P9' }],
    ],
    [
      'card-hidden',
      'not-representative',
      [six({ ...looking, hidden: ['H2'] }), elected, { look: { by: 'P2', at: 'P3', card: 'H2' } }],
    ],
  ] as [RefusalId, RefusalId, Reached][])('%s before %s', (id, _other, [position, ...events]) => {
    expect(refusal(position, ...events)).toBe(id);
  });
});

describe('Nobody learns anything from an attempt in the night that was not their own', () => {
  it('but that there was one', () => {
    const step = lastOf(after(from(nine()), { knockOut: { by: 'P2', target: 'P5' } }));
    expect(step.seen['P2']!.event).toEqual({ knockOut: { by: 'P2', target: 'P5' } });
    for (const seat of NINE.filter((one) => one !== 'P2'))
      expect(step.seen[seat]!.event).toEqual({ knockOut: {} });
  });
});
