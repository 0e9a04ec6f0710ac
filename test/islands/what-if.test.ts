import { describe, expect, it } from 'vitest';
import { exampleRun } from '../../src/islands/stepper/run.ts';
import { divergence } from '../../src/islands/what-if/divergence.ts';
import { playOn, underVariants } from '../../src/islands/what-if/branch.ts';
import { pick, targetsOf } from '../../src/islands/what-if/pick.ts';
import { engineFor, noirStory } from './lib/noir-story.ts';

const story = noirStory('noir/exonerate/answer-no');
const engine = engineFor(story);

describe('Playing on', () => {
  it('tells the very steps of the example when its own moves are played', () => {
    const run = playOn(engine, exampleRun(story), { index: 0, event: story.source.events[0]! });
    expect(run.steps.map((step) => step.views)).toEqual(story.steps.map((step) => step.views));
  });

  it('offers the moves that are allowed, each with the parts of the board that make it', () => {
    const moves = engine.moves([], story.variants);
    expect(moves.find((move) => move.event['exonerate'] === 'F')?.parts).toEqual(['suspect:F']);
    expect(moves.some((move) => move.type === 'kill')).toBe(false);
  });

  it('says why a move is not allowed, and by which sentence', () => {
    expect(engine.whyNot([], story.variants, { exonerate: 'B' })).toMatchObject({
      clause: 'noir/exonerate-4',
    });
    expect(engine.whyNot([], story.variants, { exonerate: 'F' })).toBeNull();
  });

  it('offers both answers of a puzzle where either can be', () => {
    const { killer: _unknown, ...given } = story.source.given as Record<string, never>;
    const puzzle = engineFor({ ...story, source: { ...story.source, given } });
    const asked = puzzle
      .moves([], story.variants)
      .filter((move) => move.type === 'exonerate' && move.parts[0] === 'suspect:F');
    expect(asked.map((move) => (move.event['exonerate'] as { answer: boolean }).answer)).toEqual([
      true,
      false,
    ]);
    expect(pick(asked, 'exonerate', ['suspect:F'])).toMatchObject({ kind: 'choice', more: false });
    expect(asked.map((move) => move.label)).toEqual([
      'The Killer answers yes: next to F (Franklin).',
      'The Killer answers no: not next to F (Franklin).',
    ]);
  });

  it('knows whose turn it is', () => {
    expect(story.steps.map((step) => engine.toMove(step))).toEqual(['inspector', 'killer']);
  });

  it('does not name the card that a seat is about to draw, nor show it on the board', () => {
    const moves = engine.moves([], story.variants);
    const told = (view: string) =>
      engine
        .veil(moves, story.steps[0]!, view)
        .filter(({ type }) => type === 'exonerate')
        .map(({ label, parts }) => [label, ...parts]);
    const held = ['F', 'T', 'W'].map((who) => [`Exonerate ${who}`, `suspect:${who}`]);
    expect(told('everyone')).toEqual([...held, ['Exonerate A', 'suspect:A']]);
    expect(told('inspector')).toEqual([...held, [story.labels['branch.drawn']]]);
  });

  it('says of every action why it is not allowed at all', () => {
    const none = (type: string) =>
      engine.whyNot([], story.variants, engine.example(type, story.steps[0]!))?.clause;
    expect(['kill', 'disguise', 'choose', 'collapse'].map(none)).not.toContain(null);
    expect(engine.whyNot([], story.variants, engine.example('kill', story.steps[0]!))?.text).toMatch(
      'the turn of the Inspector',
    );
  });

  it('asks about somebody whom the rules do not bar for another reason', () => {
    const told = noirStory('noir/kill/no-living-neighbour');
    const puzzled = engineFor(told);
    expect(puzzled.whyNot([], told.variants, puzzled.example('kill', told.steps[0]!))?.text).toMatch(
      'out of reach',
    );
  });
});

describe('The board as a control', () => {
  const two = [{ event: {}, type: 'arrest', label: '', parts: ['suspect:F', 'suspect:M'] }];

  it('takes the parts of a move in any order', () => {
    expect(pick(two, 'arrest', ['suspect:M'])).toEqual({ kind: 'more' });
    expect(pick(two, 'arrest', ['suspect:M', 'suspect:F'])).toMatchObject({ kind: 'move' });
  });

  it('asks before it plays a move that could still go on', () => {
    const moves = [...two, { event: {}, type: 'arrest', label: '', parts: ['suspect:M'] }];
    expect(pick(moves, 'arrest', ['suspect:M'])).toMatchObject({ kind: 'choice', more: true });
    expect(pick(moves, 'arrest', ['suspect:M', 'suspect:F'])).toMatchObject({ kind: 'move' });
  });

  it('shows which parts lead on', () => {
    expect([...targetsOf(two, 'arrest', ['suspect:M'])]).toEqual(['suspect:F']);
    expect(pick(two, 'arrest', ['suspect:Z'])).toEqual({ kind: 'none' });
  });
});

describe('Moves that take several cards', () => {
  it('are told apart in the list, and are made by pressing the agent and the suspect', () => {
    const variants = { ...story.variants, citizenArrest: 'any' };
    const arrests = engine.moves([], variants).filter((move) => move.type === 'arrest');
    const through = arrests.find(
      (move) => JSON.stringify(move.event) === '{"arrest":{"suspect":"A","by":"F"}}',
    )!;
    expect(through.parts).toEqual(['suspect:F', 'suspect:A']);
    expect(new Set(arrests.map((move) => move.label)).size).toBe(arrests.length);
    expect(engine.meant('arrest', ['suspect:F', 'suspect:Z'])).toEqual({ arrest: { suspect: 'Z', by: 'F' } });
  });

  it('collapse a line by one deceased suspect out of each', () => {
    const told = noirStory('noir/collapse/one-out-of-every-column');
    const move = engineFor(told)
      .moves([], told.variants)
      .find((one) => one.type === 'collapse')!;
    expect(move.parts.length).toBeGreaterThan(1);
    expect(move.parts.every((part) => /^suspect:[A-Z]$/.test(part))).toBe(true);
  });
});

describe('The same moves under another variant', () => {
  it('turn out the same where the variant does not matter', () => {
    const run = underVariants(engine, exampleRun(story), { ...story.variants, citizenArrest: 'any' });
    expect(divergence(run, story)).toBeNull();
  });
});
