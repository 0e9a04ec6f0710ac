import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownAddress } from '../../src/islands/stepper/address.ts';
import { readAddress } from '../../src/islands/stepper/read-address.ts';
import { exampleRun } from '../../src/islands/stepper/run.ts';
import { divergence } from '../../src/islands/what-if/divergence.ts';
import { openAddress } from '../../src/islands/what-if/open-address.ts';
import { MOST } from '../../src/islands/what-if/read-moves.ts';
import type { Playable } from '../../src/machines/game.ts';
import play from '../../src/machines/noir/play.ts';
import { engineFor, noirStory } from './lib/noir-story.ts';

const story = noirStory('noir/exonerate/answer-no');
const engine = engineFor(story);
const open = (query: string, index = 0) =>
  openAddress(engine, story, { ...readAddress(query, story), index });

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
