import { afterAll, describe, expect, test } from 'vitest';
import { Tree } from './lib/tree.ts';

const tree = new Tree();
const texts = tree.texts();
afterAll(() => tree.remove());

/** Command, arguments, and what its one sentence names. */
const WRONG: readonly [command: string, args: readonly string[], found: string, wanted: string][] = [
  ['case', [], 'no name', '<game>/<rule>/<case>'],
  ['case', ['noir/exonerate'], '"noir/exonerate"', '<game>/<rule>/<case>'],
  ['case', ['chess/kill/a-case'], 'the game "chess"', 'noir'],
  ['case', ['noir/castling/a-case'], 'the rule of noir "castling"', 'exonerate'],
  ['case', ['noir/exonerate/A_case'], 'the name "A_case"', 'my-name'],
  ['case', ['noir/exonerate/answer-no'], 'cases/exonerate/answer-no.yaml', 'another name'],
  ['rule', ['noir'], '"noir"', '<game>/<rule>'],
  ['rule', ['noir/exonerate'], 'the rule exonerate', 'another name'],
  ['rule', ['chess/castling'], 'the game "chess"', 'noir'],
  ['game', ['Chess'], 'the name "Chess"', 'my-name'],
  ['game', ['noir'], 'src/content/games/noir', 'another name'],
  ['game', ['glossary'], '"glossary"', 'another name'],
  ['game', ['chart'], 'src/figures/chart', 'another name'],
  ['locale', ['fr'], '1 argument', 'fr "Français"'],
  ['locale', ['zh-hans', '简体中文'], '"zh-hans"', 'zh-Hans'],
  ['locale', ['e_n', 'English'], '"e_n"', 'pt-BR'],
  ['locale', ['en', 'English'], 'src/content/words/en', 'its files'],
];

describe('Wrong arguments write nothing; one sentence says what was found and what would do', () => {
  test.concurrent.for(WRONG)(
    'new:%s %j',
    { timeout: 60_000 },
    async ([command, args, found, wanted], { expect }) => {
      const { code, out, err } = await tree.node(`scripts/new/${command}.ts`, ...args);
      expect(code).toBe(2);
      expect(out).toBe('');
      expect(err.trim().split('\n')).toHaveLength(1);
      const [before, after = ''] = err.split(/; /);
      expect(before).toContain(found);
      expect(after).toContain(wanted);
    },
  );
});

test('Nothing was written', () => {
  expect(tree.texts()).toEqual(texts);
});
