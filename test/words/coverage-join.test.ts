import { expect, test } from 'vitest';
import { factsOf } from '../../src/words-lib/coverage-facts.ts';
import { neededKeys } from '../../src/words-lib/coverage-words.ts';
import { coverage, type CaseFacts, type FindingKind, type GameFacts } from '../../src/words-lib/coverage.ts';
import { loadWords } from '../../src/words-lib/words.ts';
import { page, project, SMALL, type Files } from './lib/project.ts';

const edge = (id: string, clauses: readonly string[] = ['duel/kill-1'], guard: string | null = null) => ({
  id,
  guard,
  clauses,
});

const CASE: CaseFacts = {
  id: 'duel/kill/edge',
  facts: ['N-1'],
  clauses: ['duel/kill-1'],
  refusals: [],
  reasons: [],
  said: ['log.kill'],
};

/** A game whose charts, cases and words agree. */
const WHOLE: GameFacts = {
  game: 'duel',
  seats: ['killer'],
  events: ['kill'],
  variants: { limit: [3] },
  charts: [
    {
      rule: 'kill',
      states: ['start', 'start.kill'],
      edges: [edge('start:kill:0', ['duel/kill-1'], 'mayKill')],
    },
  ],
  cases: [CASE],
  facts: ['N-1'],
  proseOnly: [],
};

const PROSE = page('Kill', '<S id="kill-1" mod="must" case="kill/edge" facts="N-1">It kills.</S>').replace(
  '[]',
  '[N-1]',
);

const AGREEING: Files = {
  ...SMALL,
  'src/content/words/en/duel/kill.mdx': PROSE,
  'src/content/words/en/duel/messages.yaml': `game.title: Duel
game.tagline: x
game.summary: x
seat.killer: Killer
event.kill: Kill
label.kill: Kill
variant.limit: Limit
variant.limit.3: "3"
log.kill: It kills.
state.start: Start
state.kill: Kill
guard.mayKill: it may
`,
  'src/content/words/it/duel/kill.mdx': page('Uccidere', '<S id="kill-1">Uccide.</S>'),
};
const { 'src/content/words/it/site.json': _, ...rest } = AGREEING;
/** Only the reference, so that nothing can be missing in a translation. */
const ENGLISH: Files = Object.fromEntries(Object.entries(rest).filter(([path]) => !path.includes('/it/')));

function found(
  kind: FindingKind,
  { files = {}, facts = {} }: { files?: Files; facts?: Partial<GameFacts> },
): readonly string[] {
  const words = loadWords(project({ ...ENGLISH, ...files }));
  const { findings } = coverage(words, [{ ...WHOLE, ...facts }]);
  return findings.filter((finding) => finding.kind === kind).map(({ id }) => id);
}

const prose = (body: string): Files => ({
  'src/content/words/en/duel/kill.mdx': PROSE.replace('It kills.</S>', `It kills.</S>\n\n${body}`),
});

test('where charts, cases and words agree, nothing is found', () => {
  const report = coverage(loadWords(project(ENGLISH)), [WHOLE]);
  expect(report.findings).toEqual([]);
  expect(report.clauses).toEqual([
    {
      id: 'duel/kill-1',
      rule: 'kill',
      mod: 'must',
      charts: ['kill'],
      cases: ['duel/kill/edge'],
      missing: [],
    },
  ]);
});

test('a rule that no chart and no case shows is found, an explanation is only listed', () => {
  const files = prose('<S id="kill-2" mod="must-not">No.</S> <S id="kill-3" mod="def">So.</S>');
  expect(found('clause-alone', { files })).toEqual(['duel/kill-2']);
  expect(coverage(loadWords(project({ ...ENGLISH, ...files })), [WHOLE]).told).toEqual(['duel/kill-3']);
});

test('a rule told in prose only on purpose is listed, not found; one that is shown after all must leave the list', () => {
  const files = prose('<S id="kill-2" mod="may">Or not.</S>');
  expect(found('clause-alone', { files, facts: { proseOnly: ['kill-2'] } })).toEqual([]);
  expect(
    found('prose-only-needless', { files, facts: { proseOnly: ['kill-1', 'kill-2', 'kill-9'] } }),
  ).toEqual(['duel/kill-1', 'duel/kill-9']);
});

