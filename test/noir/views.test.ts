import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import noir from '../../src/machines/noir/index.ts';
import { KINDS, REFUSALS } from '../../src/machines/noir/vocabulary.ts';
import type { JsonObject } from '../../src/machines/trace.ts';
import { after, lastOf } from '../lib/run.ts';
import { ALIVE, MIDGAME, from } from './at.ts';
import { randomFrom } from '../lib/random.ts';
import { randomGame, randomVariants } from './random-game.ts';

const keysFor = (view: string, given: JsonObject, ...events: JsonObject[]): string[] =>
  noir.say(lastOf(after(from(given), ...events)), view).map(({ key }) => key);

describe('What a seat may not know is not in its view', () => {
  it('the Killer does not see the Inspector, the hand or the deck', () => {
    const { position } = lastOf(from(MIDGAME)).seen['killer']!;
    expect(Object.keys(position)).not.toEqual(expect.arrayContaining(['inspector']));
    expect([position['hand'], position['deck'], position['handSize'], position['deckSize']]).toEqual([
      undefined,
      undefined,
      3,
      19,
    ]);
  });

  it('the Inspector does not see the Killer or the deck', () => {
    const { position } = lastOf(from(MIDGAME)).seen['inspector']!;
    expect([position['killer'], position['deck'], position['inspector']]).toEqual([
      undefined,
      undefined,
      'C',
    ]);
  });

  it('only the Inspector sees the card that was drawn to exonerate', () => {
    const { seen } = lastOf(after(from(MIDGAME), { exonerate: 'F' }));
    expect(seen['inspector']!.event).toEqual({ exonerate: { card: 'F', drawn: 'A' } });
    expect(seen['killer']!.event).toEqual({ exonerate: { card: 'F' } });
  });

  it('only the Killer sees the new identity', () => {
    const { seen } = lastOf(after(from({ ...MIDGAME, turn: 'killer' }), { disguise: {} }));
    expect(seen['killer']!.event).toEqual({ disguise: { was: 'M', drawn: 'A' } });
    expect(seen['inspector']!.event).toEqual({ disguise: { was: 'M' } });
  });

  it('a refused attempt shows the other seat nothing', () => {
    const { seen, knowledge } = lastOf(after(from(MIDGAME), { arrest: 'Z' }));
    expect([seen['inspector']!.event, seen['killer']!.event]).toEqual([{ arrest: 'Z' }, null]);
    expect(knowledge['killer']).toEqual({ ...lastOf(from(MIDGAME)).knowledge['killer'], new: [] });
  });

  it('the Inspector is seen once killed, the Killer once caught', () => {
    const killed = lastOf(after(from({ ...MIDGAME, inspector: 'L', turn: 'killer' }), { kill: 'L' }));
    expect(killed.seen['killer']!.position['inspector']).toBe('L');
    const caught = lastOf(after(from({ ...MIDGAME, inspector: 'L' }), { arrest: 'M' }));
    expect(caught.seen['inspector']!.position['killer']).toBe('M');
  });
});

describe('The log', () => {
  it('tells the draw to the Inspector and to everyone, not to the Killer', () => {
    const keys = ['log.exonerate.drawn', 'log.exonerate', 'log.exonerate.no'];
    expect(keysFor('everyone', MIDGAME, { exonerate: 'F' })).toEqual(keys);
    expect(keysFor('inspector', MIDGAME, { exonerate: 'F' })).toEqual(keys);
    expect(keysFor('killer', MIDGAME, { exonerate: 'F' })).toEqual(keys.slice(1));
  });

  it('does not tell the Killer which identity was chosen', () => {
    const given = { board: ['A B C D E', 'F G h I J', ...ALIVE.slice(2)], killer: 'M', turn: 'inspector' };
    expect(keysFor('killer', given, { choose: 'A' })).toEqual(['log.choose.hidden']);
    expect(keysFor('everyone', given, { choose: 'A' })).toEqual(['log.choose.drawn', 'log.choose']);
  });

  it('tells a removal after the event that brought it about', () => {
    const given = {
      ...MIDGAME,
      board: ['A B C D E', 'f g h I j', 'K L M N+ O', 'P Q R S T', 'U V W Y Z'],
      hand: ['T', 'W', 'Y'],
      turn: 'killer',
    };
    const step = lastOf(after(from(given), { kill: 'I' }));
    expect(noir.say(step, 'killer').map(({ key }) => key)).toEqual(['log.kill', 'log.removal']);
  });

  it('tells why an attempt is refused only to who may know', () => {
    expect(keysFor('inspector', MIDGAME, { arrest: 'Z' })).toEqual([
      'log.refused.arrest',
      'refusal.not-adjacent',
    ]);
    expect(keysFor('killer', MIDGAME, { arrest: 'Z' })).toEqual(['log.refused.hidden']);
  });

  it('has a message in the reference language for every line, refusal and reason', () => {
    const messages = parse(readFileSync('src/content/words/en/noir/messages.yaml', 'utf8')) as object;
    const said = new Set<string>([
      ...REFUSALS.map((id) => `refusal.${id}`),
      ...KINDS.map((kind) => `reason.${kind}`),
    ]);
    for (let seed = 0; seed < 60; seed += 1) {
      const { given, variants, events } = randomGame({
        seed,
        variants: randomVariants(randomFrom(seed)),
        turns: 45,
      });
      const { steps } = after(from(given, variants), ...events.map((event) => noir.write(event)));
      for (const view of ['everyone', ...noir.seats])
        steps.flatMap((step) => noir.say(step, view)).forEach(({ key }) => said.add(key));
    }
    expect([...said].filter((key) => !(key in messages))).toEqual([]);
  });
});
