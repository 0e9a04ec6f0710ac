import { expect, test } from 'vitest';
import { gaps } from '../../src/words-lib/gaps.ts';
import { loadWords } from '../../src/words-lib/words.ts';
import { complaintsOf, project, SMALL, type Files } from './lib/project.ts';

/** Each complaint as "file:line field: found", without the folder of words. */
function faults(files: Files): readonly string[] {
  const root = project({ ...SMALL, ...files });
  return complaintsOf(() => loadWords(root)).map(
    ({ file, line, field, found }) => `${file.replace('src/content/words/', '')}:${line} ${field}: ${found}`,
  );
}

test('languages are the folders, the reference first', () => {
  const words = loadWords(
    project({
      ...SMALL,
      'src/content/words/de-AT/site.json':
        '{"locale.name": "Deutsch", "locale.lang": "de-AT", "locale.dir": "ltr"}',
    }),
  );
  expect(words.locales.map(({ id, slug, name, lang }) => [id, slug, name, lang])).toEqual([
    ['en', 'en', 'English', 'en'],
    ['de-AT', 'de-at', 'Deutsch', 'de-AT'],
    ['it', 'it', 'Italiano', 'it'],
  ]);
});

test('what a language lacks is said in the reference language, and marked', () => {
  const words = loadWords(project(SMALL));
  const book = words.book('it', 'duel');
  expect(words.say('it', 'duel')('game.title')).toBe('Duello');
  expect(words.say('it', 'duel')('log.kill', { seat: 'killer', victim: 'H' })).toBe('The Killer kills H.');
  expect(words.site('it')('page.back', { title: 'Duello' })).toBe('Back to Duello');
  expect([...book.fallback].toSorted()).toEqual(['log.kill', 'page.back']);
  expect(words.clauses('it', 'duel').map(({ id, mod, fallback }) => [id, mod, fallback])).toEqual([
    ['kill-1', 'must', false],
    ['kill-2', 'may', true],
  ]);
  expect(words.glossary('it', 'duel').terms.map(({ key, fallback }) => [key, fallback])).toEqual([
    ['turn', true],
    ['killer', false],
  ]);
});

test('a page that a language lacks is the page of the reference', () => {
  const { [`src/content/words/it/duel/kill.mdx`]: _, ...rest } = SMALL;
  const words = loadWords(project(rest));
  expect(words.pages('it', 'duel').get('kill')).toMatchObject({
    fallback: true,
    frontMatter: { title: 'Kill' },
  });
  expect(words.pages('en', 'duel').get('kill')).toMatchObject({ fallback: false });
});

test('gaps are told, not thrown', () => {
  const words = loadWords(
    project({
      ...SMALL,
      'src/content/words/it/duel/extra.mdx': SMALL['src/content/words/it/duel/kill.mdx']!.replace(
        'kill-1',
        'extra-1',
      ),
    }),
  );
  expect(gaps(words)).toEqual([
    { locale: 'it', kind: 'message', id: 'page.back', state: 'missing' },
    { locale: 'it', kind: 'term', id: 'turn', state: 'missing' },
    { locale: 'it', kind: 'message', id: 'duel/log.kill', state: 'missing' },
    { locale: 'it', kind: 'page', id: 'duel/extra', state: 'extra' },
    { locale: 'it', kind: 'clause', id: 'duel/kill-2', state: 'missing' },
  ]);
});

test('a clause that only a translation has, or that is marked stale, is a gap', () => {
  const page = SMALL['src/content/words/it/duel/kill.mdx']!.replace(
    '</S>',
    '</S> <S id="kill-9">Mai.</S>',
  ).replace('"kill-1"', '"kill-1" stale');
  const found = gaps(loadWords(project({ ...SMALL, 'src/content/words/it/duel/kill.mdx': page })));
  expect(found.filter(({ kind }) => kind === 'clause')).toEqual([
    { locale: 'it', kind: 'clause', id: 'duel/kill-2', state: 'missing' },
    { locale: 'it', kind: 'clause', id: 'duel/kill-9', state: 'extra' },
    { locale: 'it', kind: 'clause', id: 'duel/kill-1', state: 'stale' },
  ]);
});

test('a message that is not known, or lacks an argument, or gets the wrong kind, throws with its key', () => {
  const say = loadWords(
    project({
      ...SMALL,
      'src/content/words/en/duel/messages.yaml': 'log.kill: "{$n :integer} {$xs :list} {$x}"\n',
    }),
  ).say('en', 'duel');
  expect(() => say('log.die')).toThrow('no message "log.die"');
  expect(() => say('log.kill', { n: 1, xs: [] })).toThrow('message "log.kill": argument x is missing');
  expect(() => say('log.kill', { n: '1', xs: [], x: 1 })).toThrow('argument n is "1"; wanted a number');
  expect(() => say('log.kill', { n: 1, xs: 'a', x: 1 })).toThrow('argument xs is "a"; wanted a list');
});

