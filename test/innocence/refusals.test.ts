import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/machines/trace.ts';
import { dealt, detectives, inquiry, refusal, refusingClause, turns } from './at.ts';

const A_VOTE = { A: 'C', B: 'C', C: 'A' };
const draw = (suspect: string, publish: string | null = null): JsonObject => ({ draw: { suspect, publish } });

interface Attempt {
  readonly rule: string;
  readonly at: JsonObject;
  readonly events: readonly JsonObject[];
  readonly id: string;
  readonly clause: string;
}

type Row = readonly [rule: string, at: JsonObject, events: readonly JsonObject[], id: string, clause: string];
const row = (...[rule, at, events, id, clause]: Row): Attempt => ({
  rule,
  at,
  events,
  id,
  clause: `innocence/${clause}`,
});

const ATTEMPTS: readonly Attempt[] = [
  row(
    'after the end nobody does anything',
    inquiry,
    [{ arrest: 'A' }, { arrest: 'B' }],
    'game-over',
    'arrest-8',
  ),
  row(
    'nothing is published twice',
    turns,
    [{ publish: { A: 'P', B: 'S1', C: 'P' } }],
    'wrong-phase',
    'setup-14',
  ),
  row('nobody draws before all have published', dealt, [draw('A')], 'wrong-phase', 'turn-1'),
  row('nobody passes after the last turn', inquiry, [{ pass: 'A' }], 'wrong-phase', 'turn-14'),
  row('nobody is arrested before the last turn', turns, [{ arrest: 'A' }], 'wrong-phase', 'arrest-2'),
  row('nobody votes in sheriff mode', inquiry, [{ vote: A_VOTE }], 'wrong-phase', 'arrest-4'),
  row(
    'nobody votes before the last turn',
    { ...detectives, phase: 'turns' },
    [{ vote: A_VOTE }],
    'wrong-phase',
    'vote-15',
  ),
  row(
    'the detective does not arrest by declaration',
    detectives,
    [{ arrest: 'C' }],
    'wrong-phase',
    'vote-16',
  ),
  row(
    'cards are spoken of only after the last turn',
    turns,
    [{ claim: { by: 'A', hidden: ['S2'] } }],
    'wrong-phase',
    'inquiry-12',
  ),
  row('the sheriff takes no turn', turns, [{ pass: 'sheriff' }], 'not-a-suspect', 'turn-12'),
  row('nobody draws who is not there', turns, [draw('D')], 'not-a-suspect', 'turn-12'),
  row('the sheriff is not arrested', inquiry, [{ arrest: 'sheriff' }], 'not-a-suspect', 'arrest-3'),
  row(
    'nobody votes for one who is not there',
    detectives,
    [{ vote: { A: 'B', B: 'D', C: 'B' } }],
    'not-a-suspect',
    'vote-14',
  ),
  row(
    'nobody speaks who is not there',
    inquiry,
    [{ claim: { by: 'E', inDeck: ['X'] } }],
    'not-a-suspect',
    'inquiry-13',
  ),
  row(
    'the sheriff has no cards to speak of',
    inquiry,
    [{ claim: { by: 'sheriff', hidden: ['P'] } }],
    'not-a-suspect',
    'inquiry-13',
  ),
  row(
    'in detective mode there is no sheriff to speak',
    detectives,
    [{ claim: { by: 'sheriff', inDeck: ['X'] } }],
    'not-a-suspect',
    'inquiry-13',
  ),
  row('a suspect has one turn', turns, [{ pass: 'A' }, draw('A')], 'turn-taken', 'turn-11'),
  row(
    'only what one holds is published at the set-up',
    dealt,
    [{ publish: { A: 'S3', B: 'S1', C: 'P' } }],
    'not-held',
    'setup-16',
  ),
  row('only what one holds is published after a draw', turns, [draw('A', 'T4')], 'not-held', 'turn-10'),
  row('a card that lies open is not published again', turns, [draw('B', 'S1')], 'not-held', 'turn-10'),
  row('everybody publishes one', dealt, [{ publish: { A: 'S2', B: 'S1' } }], 'must-show-one', 'setup-15'),
  row(
    'nobody publishes two',
    dealt,
    [{ publish: { A: ['P', 'S2'], B: 'S1', C: 'P' } }],
    'must-show-one',
    'setup-15',
  ),
  row(
    'nobody votes for themselves',
    detectives,
    [{ vote: { A: 'A', B: 'C', C: 'A' } }],
    'self-vote',
    'vote-4',
  ),
  row('nobody abstains', detectives, [{ vote: { A: 'B', B: 'C' } }], 'must-vote', 'vote-3'),
  row('nobody looks before the last turn', turns, [{ lookAtDeck: {} }], 'not-allowed-to-look', 'inquiry-2'),
  row(
    'the detective does not look before the own turn',
    { ...detectives, phase: 'turns', played: ['B', 'C'] },
    [{ lookAtDeck: {} }],
    'not-allowed-to-look',
    'detective-mode-9',
  ),
  row('no suspect looks', inquiry, [{ lookAtDeck: { by: 'C' } }], 'not-allowed-to-look', 'inquiry-3'),
  row(
    'no card is shown while talking',
    inquiry,
    [{ claim: { by: 'A', hidden: ['S2'], showing: true } }],
    'oral-only',
    'inquiry-11',
  ),
  row(
    'with special roles identities stay face down',
    { ...detectives, roles: { A: 'detective', B: 'mastermind' } },
    [{ showIdentity: 'C' }],
    'identity-stays-hidden',
    'special-roles-3',
  ),
  row(
    'an open identity is not turned up again',
    detectives,
    [{ showIdentity: 'A' }],
    'wrong-phase',
    'detective-mode-3',
  ),
  row(
    'identities are dealt once',
    detectives,
    [{ identities: { A: 'citizen', B: 'detective', C: 'citizen' } }],
    'wrong-phase',
    'detective-mode-2',
  ),
];

describe('What is not allowed is refused with the clause that forbids it', () => {
  it.each(ATTEMPTS)('$rule', ({ at, events, id, clause }) => {
    expect(refusal(at, ...events.slice(0, -1))).toBeNull();
    expect([refusal(at, ...events), refusingClause(at, ...events)]).toEqual([id, clause]);
  });
});

describe('Of several reasons the first of the register is given', () => {
  it.each([
    ['a card not held, before none at all', dealt, { publish: { A: 'S3', B: null, C: 'P' } }, 'not-held'],
    ['the phase, before who it is', inquiry, { pass: 'sheriff' }, 'wrong-phase'],
    ['a turn already taken, before the card', { ...turns, played: ['A'] }, draw('A', 'T4'), 'turn-taken'],
    [
      'a vote for oneself, before a vote that is missing',
      detectives,
      { vote: { A: 'A', B: 'C' } },
      'self-vote',
    ],
  ] as const)('%s', (_what, at, event, id) => {
    expect(refusal(at as JsonObject, event as JsonObject)).toBe(id);
  });
});
