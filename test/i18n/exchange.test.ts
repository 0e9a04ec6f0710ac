import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FORMATS } from '../../src/words-lib/i18n/exchange/formats.ts';
import { withWords } from '../../src/words-lib/i18n/exchange/patch.ts';
import { exchangeOf, type Exchange, type Returned } from '../../src/words-lib/i18n/exchange/row.ts';
import { takeIn } from '../../src/words-lib/i18n/exchange/take-in.ts';
import { caseUnits, messageUnits, termUnits } from '../../src/words-lib/i18n/data-units.ts';
import { groupBy } from '../../src/words-lib/i18n/group.ts';
import { pageUnits } from '../../src/words-lib/i18n/page-units.ts';
import { readUnitTree } from '../../src/words-lib/i18n/read-tree.ts';
import { planSync } from '../../src/words-lib/i18n/sync.ts';
import { unitOf } from '../../src/words-lib/i18n/tree.ts';
import type { Unit } from '../../src/words-lib/i18n/unit.ts';
import { synced, withClause, type Project } from './lib/memory.ts';

const raw: Project = { tree: readUnitTree(), texts: new Map() };
const { tree } = synced(raw, planSync(raw.tree));
const read = (file: string): string => readFileSync(file, 'utf8');

/** Units of a file of words, read again. */
function unitsOf(file: string, text: string): readonly Unit[] {
  const [, game = null, rule = ''] = /words\/[^/]+\/(?:([^/]+)\/)?([^/]+)\.[a-z]+$/.exec(file) ?? [];
  if (file.endsWith('.mdx')) return pageUnits({ file, game: game!, rule, text });
  if (file.endsWith('glossary.yaml')) return termUnits({ file, game, text });
  if (file.endsWith('cases.yaml')) return caseUnits({ file, game: game!, text });
  return messageUnits({ file, game, text });
}

describe.each(['it'])('New words for every unit of %s', (locale) => {
  const files = [...groupBy(tree.units.get(locale)!.values(), ({ place }) => place.file)].filter(([file]) =>
    file.includes('/words/'),
  );

  test.each(files)('in %s are written where the unit stands, and nowhere else', (file, units) => {
    const words = (unit: Unit): string =>
      (unit.text.startsWith('.') ? `${unit.text}\n` : `${unit.text} «x»: "y" #1`).trimEnd();
    const text = units
      .toSorted((a, b) => b.place.start - a.place.start)
      .reduce((done, unit) => withWords(done, unit, words(unit)), read(file));
    expect(unitsOf(file, text).map(({ id, text: now }) => [id, now])).toEqual(
      units.map((unit) => [unit.id, words(unit)]),
    );
  });
});

const readable = Object.entries(FORMATS).flatMap(([name, { write, read: parse }]) =>
  parse ? [{ name, write, parse }] : [],
);

describe.each(readable)('A language that leaves as $name', ({ write, parse }) => {
  const back = (exchange: Exchange): readonly Returned[] => parse(write(exchange)).rows;

  test.each([
    ['it', 'noir'],
    ['it', 'byzantine'],
    ['zh-Hant', 'noir'],
    ['zh-Hans', 'byzantine'],
    ['en', 'byzantine'],
  ])('and comes back unchanged changes no byte (%s, %s)', (locale, game) => {
    const exchange = exchangeOf(tree, { locale, game });
    const rows = back(exchange);
    expect(rows.map(({ id, source, target }) => ({ id, source, target }))).toEqual(
      exchange.rows.map(({ id, source, target }) => ({ id, source, target })),
    );
    expect(takeIn({ tree, locale, rows, read })).toEqual({ texts: new Map(), taken: [], skipped: [] });
  });

  test('brings one changed sentence into one line of one file', () => {
    const rows = back(exchangeOf(tree, { locale: 'it', game: 'noir' }));
    const changed = rows.map((row) =>
      row.id === 'noir/kill-4' ? { ...row, target: 'Nessuno muore due volte.' } : row,
    );
    const { texts, taken } = takeIn({ tree, locale: 'it', rows: changed, read });
    expect(taken).toEqual(['noir/kill-4']);
    const [[file, text] = ['', '']] = texts;
    const before = read(file).split('\n');
    const differing = text.split('\n').filter((line, at) => line !== before[at]);
    expect(differing).toEqual(['- <S id="kill-4">Nessuno muore due volte.</S>']);
  });

  test('does not overwrite a translation whose source has changed since', () => {
    const rows = back(exchangeOf(tree, { locale: 'it', game: 'noir' })).map((row) => ({
      ...row,
      target: `${row.target} Ecco.`,
    }));
    const source = unitOf(tree, 'en', 'noir/kill-4')!;
    const later = withClause({ tree, texts: new Map() }, source, 'The Killer may kill anybody.').tree;
    const { skipped } = takeIn({
      tree: later,
      locale: 'it',
      rows: rows.filter(({ id }) => id === 'noir/kill-4'),
      read,
    });
    expect(skipped).toEqual([{ id: 'noir/kill-4', why: 'exported before the source changed' }]);
  });
});

