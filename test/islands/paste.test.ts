import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDocuments, type ReadCase } from '../../src/cases/read.ts';
import { loadGames } from '../../src/cases/games.ts';
import { replayCase } from '../../src/cases/replay.ts';
import { addressIn } from '../../src/islands/paste/address.ts';
import { addressOfKnown } from '../../src/islands/paste/known.ts';
import { noirStory } from './lib/noir-story.ts';

const games = await loadGames();
const story = noirStory('noir/exonerate/answer-no');

/** The example as it may come back, with its steps changed. */
function pasted(steps: readonly object[], more: object = {}) {
  const { given, variants } = story.source;
  const text = JSON.stringify({
    id: story.id,
    title: 'Pasted',
    view: story.view,
    given,
    variants,
    steps,
    ...more,
  });
  const [read] = readDocuments('text', text, games) as ReadCase[];
  return { read: read!, trace: replayCase(read!, games), game: games.get('noir')!.game };
}

describe('What a reader pastes', () => {
  test.each([
    ['https://casebook.example/en/noir/kill/a/', '/en/noir/kill/a/'],
    [
      'https://casebook.example/embed/zh-hant/noir/kill/a/kill-2/?do=kill.H&view=killer',
      '/zh-hant/noir/kill/a/kill-2/?do=kill.H&view=killer',
    ],
    ['/it/noir/kill/a/kill-2', '/it/noir/kill/a/kill-2/'],
    ['noir/kill/a', '/zh-hant/noir/kill/a/'],
    [' 0k7m2qx ', '/e/0k7m2qx/'],
    ['https://casebook.example/e/0k7m2qx/', '/e/0k7m2qx/'],
  ])('names as %s a place on this site', (text, path) => {
    expect(addressIn(text, 'zh-Hant')).toBe(path);
  });

  test('is no address when it is a text or the file of a case', () => {
    expect(addressIn('title: Kill\ngame: noir', 'en')).toBeNull();
    expect(addressIn('> id: noir/kill/a\n', 'en')).toBeNull();
  });

  test('never leads off the site, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true })), (text) => {
        const path = addressIn(text, 'en') ?? '/';
        expect(new URL(path, 'https://casebook.example').origin).toBe('https://casebook.example');
        expect(path).toMatch(/^\/[^/\\]*/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('A pasted case of the site', () => {
  test('leads to its page when nothing was changed', () => {
    expect(addressOfKnown(pasted(story.source.events), story)).toBe(story.href);
  });

  test('leads to the step at which it ends', () => {
    expect(addressOfKnown(pasted([]), story)).toBe(`${story.href}start/`);
  });

  test('leads with moves of the reader’s own to where they leave the example', () => {
    const address = addressOfKnown(pasted([{ shift: { row: 2, to: 'left' } }]), story);
    expect(address).toBe(`${story.href}start/?do=shift.row:2.to:left`);
  });

  test('is another case when its position was changed', () => {
    const given = { ...story.source.given, killer: 'R' };
    expect(addressOfKnown(pasted([], { given }), story)).toBeNull();
  });
});
