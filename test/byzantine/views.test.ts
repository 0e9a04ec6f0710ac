import { describe, expect, it } from 'vitest';
import byzantine from '../../src/machines/byzantine/index.ts';
import type { JsonObject } from '../../src/machines/trace.ts';
import { after, lastOf } from '../lib/run.ts';
import { from, given, readyToKill } from './at.ts';
import { randomGame } from './random.ts';

const cook = given({ assassin: 'cook' });
const shot = { kill: { method: 'shooting', victim: 'astrologer' } };
const keys = (view: string, position: JsonObject, ...events: JsonObject[]) =>
  byzantine.say(lastOf(after(from(position), ...events)), view).map(({ key }) => key);

describe('Of a murder', () => {
  it('the detectives see the victim, and not the card', () => {
    const { seen } = lastOf(after(from(cook), shot));
    expect(seen['detectives']!.event).toEqual({ kill: { victim: 'astrologer' } });
    expect(seen['assassin']!.event).toEqual(shot);
    expect(keys('detectives', cook, shot)).toEqual(['log.kill', 'log.kill.hidden']);
    expect(keys('everyone', cook, shot)).toEqual(['log.kill', 'log.kill.method']);
  });

  it('the detectives cannot tell gunpowder that kills one from any other card', () => {
    const { seen } = lastOf(after(from(cook), { kill: { method: 'gunpowder', room: '4C' } }));
    expect(seen['detectives']!.event).toEqual({ kill: { victim: 'empress' } });
  });

  it('several deaths tell the card to all', () => {
    const blast = { kill: { method: 'gunpowder', room: '3B' } };
    const { seen } = lastOf(after(from(cook), blast));
    expect(seen['detectives']!.event).toEqual(blast);
    expect(keys('detectives', cook, blast)).toEqual(['log.kill.several']);
  });

  it('that is refused the detectives learn nothing', () => {
    const tried = { kill: { method: 'shooting', victim: 'duke' } };
    const step = lastOf(after(from(cook), tried));
    expect(step.seen['detectives']!.event).toBeNull();
    expect(keys('detectives', cook, tried)).toEqual(['log.refused.kill.hidden']);
    expect(keys('assassin', cook, tried)).toEqual(['log.refused.kill', 'refusal.not-in-reach']);
  });
});

describe('The log', () => {
  it('says what lies on a corpse once it is read, and whom a move has reached before', () => {
    const position = given({ assassin: 'cook', ...readyToKill });
    const events = [
      shot,
      { endRound: {} },
      { draw: ['jester', 'duke', 'witch', 'maid', 'bard'] },
      { pick: { who: 'jester' } },
    ];
    const moved = [...events, { move: { who: 'jester', path: ['3B'] } }] as JsonObject[];
    expect(keys('detectives', position, ...moved)).toEqual(['log.move', 'log.reached']);
    expect(keys('detectives', position, ...moved, { read: 'astrologer' })).toEqual(['log.read']);
  });

  it('has a line for every step and every view of every game, and names nobody unknown', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const { given: position, variants, events } = randomGame(seed, 40);
      const { steps } = after(from(position, variants), ...events.map((event) => byzantine.write(event)));
      for (const step of steps) {
        for (const view of ['everyone', ...byzantine.seats]) {
          const lines = byzantine.say(step, view);
          expect(lines.length).toBeGreaterThan(0);
          expect(JSON.stringify(lines)).not.toMatch(/undefined|null/);
        }
      }
    }
  });
});

describe('An event as it is written', () => {
  it('reads back as the same event', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      for (const event of randomGame(seed, 40).events)
        expect(byzantine.event(byzantine.write(event))).toEqual(event);
    }
  });
});