const MESSAGES = 'src/content/words/en/duel/messages.yaml';
const ITALIAN = 'src/content/words/it/duel/messages.yaml';

test.each<[string, Files, string]>([
  [
    'a message that does not compile',
    { [MESSAGES]: 'game.title: Duel\nlog.kill: "{$x :date}"\n' },
    'en/duel/messages.yaml:2 log.kill: the function :date',
  ],
  [
    'a key twice',
    { [MESSAGES]: 'log.kill: a\nlog.kill: b\n' },
    'en/duel/messages.yaml:2 syntax: Map keys must be unique',
  ],
  ['a key of a wrong form', { [MESSAGES]: 'Log: a\n' }, 'en/duel/messages.yaml:1 Log: "a"'],
  [
    'a message that is no text',
    { [MESSAGES]: 'log.kill: a\nlog.n: 16\n' },
    'en/duel/messages.yaml:2 log.n: 16',
  ],
  [
    'an argument that the reference is not given',
    { [ITALIAN]: 'game.title: "Duello {$x}"\n' },
    'it/duel/messages.yaml:1 game.title: $x',
  ],
  [
    'a game’s message with a key of the site',
    { [MESSAGES]: 'page.back: a\n' },
    'en/duel/messages.yaml:1 page.back: a key of site.json',
  ],
  [
    'a glossary entry without its term',
    { 'src/content/words/it/glossary.yaml': 'turn: { gender: m }\n' },
    'it/glossary.yaml:1 turn.term: nothing',
  ],
  [
    'a glossary field that is not known',
    { 'src/content/words/it/glossary.yaml': 'turn:\n  term: turno\n  genus: m\n' },
    'it/glossary.yaml:3 turn.genus: the key "genus"',
  ],
  [
    'a case without a title',
    { 'src/content/words/it/duel/cases.yaml': 'kill/edge:\n  note: x\n' },
    'it/duel/cases.yaml:2 kill/edge.title: nothing',
  ],
  [
    'a site.json without a name',
    { 'src/content/words/it/site.json': '{\n  "locale.lang": "it",\n  "locale.dir": "ltr"\n}' },
    'it/site.json:1 locale.name: nothing',
  ],
  [
    'a site.json that is no JSON',
    { 'src/content/words/it/site.json': '{\n  "locale.lang": \n' },
    'it/site.json:2 syntax: Flow map must end with a }',
  ],
  [
    'a folder that is no language',
    { 'src/content/words/italian_1/site.json': '{}' },
    'italian_1:1 folder: "italian_1"',
  ],
  [
    'two references',
    {
      'src/content/words/it/site.json':
        '{"locale.name": "Italiano", "locale.lang": "it", "locale.dir": "ltr", "locale.reference": "yes"}',
    },
    'src/content/words:1 locale.reference: en, it',
  ],
  [
    'a game whose reference is no language',
    { 'src/content/games/duel/game.yaml': 'id: duel\nreference: fr\n' },
    'src/content/games/duel/game.yaml:2 reference: fr',
  ],
])('%s is told with file, line, field and what was found', (_what, files, fault) => {
  expect(faults(files).join('\n')).toContain(fault);
});

test.each<[string, string, string]>([
  ['{$xs :list}', '{$xs}', '$xs as text'],
  ['{$xs}', '{$xs :list}', '$xs as a list'],
])('where the reference says %s, a translation that says %s is a fault', (reference, translation, found) => {
  const files = { [MESSAGES]: `game.title: "${reference}"\n`, [ITALIAN]: `game.title: "${translation}"\n` };
  expect(faults(files)).toEqual([`it/duel/messages.yaml:1 game.title: ${found}`]);
});

test('faults of all files are told at once', () => {
  const found = faults({
    [MESSAGES]: 'log.kill: "{$x :date}"\n',
    'src/content/words/it/duel/kill.mdx': '---\ntitle: x\n---\n',
    'src/content/words/it/glossary.yaml': 'turn: {}\n',
  });
  expect(found.map((one) => one.split(':')[0]).toSorted()).toEqual([
    'en/duel/messages.yaml',
    'it/duel/kill.mdx',
    'it/glossary.yaml',
  ]);
});