test('a clause in force in a case is shown, though no chart cites it', () => {
  const files = prose('<S id="kill-2" mod="must-not">No.</S>');
  const cases = [{ ...CASE, clauses: ['duel/kill-2'] }];
  expect(found('clause-alone', { files, facts: { cases } })).toEqual([]);
});

test('a clause that names a case that does not exist is found', () => {
  expect(
    found('clause-of-unknown-case', { files: prose('<S id="kill-2" mod="must" case="kill/gone">No.</S>') }),
  ).toEqual(['duel/kill-2']);
});

test('a transition without a clause is found', () => {
  const charts = [...WHOLE.charts, { rule: null, states: [], edges: [edge('start:kill:1', [])] }];
  expect(found('transition-without-clause', { facts: { charts } })).toEqual(['duel/duel: start:kill:1']);
});

test('a clause cited by a chart or in a case that the prose does not have is found', () => {
  const charts = [{ ...WHOLE.charts[0]!, edges: [edge('a', ['duel/kill-1', 'duel/kill-8'])] }];
  const cases = [{ ...CASE, clauses: ['duel/kill-9'] }];
  expect(found('clause-without-prose', { facts: { charts, cases } })).toEqual(['duel/kill-8', 'duel/kill-9']);
});

test('a fact of the register that no page lists is found', () => {
  expect(found('fact-without-page', { facts: { facts: ['N-1', 'N-2'] } })).toEqual(['duel/N-2']);
});

test('every word that charts, cases, seats, events and switches need is asked for', () => {
  const facts = { ...WHOLE, cases: [{ ...CASE, refusals: ['dead'], reasons: ['near'] }] };
  expect([...neededKeys(facts).keys()].toSorted()).toEqual([
    'event.kill',
    'game.summary',
    'game.tagline',
    'game.title',
    'guard.mayKill',
    'label.kill',
    'log.kill',
    'reason.near',
    'refusal.dead',
    'seat.killer',
    'state.kill',
    'state.start',
    'variant.limit',
    'variant.limit.3',
  ]);
  expect(found('key-without-words', { facts })).toEqual(['duel/refusal.dead', 'duel/reason.near']);
});

test('a worded refusal or reason that no case shows is found', () => {
  const messages = `${AGREEING['src/content/words/en/duel/messages.yaml']!}refusal.dead: No.\nreason.near: near\n`;
  const files = { 'src/content/words/en/duel/messages.yaml': messages };
  expect(found('words-without-case', { files, facts: { cases: [{ ...CASE, reasons: ['near'] }] } })).toEqual([
    'duel/refusal.dead',
  ]);
});

test('in a translation, a case without a title and whatever is missing are found', () => {
  const words = loadWords(project(AGREEING));
  const { findings, clauses } = coverage(words, [WHOLE]);
  expect(
    findings.filter(({ kind }) => kind === 'case-without-title').map(({ locale, id }) => [locale, id]),
  ).toEqual([['it', 'duel/kill/edge']]);
  expect(
    findings.some(({ kind, locale, id }) => kind === 'gap' && locale === 'it' && id === 'duel/log.kill'),
  ).toBe(true);
  expect(clauses[0]!.missing).toEqual([]);
});

test('the languages that lack a clause are listed with it', () => {
  const files = { ...AGREEING, 'src/content/words/it/duel/kill.mdx': page('Uccidere', 'Niente.') };
  expect(coverage(loadWords(project(files)), [WHOLE]).clauses[0]!.missing).toEqual(['it']);
});

test('a run of register ids stands for every id in it', () => {
  expect(factsOf(['N-009..N-011', 'N-G02', 'B-D1..B-D2'])).toEqual([
    'N-009',
    'N-010',
    'N-011',
    'N-G02',
    'B-D1',
    'B-D2',
  ]);
});