test('Words that would break a page are skipped with the reason', () => {
  const give = (target: string) =>
    takeIn({
      tree,
      locale: 'it',
      rows: [
        { id: 'noir/kill-4', source: unitOf(tree, 'en', 'noir/kill-4')!.text, target, unsure: 'no' as const },
      ],
      read,
    }).skipped.map(({ why }) => why);
  expect(give('Il </S> Killer')).toEqual(['adds or drops a tag of the page']);
  expect(give('Il {Killer')).toHaveLength(1);
  expect(give('Il <b>Killer</b>')).toEqual(['an unknown element']);
});

test('A row marked as unsure is left out', () => {
  const row = {
    id: 'noir/kill-4',
    source: unitOf(tree, 'en', 'noir/kill-4')!.text,
    target: 'Boh.',
    unsure: 'yes' as const,
  };
  expect(takeIn({ tree, locale: 'it', rows: [row], read }).skipped).toEqual([
    { id: 'noir/kill-4', why: 'marked as unsure' },
  ]);
});

test('A stale sentence leaves as fuzzy with the old source; mended and no longer fuzzy, it loses the word', () => {
  const source = unitOf(tree, 'en', 'noir/kill-4')!;
  const edited = withClause({ tree, texts: new Map() }, source, 'The Killer may not kill anybody.');
  const stale = synced(edited, planSync(edited.tree));
  const text = FORMATS['po']!.write(exchangeOf(stale.tree, { locale: 'it', game: 'noir' }));
  expect(text).toContain(`#, fuzzy\n#| msgid ${JSON.stringify(source.canon)}\nmsgctxt "noir/kill-4"`);
  const rows = FORMATS['po']!.read!(text).rows.map((row) =>
    row.id === 'noir/kill-4' ? { ...row, target: 'Il Killer non uccide.', unsure: 'no' as const } : row,
  );
  const { texts } = takeIn({
    tree: stale.tree,
    locale: 'it',
    rows,
    read: (file) => stale.texts.get(file) ?? read(file),
  });
  expect([...texts.values()].join('')).toContain('<S id="kill-4">Il Killer non uccide.</S>');
});

const has = (program: string): boolean => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

describe.runIf(has('xmllint'))('xmllint', () => {
  test.each(['xliff', 'xliff2', 'tmx', 'tbx'])('reads the %s file', (name) => {
    const input = FORMATS[name]!.write(exchangeOf(tree, { locale: 'it', game: 'noir' }));
    expect(() => execFileSync('xmllint', ['--noout', '-'], { input, stdio: 'pipe' })).not.toThrow();
  });
});

test('XLIFF 2.0 has one source language, and says so when there are several', () => {
  expect(() => FORMATS['xliff2']!.write(exchangeOf(tree, { locale: 'it' }))).toThrow('one source language');
});

test('A memory holds every translation that is not stale, a term base every term', () => {
  const exchange = exchangeOf(tree, { locale: 'it', game: 'noir' });
  expect(FORMATS['tmx']!.write(exchange).split('<tu ')).toHaveLength(exchange.rows.length + 1);
  const terms = exchange.rows.filter(({ kind, id }) => kind === 'term' && !id.endsWith('@note'));
  expect(FORMATS['tbx']!.write(exchange).split('<termEntry ')).toHaveLength(terms.length + 1);
});

describe.runIf(has('msgfmt'))('gettext', () => {
  test.each(['it', 'zh-Hant', 'zh-Hans', 'en'])('finds no fault in the PO file of %s', (locale) => {
    const input = FORMATS['po']!.write(exchangeOf(tree, { locale }));
    expect(() =>
      execFileSync('msgfmt', ['-c', '-o', '/dev/null', '-'], { input, stdio: 'pipe' }),
    ).not.toThrow();
  });

  test('writes the same file as it reads', () => {
    const input = FORMATS['po']!.write(exchangeOf(tree, { locale: 'it', game: 'noir' }));
    const again = execFileSync('msgcat', ['--no-wrap', '-'], { input, encoding: 'utf8' });
    expect(FORMATS['po']!.read!(again).rows).toEqual(FORMATS['po']!.read!(input).rows);
  });
});
