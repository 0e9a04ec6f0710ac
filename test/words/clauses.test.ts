import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRule, type RulePage } from '../../src/words-lib/clauses.ts';
import { complaintsOf, page } from './lib/project.ts';

const FILE = 'src/content/words/en/duel/kill.mdx';

function read(body: string, reference = true): RulePage {
  return readRule({ file: FILE, rule: 'kill', text: page('Kill', body), reference });
}

/** Each complaint as "line:column field: found". */
function faults(body: string, reference = true): readonly string[] {
  return complaintsOf(() => read(body, reference)).map(
    ({ line, column, field, found }) => `${line}:${column} ${field}: ${found}`,
  );
}

test('a clause has its id, kind, case, facts, words and line', () => {
  const { clauses } = read(
    'Before.\n\n- <S id="kill-4" mod="must-not" case="kill/edge" facts="N-1 N-2">Nobody *kills* [twice](../turn/).</S>',
  );
  expect(clauses).toEqual([
    expect.objectContaining({
      id: 'kill-4',
      mod: 'must-not',
      case: 'kill/edge',
      facts: ['N-1', 'N-2'],
      text: 'Nobody kills twice.',
      line: 9,
      stale: false,
    }),
  ]);
});

test('clauses stand in the order of the text, inline, in headings, in lists and as blocks', () => {
  const { clauses } = read(
    '## <S id="kill-t">Kill</S>\n\n<S id="kill-2">a</S> <S id="kill-1">b</S>\n\n<S id="kill-7">\n\nOne.\n\n- Two.\n\n</S>\n\n<Undecided id="N-G1">\n\n<S id="kill-3">c</S>\n\n</Undecided>',
  );
  expect(clauses.map(({ id, text }) => `${id} ${text}`)).toEqual([
    'kill-t Kill',
    'kill-2 a',
    'kill-1 b',
    'kill-7 One. Two.',
    'kill-3 c',
  ]);
});

test('the offsets of a clause enclose exactly what stands between its tags', () => {
  const inner = fc.stringMatching(
    /^[A-Za-zäé殺手，。]{1,12}( \*\*[a-z手]{1,5}\*\*)?( \[[a-z]{1,5}\]\(\.\.\/x\/\))?$/u,
  );
  fc.assert(
    fc.property(fc.array(inner, { minLength: 1, maxLength: 5 }), (inners) => {
      const text = page('Kill', inners.map((one, at) => `<S id="kill-${at + 1}">${one}</S>`).join(' '));
      const { clauses } = readRule({ file: FILE, rule: 'kill', text, reference: true });
      expect(clauses.map(({ start, end }) => text.slice(start, end))).toEqual(inners);
    }),
  );
});

test('emphasis beside Chinese punctuation is emphasis, not asterisks', () => {
  expect(read('<S id="kill-1">**不可放棄。**若無法行動</S>', false).clauses[0]?.text).toBe(
    '不可放棄。若無法行動',
  );
});

test.each([
  ['<S>a</S>', '7:1 <S>: no id'],
  ['<S id="kill-1">a</S>\n\n<S id="kill-1">b</S>', '9:1 <S id="kill-1">: the id of line 7 again'],
  ['<S id="turn-1">a</S>', '7:1 <S id="turn-1">: "turn-1"'],
  ['<S id="kill-01">a</S>', '7:1 <S id="kill-01">: "kill-01"'],
  ['<S id="kill-1" mod="can">a</S>', '7:1 kill-1 mod: "can"'],
  ['<S id="kill-1" case="edge">a</S>', '7:1 kill-1 case: "edge"'],
  ['<S id="kill-1" fact="N-1">a</S>', '7:1 <S> fact: an unknown attribute'],
  ['<S id={1}>a</S>', '7:1 <S> id: no plain text'],
  ['<S id="kill-1">a <S id="kill-2">b</S></S>', '7:18 <S id="kill-2">: a clause inside kill-1'],
  ['<S id="kill-1"> </S>', '7:1 kill-1: no text'],
  ['<Aside>a</Aside>', '7:1 <Aside>: an unknown element'],
  ['<Advice>\n\na\n\n</Advice>', '7:1 <Advice>: no id'],
  ['import x from "y"', '7:1 import/export: import x from "y"'],
  ['export const x = 1', '7:1 import/export: export const x = 1'],
  ['a {1 + 1} b', '7:3 expression: {1 + 1}'],
])('%j is a fault at its line and column', (body, fault) => {
  expect(faults(body)).toContain(fault);
});

test.each(['mod="may"', 'case="kill/edge"', 'facts="N-1"'])('only the reference says %s', (attribute) => {
  const body = `<S id="kill-1" ${attribute}>a</S>`;
  expect(faults(body)).toEqual([]);
  expect(faults(body, false)).toHaveLength(1);
});

test.each([
  ['<S id="kill-1">偵探得知嫌疑人\n是否相鄰</S>', '7:22 line break: 人⏎是'],
  ['- **偵探**\n  得知', '7:6 line break: 探⏎得'],
  ['> 偵探，\n> 得知', '7:5 line break: ，⏎得'],
  ['<S id="kill-1">偵探。</S>\n<S id="kill-2">得知</S>', '7:18 line break: 。⏎得'],
])('a line break between two Han characters is a fault: %j', (body, fault) => {
  expect(faults(body)).toEqual([fault]);
});

test.each(['偵探\n\n得知', 'The Killer\nkills', '偵探 Marion\nKiller'])(
  'a line break elsewhere is none: %j',
  (body) => {
    expect(faults(body)).toEqual([]);
  },
);

test('a page that is no MDX names the place', () => {
  expect(faults('a <S id="kill-1">b')[0]).toMatch(/^7:\d+ markup: .*closing tag/);
});

test('a page says its title and description', () => {
  const source = { file: FILE, rule: 'kill', reference: true };
  expect(complaintsOf(() => readRule({ ...source, text: 'Words.\n' }))).toEqual([
    expect.objectContaining({ field: 'front matter', found: 'nothing' }),
  ]);
  const faulty = complaintsOf(() =>
    readRule({ ...source, text: '---\ntitle: Kill\ndescription: 7\n---\n\nWords.\n' }),
  );
  expect(faulty).toEqual([expect.objectContaining({ line: 3, field: 'description', found: '7' })]);
});

test('all faults of a page are told at once', () => {
  expect(faults('<S>a</S>\n\n<Aside>b</Aside>\n\n<S id="kill-1" mod="can">c</S>')).toHaveLength(3);
});
