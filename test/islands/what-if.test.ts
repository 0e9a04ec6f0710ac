import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownAddress } from '../../src/islands/stepper/address.ts';
import { readAddress } from '../../src/islands/stepper/read-address.ts';
import { exampleRun } from '../../src/islands/stepper/run.ts';
import { divergence } from '../../src/islands/what-if/divergence.ts';
import { playOn, underVariants } from '../../src/islands/what-if/branch.ts';
import { openAddress } from '../../src/islands/what-if/open-address.ts';
import { MOST } from '../../src/islands/what-if/read-moves.ts';
import { pick, targetsOf } from '../../src/islands/what-if/pick.ts';
import type { Playable } from '../../src/machines/game.ts';
import play from '../../src/machines/noir/play.ts';
import { engineFor, noirStory } from './lib/noir-story.ts';

const story = noirStory('noir/exonerate/answer-no');
const engine = engineFor(story);
const open = (query: string, index = 0) =>
  openAddress(engine, story, { ...readAddress(query, story), index });

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

describe('An address', () => {
  it('opens the reader’s own moves, and is written as it was', () => {
    const { run, index, leftOut } = open('?do=exonerate.T~kill.G');
    expect(leftOut).toEqual([]);
    expect(run.steps.map((step) => step.name)).toEqual(['start', 'exonerate-1', 'kill-2']);
    expect(shownAddress({ story, run, index, view: 'killer' })).toBe(
      '/en/noir/exonerate/answer-no/start/?view=killer&do=exonerate.T~kill.G',
    );
  });

  it('reports what it cannot play, in words, and plays the rest', () => {
    const { run, leftOut } = open('?do=exonerate.B~exonerate.T~%3Cb%3E~fly.to:moon~kill.G');
    expect(run.steps.map((step) => step.name)).toEqual(['start', 'exonerate-1', 'kill-2']);
    expect(leftOut.map((one) => one.text)).toEqual(['exonerate.B', '<b>', 'fly.to:moon']);
    expect(leftOut[0]!.why.clause).toBe('noir/exonerate-4');
  });

  it('tells a seat nothing of what the other seat tried in vain', () => {
    const [tried] = open('?view=killer&do=exonerate.Z').leftOut;
    expect(tried!.why).toEqual({ text: story.labels['branch.bad'], clause: null });
    const [own] = open('?view=inspector&do=exonerate.Z').leftOut;
    expect(own!.why.clause).toBe('noir/exonerate-4');
  });

  it('says of an answer that nobody could give here that it cannot be', () => {
    const reports = [true, false].map(
      (told) => open(`?view=everyone&do=exonerate.card:F.answer:${told}`).leftOut[0]!.why.text,
    );
    expect(reports.filter((text) => text === story.labels['branch.cannot-be'])).toHaveLength(1);
  });

  it('with many moves takes time in proportion to them', () => {
    const shifts = ['shift.row:1.to:left', 'shift.row:2.to:left'];
    const movesOf = (count: number) =>
      Array.from({ length: count }, (_, nth) => (nth % 2 ? 'kill.Z' : shifts[(nth / 2) % 2])).join('~');
    const work = (count: number): number => {
      let done = 0;
      const counted: Playable = {
        ...play,
        witness: (...at) => (done++, play.witness(...at)),
        start: (...at) => (done++, play.start(...at)),
        legal: (table) => (done++, play.legal(table)),
      };
      const asked = readAddress(`?view=everyone&do=${movesOf(count)}`, story);
      openAddress(engineFor(story, counted), story, { ...asked, index: 0 });
      return done;
    };
    expect(work(40)).toBeGreaterThan(20);
    expect(work(160)).toBeLessThanOrEqual(2 * work(80));
    expect(work(80)).toBeLessThanOrEqual(2 * work(40));
  });

  it('with more moves than a link may hold says so', () => {
    const { run, leftOut } = open(`?do=exonerate.T~${'kill.Z~'.repeat(MOST)}`);
    expect(run.written).toEqual(['exonerate.T']);
    expect(leftOut.at(-1)).toMatchObject({
      text: 'kill.Z',
      why: { text: story.labels['branch.too-many'] },
    });
  });

  it('knows a move that leaves out what it is about for no move', () => {
    const [left] = open('?view=everyone&do=exonerate').leftOut;
    expect(left!.why.text).toBe(story.labels['branch.bad']);
  });

  it('opens a variant, and shows where it first makes a difference', () => {
    const { run } = open('?exonerateAnswer=false');
    expect(run.variants['exonerateAnswer']).toBe(false);
    expect(divergence(run, story)).toBe(1);
    expect(shownAddress({ story, run, index: 1, view: 'inspector' })).toBe(
      '/en/noir/exonerate/answer-no/exonerate-1/?exonerateAnswer=false',
    );
  });

  it('ignores views and variants that do not exist', () => {
    expect(readAddress('?view=<script>&killsToWin=9&exonerateAnswer=true', story)).toEqual({
      at: null,
      view: null,
      variants: {},
      moves: null,
    });
  });

  it('says when the position cannot be under a variant', () => {
    const won = noirStory('noir/exonerate/answer-no');
    const broken = {
      ...engine,
      tell: () => {
        throw new Error('cannot be');
      },
    };
    const opened = openAddress(broken, won, {
      at: null,
      view: null,
      variants: { killsToWin: 10 },
      moves: null,
      index: 0,
    });
    expect(opened.leftOut).toEqual([
      { text: 'killsToWin=10', why: { text: story.labels['variants.impossible'], clause: null } },
    ]);
  });

  it('keeps parameters that others put there', () => {
    const shown = { story, run: exampleRun(story), index: 0, view: story.view };
    expect(shownAddress(shown, { base: '/embed', keep: '?theme=dark&view=killer&do=x' })).toBe(
      '/embed/en/noir/exonerate/answer-no/start/?theme=dark',
    );
  });

  it('names the step in its query where the page shows more than this case', () => {
    const shown = { story, run: exampleRun(story), index: 1, view: 'killer' };
    const address = shownAddress(shown, { page: '/en/noir/exonerate/', keep: '?at=exonerate-9&theme=dark' });
    expect(address).toBe('/en/noir/exonerate/?theme=dark&at=exonerate-1&view=killer');
    expect(readAddress('?at=exonerate-1', story).at).toBe(1);
    expect(readAddress('?at=elsewhere', story).at).toBeNull();
  });

  it('never fails, whatever stands in it', () => {
    const event = fc.constantFrom(
      'kill',
      'choose',
      'shift',
      'disguise',
      'exonerate',
      'arrest',
      'collapse',
      'constructor',
      '__proto__',
    );
    const junk = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc
        .array(
          fc.tuple(event, fc.stringMatching(/^[A-Za-z.:,!_0-9-]{0,14}$/)).map((pair) => pair.join('.')),
          { maxLength: 4 },
        )
        .map((parts) => parts.join('~')),
    );
    fc.assert(
      fc.property(junk, fc.boolean(), (text, raw) => {
        const { run, leftOut } = open(`?do=${raw ? text : encodeURIComponent(text)}`);
        expect(run.steps.length).toBeGreaterThan(0);
        for (const one of leftOut) expect(one.why.text).not.toBe('');
      }),
      { numRuns: 150 },
    );
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
