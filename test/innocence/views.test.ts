import { describe, expect, it } from 'vitest';
import innocence from '../../src/machines/innocence/index.ts';
import type { JsonObject, TraceStep } from '../../src/machines/trace.ts';
import { after, lastOf } from '../lib/run.ts';
import { dealt, detectives, from, inquiry, turns } from './at.ts';
import { randomGame } from './random.ts';

const seen = (seat: string, position: JsonObject, ...events: JsonObject[]) =>
  lastOf(after(from(position), ...events)).seen[seat]!;
const keys = (view: string, position: JsonObject, ...events: JsonObject[]) =>
  innocence.say(lastOf(after(from(position), ...events)), view).map(({ key }) => key);

describe('Of covered cards', () => {
  it('everybody sees how many there are, and the owner which', () => {
    const position = (seat: string) => seen(seat, turns).position['evidence'];
    expect(position('table')).toMatchObject({ B: { hidden: 1, shown: ['S1'] } });
    expect(position('sheriff')).toMatchObject({ B: { hidden: 1 } });
    expect(position('A')).toMatchObject({ A: { hidden: ['S2'] }, B: { hidden: 1 } });
    expect(position('B')).toMatchObject({ A: { hidden: 1 }, B: { hidden: ['T4'] } });
  });

  it('the detective sees the own ones by either name', () => {
    for (const seat of ['detective', 'A'])
      expect(seen(seat, detectives).position['evidence']).toMatchObject({
        A: { hidden: ['S2'] },
        B: { hidden: 1 },
      });
  });

  it('a drawn one is seen by whoever draws it', () => {
    const draw = { draw: { suspect: 'B', publish: null } };
    expect(keys('B', turns, draw)).toEqual(['log.draw.keep', 'log.draw.card']);
    expect(keys('everyone', turns, draw)).toEqual(['log.draw.keep', 'log.draw.card']);
    expect(keys('sheriff', turns, draw)).toEqual(['log.draw.keep']);
    expect(JSON.stringify(seen('sheriff', turns, draw))).not.toContain('drawn');
  });

  it('all are seen by all at the end', () => {
    const { evidence, culprits } = seen('table', inquiry, { arrest: 'A' }).position;
    expect(evidence).toMatchObject({
      A: { hidden: [] },
      B: { hidden: [] },
      C: { hidden: [], shown: ['T1', 'P'] },
    });
    expect(culprits).toEqual(['C']);
  });
});

describe('Of the deck', () => {
  it('nobody at the table sees the order', () => {
    for (const seat of ['sheriff', 'A', 'table'])
      expect(seen(seat, inquiry).position['deck']).toBeUndefined();
  });

  it('only whoever has looked sees what is left', () => {
    const look = { lookAtDeck: {} };
    expect(seen('sheriff', inquiry, look).position['remainder']).toEqual(['P', 'S3', 'S4', 'T2', 'T3', 'X']);
    expect(seen('A', inquiry, look).position['remainder']).toBeUndefined();
    expect(keys('sheriff', inquiry, look)).toEqual(['log.look', 'log.look.cards']);
    expect(keys('B', inquiry, look)).toEqual(['log.look']);
  });
});

describe('Of identities', () => {
  const roles = { A: 'detective', B: 'mastermind', C: 'citizen' };
  const identities = { identities: roles };
  const position = { mode: 'detective', suspects: ['A', 'B', 'C'] };

  it('each sees the own one, and everybody the detective’s', () => {
    expect(seen('B', position, identities).position['roles']).toEqual({ A: 'detective', B: 'mastermind' });
    expect(seen('table', position, identities).position['roles']).toEqual({ A: 'detective' });
    expect(seen('B', position, identities).event).toEqual({ identities: { B: 'mastermind' } });
    expect(seen('table', position, identities).event).toEqual({ identities: {} });
  });
});

describe('Of a refused attempt', () => {
  it('nobody else learns which card somebody wanted to publish', () => {
    const tried = { draw: { suspect: 'B', publish: 'T3' } };
    expect(seen('sheriff', turns, tried).event).toBeNull();
    expect(keys('sheriff', turns, tried)).toEqual(['log.refused.hidden']);
    expect(keys('everyone', turns, tried)).toEqual(['log.refused.draw', 'refusal.not-held']);
    expect(keys('A', dealt, { publish: { A: 'P', B: 'X', C: 'P' } })).toEqual(['log.refused.hidden']);
  });

  it('everybody learns the reason where it tells no card', () => {
    expect(keys('A', turns, { pass: 'sheriff' })).toEqual(['log.refused.pass', 'refusal.not-a-suspect']);
  });
});

describe('In random games', () => {
  const games = Array.from({ length: 16 }, (_, seed) =>
    randomGame(seed, { suspects: seed % 8 ? 3 : 4, identities: seed % 2 === 0 }),
  );

  it('there is a line for every step and every view, and it names nobody and nothing unknown', () => {
    for (const { given, variants, events } of games) {
      const { steps } = after(from(given, variants), ...events.map((event) => innocence.write(event)));
      for (const step of steps)
        for (const view of ['everyone', ...Object.keys(step.seen)]) {
          const lines = innocence.say(step, view);
          expect(lines.length).toBeGreaterThan(0);
          expect(JSON.stringify(lines)).not.toMatch(/undefined|null/);
        }
    }
  });

  /** Covered cards of somebody else, and scores, that a view has before the end. */
  const told = ({ seen: views, position }: TraceStep): unknown[] =>
    Object.entries(views).flatMap(([seat, view]) => {
      const evidence = (view.position['evidence'] ?? {}) as { [who: string]: { hidden: unknown } };
      const own = seat === 'detective' ? position['detective'] : seat;
      const others = Object.entries(evidence).filter(
        ([who, { hidden }]) => who !== own && typeof hidden !== 'number',
      );
      return [...others, ...('scores' in view.position ? ['scores'] : [])];
    });

  it('no view before the end holds a covered card of somebody else, or what cards come to', () => {
    for (const { given, variants, events } of games) {
      const { steps } = after(from(given, variants), ...events.map((event) => innocence.write(event)));
      expect(steps.filter(({ position }) => !position['over']).flatMap(told)).toEqual([]);
    }
  });

  it('an event reads back from the words of the case format as the same event', () => {
    for (const { events } of games)
      for (const event of events) expect(innocence.event(innocence.write(event))).toEqual(event);
  });
});
