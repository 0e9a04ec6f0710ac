import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkLocale } from '../../src/words-lib/i18n/checks/run.ts';
import { isEnglish } from '../../src/words-lib/i18n/checks/spelling/english.ts';
import { isItalian } from '../../src/words-lib/i18n/checks/spelling/italian.ts';
import { readUnitTree } from '../../src/words-lib/i18n/read-tree.ts';
import { found, type Given } from './lib/pair.ts';

describe('A word is right', () => {
  test.each(['neighbour', 'grey', 'signalled', 'don’t', "detectives'", 'else’s'])(
    'in English: %s',
    (word) => {
      expect(isEnglish(word)).toBe(true);
    },
  );

  test.each(['nieghbour', 'recieve', 'supsect', 'dont'])('in English not: %s', (word) => {
    expect(isEnglish(word)).toBe(false);
  });

  test.each([
    'personaggio',
    'l’assassino',
    'dell’arma',
    'guardarla',
    'scoprirsi',
    'nascondendone',
    'uccidendo',
    'esattamente',
    'facilmente',
    'ventitré',
    'perché',
    'riconoscetevi',
    'dov’è',
    'Giocatore',
  ])('in Italian: %s', (word) => {
    expect(isItalian(word)).toBe(true);
  });

  test.each(['personagio', 'l’asassino', 'perchè', 'qual’è', 'guradarla', 'facilmante'])(
    'in Italian not: %s',
    (word) => {
      expect(isItalian(word)).toBe(false);
    },
  );
});

describe('The check', () => {
  const italian = { source: 'The Oiran looks.', to: 'it', kind: 'message' } satisfies Partial<Given>;

  test('passes over arguments, codes, capitals, names of programs and what spelling.txt lists', () => {
    const target = 'L’Oiran guarda: {$who}bia, 3B, PDF, BoardGame, webptt.com, `i18n:sync`.';
    expect(found({ ...italian, target, known: ['Oiran'] })).not.toContain('spelling');
    expect(found({ ...italian, target })).toContain('spelling');
  });

  test('asks nothing of a language without a dictionary', () => {
    expect(found({ ...italian, to: 'fr', target: 'La courtisane rregarde.' })).not.toContain('spelling');
  });

  const zh = { source: 'Draw again.', to: 'zh-Hant-TW' } satisfies Partial<Given>;

  test('knows in Chinese a character taken for another by what stands beside it elsewhere', () => {
    const counts: { readonly [two: string]: number } = { 一再: 9, 再抽: 9, 現在: 9, 在抽: 0 };
    const habit = (two: string): number => counts[two] ?? 0;
    expect(found({ ...zh, target: '他一在抽牌。', habit })).toContain('spelling');
    expect(found({ ...zh, target: '他一再抽牌。', habit })).not.toContain('spelling');
  });

  test('knows in Chinese words that nobody writes otherwise', () => {
    expect(found({ ...zh, target: '因該重抽。' })).toContain('spelling');
    expect(found({ ...zh, target: '應該重抽。' })).not.toContain('spelling');
  });

  test('reads what a language writes first, too', () => {
    const tree = readUnitTree();
    const id = 'noir/kill-1';
    const unit = tree.units.get('en')!.get(id)!;
    const misspelt = { ...unit, text: `${unit.text} Nieghbour.` };
    const units = new Map(tree.units).set('en', new Map(tree.units.get('en')).set(id, misspelt));
    const findings = checkLocale(
      { ...tree, units },
      { locale: 'en', read: (file) => readFileSync(file, 'utf8') },
    );
    expect(findings.filter((one) => one.id === id)).toMatchObject([
      { check: 'spelling', found: 'Nieghbour' },
    ]);
  });
});
