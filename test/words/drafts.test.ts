import { describe, expect, test } from 'vitest';
import { coverage, type GameFacts } from '../../src/words-lib/coverage.ts';
import { loadWords } from '../../src/words-lib/words.ts';
import { project, SMALL, type Files } from './lib/project.ts';

const CASE = {
  id: 'duel/kill/edge',
  facts: [],
  clauses: ['duel/kill-1'],
  refusals: [],
  reasons: [],
  said: [],
};
const FACTS: GameFacts = {
  game: 'duel',
  seats: [],
  events: [],
  variants: {},
  charts: [],
  cases: [CASE],
  facts: [],
  proseOnly: [],
};

/** Italian lacks page, message and title: the ids of what is found for it, as draft or not. */
function lacks(draft: boolean, files: Files, facts: GameFacts = FACTS): readonly string[] {
  const { 'src/content/words/it/duel/kill.mdx': _, ...rest } = SMALL;
  const { findings } = coverage(loadWords(project({ ...rest, ...files })), [facts]);
  return findings
    .filter((one) => one.locale === 'it' && Boolean(one.draft) === draft && one.game === 'duel')
    .map(({ id }) => id);
}

const ALL = ['duel/kill/edge', 'duel/log.kill', 'duel/kill', 'duel/kill-1', 'duel/kill-2'];
const edited = (path: string, from: string, to: string): Files => ({
  [path]: SMALL[path]!.replace(from, to),
});

describe('What a translation lacks is excused', () => {
  test('nowhere, where nothing is a draft', () => {
    expect(lacks(false, {})).toEqual(ALL);
    expect(lacks(true, {})).toEqual([]);
  });

  test('everywhere in a language that is a draft', () => {
    const path = 'src/content/words/it/site.json';
    const files = edited(path, '"locale.dir"', '"locale.draft": "yes",\n  "locale.dir"');
    expect([lacks(false, files), lacks(true, files)]).toEqual([[], ALL]);
  });

  test('everywhere in a game that is a draft', () => {
    const files = edited('src/content/games/duel/game.yaml', 'id: duel', 'id: duel\ndraft: true');
    expect([lacks(false, files), lacks(true, files)]).toEqual([[], ALL]);
  });

  test('for its page, clauses and cases in a rule that is a draft', () => {
    const files = edited('src/content/words/en/duel/kill.mdx', 'title: Kill', 'title: Kill\ndraft: true');
    expect(lacks(false, files)).toEqual(['duel/log.kill']);
  });

  test('for its title in a case that is a draft', () => {
    expect(lacks(true, {}, { ...FACTS, cases: [{ ...CASE, draft: true }] })).toEqual(['duel/kill/edge']);
  });
});

test('A draft excuses no duty without a case', () => {
  const files = edited('src/content/words/en/duel/kill.mdx', 'title: Kill', 'title: Kill\ndraft: true');
  const { findings } = coverage(loadWords(project({ ...SMALL, ...files })), [{ ...FACTS, cases: [] }]);
  expect(findings.filter(({ kind, draft }) => kind === 'clause-alone' && !draft)).not.toEqual([]);
});
