import { expect, test } from 'vitest';
import { compileMessage } from '../../src/words-lib/mf2/compile-message.ts';
import { Constants, Mf2Fault } from '../../src/words-lib/mf2/scope.ts';
import { dialect, type Setting } from './lib/speak.ts';

const setting: Setting = {
  terms: { killer: { term: 'Killer' }, row: { term: '橫排' } },
  words: { suspect: { A: 'Alyss' } },
};

function faultOf(source: string, lang = 'en'): string {
  try {
    compileMessage(source, dialect(lang, setting), new Constants());
  } catch (error) {
    if (error instanceof Mf2Fault) return error.message;
    throw error;
  }
  return 'no fault';
}

test.each([
  ['{$x', 'missing syntax'],
  ['.match $x\n* {{a}}', 'missing selector annotation'],
  ['.input {$n :integer}\n.match $n\none {{a}}', 'missing fallback'],
  ['.input {$n :integer}\n.match $n\n1 {{a}}\n1 {{b}}\n* {{c}}', 'duplicate variant'],
])('a message that MessageFormat 2 forbids is refused: %j', (source, kind) => {
  expect(faultOf(source)).toContain(`found ${kind}`);
});

test.each([
  ['{$d :date}', 'the function :date', ':integer'],
  ['{#b}x{/b}', 'markup {#b}', 'plain text'],
  ['{$n :number currency=EUR}', 'option currency of :number', 'useGrouping'],
  ['{$n :integer minimumIntegerDigits=no}', 'minimumIntegerDigits=no', 'a whole number'],
  ['{$n :integer minimumIntegerDigits=$m}', 'minimumIntegerDigits=$m of :integer', 'written out'],
  ['{|x| :integer}', '{|x| :integer}', 'a number such as 12'],
  ['{:integer}', '{:integer} without a value', '{$n :integer}'],
  ['.input {$n :integer}\n.match $n\nfew {{a}}\n* {{b}}', 'the key few for $n', 'one, other'],
  ['.input {$n :integer}\n.match $n\n01 {{a}}\n* {{b}}', 'the key 01 for $n', 'one, other'],
  [
    '.input {$n :integer select=exact}\n.match $n\none {{a}}\n* {{b}}',
    'the key one for $n',
    'exact numbers only',
  ],
  ['.input {$xs :list}\n.match $xs\na {{a}}\n* {{b}}', '.match $xs', ':string'],
  ['{$x :string form=x}', 'option form of :string', 'no options'],
])('what is not supported is refused, and the fault says what would do: %j', (source, found, wanted) => {
  const fault = faultOf(source);
  expect(fault).toContain(`found ${found}`);
  expect(fault.split('wanted')[1]).toContain(wanted);
});

test.each([
  ['{|ghost| :term}', 'the term "ghost"', 'a key of glossary.yaml'],
  ['{|killer| :term form=dative}', 'form=dative', 'definite'],
  ['{|killer| :term form=plural}', 'form=plural of "killer"', 'forms.plural'],
  ['{$seat :term}', 'among=seat', 'a group'],
  ['{$n :count}', ':count without of', 'of=suspect'],
  ['{$n :count of=killer}', ':count of "killer"', 'plural'],
  ['{$x :word from=room}', ':word where there is no message room.…', 'room.a'],
  ['{|Z| :suspect}', '"Z"', 'A'],
  ['{|A| :suspect form=short}', 'form=short of :suspect', 'full or name'],
  ['{|A| :list}', '{|A| :list}', 'a variable'],
  ['{$xs :list type=nor}', 'type=nor of :list', 'and, or, unit'],
  ['{$xs :list each=letter}', 'each=letter', 'each=suspect'],
])('a word that is not there is a fault of the message: %j', (source, found, wanted) => {
  const fault = faultOf(source);
  expect(fault).toContain(`found ${found}`);
  expect(fault.split('wanted')[1]).toContain(wanted);
});

test('an Italian term without a gender has no article', () => {
  expect(faultOf('{|killer| :term form=definite}', 'it')).toContain('form=definite of "killer"');
});

test('Chinese has no dative, and counts only with a measure word', () => {
  expect(faultOf('{|row| :term form=to}', 'zh-Hant')).toContain('form=to of "row"');
  expect(faultOf('{$n :count of=row}', 'zh-Hant')).toContain(':count of "row"');
});
