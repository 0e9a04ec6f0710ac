import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { namedBy, recipe } from './lib/recipes.ts';
import { Tree, type Outcome, type Written } from './lib/tree.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 240_000 });

const FINDINGS = `
import { coverage, describeFinding } from './src/words-lib/coverage.ts';
import { loadWords } from './src/words-lib/words.ts';
import { realFacts } from './test/words/lib/real.ts';
const { findings } = coverage(loadWords(), await realFacts());
const say = (draft) => findings.filter((one) => Boolean(one.draft) === draft).map(describeFinding);
console.log(JSON.stringify({ open: say(false), started: say(true) }));
`;

/** What is to be mended, and what is only started. */
interface Findings {
  readonly open: readonly string[];
  readonly started: readonly string[];
}

const TYPES = JSON.stringify({
  extends: './tsconfig.json',
  compilerOptions: { types: ['node'] },
  include: [
    'src/machines/noir',
    'src/machines/my-game',
    'src/figures/my-game',
    'src/islands/games/my-game',
    'src/words-lib/virtual.d.ts',
  ],
});

const tree = new Tree();
const made = {} as { [recipe in 'case' | 'language' | 'rule' | 'game' | 'ruleOfNewGame']: Written };
let before: Findings;
let after: Findings;
let types: Outcome;

async function findings(): Promise<Findings> {
  const { code, out, err } = await tree.node('findings.ts');
  if (code !== 0) throw new Error(err);
  return JSON.parse(out) as Findings;
}

beforeAll(async () => {
  tree.write('findings.ts', FINDINGS);
  tree.write('tsconfig.new.json', TYPES);
  before = await findings();
  made.case = await tree.make('case', 'noir/exonerate/my-case');
  made.language = await tree.make('locale', 'fr', 'Français');
  made.rule = await tree.make('rule', 'noir/my-rule');
  made.game = await tree.make('game', 'my-game');
  made.ruleOfNewGame = await tree.make('rule', 'my-game/hints');
  [after, types] = await Promise.all([
    findings(),
    tree.program('typescript', 'tsc', '-p', 'tsconfig.new.json'),
  ]);
});
afterAll(() => tree.remove());

const written = (): string[] => Object.values(made).flatMap((one) => [...one.made, ...one.edited]);

describe('The guide names exactly the files that are touched', () => {
  const noir = { game: 'noir', rule: 'my-rule', case: 'my-case', locale: 'fr', reference: 'en' };

  test.for([
    ['case', { ...noir, rule: 'exonerate' }],
    ['language', noir],
    ['rule', noir],
    ['game', { ...noir, game: 'my-game' }],
  ] as const)('by a new %s', ([name, values]) => {
    const { made: names, edited } = recipe(name, values);
    expect(namedBy(made[name].made, names)).toEqual(names.toSorted());
    expect(made[name].edited.toSorted()).toEqual(edited.toSorted());
  });

  test('by a new variant, which is made by hand', () => {
    const { edited } = recipe('variant', { ...noir, rule: 'exonerate' });
    expect(edited.length).toBeGreaterThan(0);
    expect(edited.filter((path) => !tree.has(path))).toEqual([]);
  });
});

test('A new case, rule or game comes with cases that hold', async () => {
  const cases = written().filter((path) => path.includes('/cases/'));
  const { code, out } = await tree.node('scripts/case.ts', ...cases);
  expect({ code, last: out.trim().split('\n').at(-1) }).toEqual({
    code: 0,
    last: `${cases.length} passed, 0 failed`,
  });
});

test('A new rule comes with a case that is allowed and one that is refused', async () => {
  const { out } = await tree.node(
    'scripts/case.ts',
    '--format',
    'json',
    'src/content/games/noir/cases/my-rule',
  );
  const refusals = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).steps.at(-1).refused !== null);
  expect(refusals).toEqual([false, true]);
});

test('What is new has a chart, a case and words behind everything it says', () => {
  expect(after.open.filter((finding) => !before.open.includes(finding))).toEqual([]);
});

test('What a new language, rule or game leaves untranslated is reported as only started', () => {
  expect(after.started).toContain('gap [fr] noir/exonerate: page missing');
  expect(after.started).toContain('gap [it] noir/my-rule: page missing');
  expect(after.started).toContain('gap [it] my-game/game.title: message missing');
  expect(after.started).toContain('case-without-title [it] noir/exonerate/my-case: no title in cases.yaml');
});

test('What is written has the types of the project', () => {
  expect(types.out).toBe('');
});

test('What is written is formatted and linted', async () => {
  const [format, lint] = await Promise.all([
    tree.program('prettier', 'prettier', '--check', ...written()),
    tree.program('oxlint', 'oxlint', '--deny-warnings', ...written()),
  ]);
  expect(format).toMatchObject({ code: 0 });
  expect(lint).toMatchObject({ code: 0 });
});

test('A new game can be told in plain text', async () => {
  const { code, out } = await tree.node(
    'scripts/case.ts',
    '--format',
    'text',
    'src/content/games/my-game/cases/asking',
  );
  expect(code).toBe(0);
  expect(out).toContain('The Keeper answers yes.');
});
