/** Faults in numbers, letters, rows and columns, and words of the glossary. */
import { language, type Pair } from '../checks/check.ts';
import { exchanged, replaced, type Exchange, type Mutation } from './mutation.ts';

const NUMBERS: Exchange = {
  zh: { 兩: '三', 两: '三', 三: '四', 四: '五', 五: '六', 六: '七', 八: '七', 十六: '十四' },
  it: {
    due: 'tre',
    tre: 'quattro',
    quattro: 'cinque',
    cinque: 'sei',
    sei: 'sette',
    otto: 'sette',
    dieci: 'undici',
  },
  en: { two: 'three', three: 'four', four: 'five', five: 'six', six: 'seven', eight: 'seven', ten: 'eleven' },
};
const LINES: Exchange = {
  zh: { 橫排: '直排', 直排: '橫排', 横排: '竖排', 竖排: '横排' },
  it: { riga: 'colonna', righe: 'colonne', colonna: 'riga', colonne: 'righe' },
  en: { row: 'column', rows: 'columns', column: 'row', columns: 'rows' },
};
const SIDES: Exchange = {
  zh: { 左: '右', 右: '左' },
  it: { sinistra: 'destra', destra: 'sinistra' },
  en: { left: 'right', right: 'left' },
};

const isProse = ({ target }: Pair): boolean => target.unit.kind !== 'message';
/** Where the source itself says row or column. */
const isLined = ({ source }: Pair): boolean => /\b(?:rows?|columns?)\b|[橫横直豎竖]排/.test(source.words);
/** Where the source tells the two sides apart; to be swayed (受…左右) tells none. */
const isSided = ({ source }: Pair): boolean =>
  /\b(left or|left and|to the left|to the right|go(es|ne) right)\b|左|右/.test(
    source.words.replace(/受\p{Script=Han}{0,4}左右/gu, ''),
  );
const letter = (found: string): string =>
  String.fromCharCode(found.charCodeAt(0) === 90 ? 65 : found.charCodeAt(0) + 1);
const withoutTargets = (text: string): string =>
  text.replace(/\]\([^)]*\)/g, (target) => '·'.repeat(target.length));

export const meaningFaults: readonly Mutation[] = [
  {
    name: 'another digit',
    check: 'numbers',
    mutate: (pair, pick) =>
      isProse(pair)
        ? replaced(
            pair.target.unit.text,
            /(?<![\p{L}\d.,-])\d+(?![\p{Script=Latin}\d])/gu,
            pick,
            ([digits]) => String(Number(digits) + 1),
          )
        : null,
  },
  {
    name: 'another numeral',
    check: 'numbers',
    mutate: (pair, pick) =>
      isProse(pair) ? exchanged(pair.target.unit.text, pair.target.lang, NUMBERS, pick) : null,
  },
  {
    name: 'a number is dropped',
    check: 'numbers',
    mutate: (pair, pick) =>
      isProse(pair)
        ? replaced(pair.target.unit.text, /(?<![\p{L}\d.,-])\d+(?![\p{Script=Latin}\d]) ?/gu, pick, () => '')
        : null,
  },
  {
    name: 'another letter',
    check: 'symbols',
    mutate: (pair, pick) => (isProse(pair) ? exchangedLetter(pair, pick, letter) : null),
  },
  {
    name: 'another room',
    check: 'symbols',
    mutate: (pair, pick) =>
      isProse(pair)
        ? replaced(
            pair.target.unit.text,
            /(?<![\p{Script=Latin}\d])\d[A-Z]{1,2}(?![\p{Script=Latin}\d])/gu,
            pick,
            ([room]) => `${room[0]}${letter(room[1]!)}${room.slice(2)}`,
          )
        : null,
  },
  {
    name: 'row and column exchanged',
    check: 'lines',
    mutate: (pair, pick) =>
      isLined(pair) ? exchanged(pair.target.unit.text, pair.target.lang, LINES, pick) : null,
  },
  {
    name: 'left and right exchanged',
    check: 'lines',
    mutate: (pair, pick) =>
      isSided(pair) && isProse(pair) ? exchanged(pair.target.unit.text, pair.target.lang, SIDES, pick) : null,
  },
  {
    name: 'a bare 行 or 列',
    check: 'lines',
    mutate: ({ target }, pick) =>
      language(target.lang) === 'zh'
        ? replaced(target.unit.text, /(?<=[個个一每同該该某整])[橫横直豎竖]排/gu, pick, () =>
            pick % 2 ? '列' : '行',
          )
        : null,
  },
  { name: 'one term for another', check: 'terms', mutate: otherTerm },
  { name: 'a forbidden word', check: 'terms', mutate: forbiddenWord },
];

/** A letter that stands alone and is no word of the language. */
function exchangedLetter({ target }: Pair, pick: number, by: (found: string) => string): string | null {
  const { text } = target.unit;
  const pattern = /(?<![\p{Script=Latin}\d.’'-])[B-DF-HJ-NP-Z](?![\p{Script=Latin}\d’'.-])/gu;
  const hidden = withoutTargets(text);
  const done = replaced(hidden, pattern, pick, ([found]) => by(found));
  if (done === null) return null;
  const at = [...hidden].findIndex((char, index) => char !== [...done][index]);
  return [...text].with(at, [...done][at]!).join('');
}

/** A seat or character of the glossary named for another of its kind, everywhere in the sentence. */
function otherTerm({ source, target, constant }: Pair, pick: number): string | null {
  if (['message', 'term'].includes(target.unit.kind)) return null;
  const named = target.terms.filter(
    ({ key, forms }) => constant.has(key) && target.unit.text.includes(forms[0]!),
  );
  const one = named[pick % Math.max(named.length, 1)];
  const other = target.terms.filter(
    ({ key, forms }) => constant.has(key) && key !== one?.key && !target.unit.text.includes(forms[0]!),
  )[pick % 3];
  if (
    !one ||
    !other ||
    !source.terms.some(({ key, forms }) => key === one.key && source.words.includes(forms[0]!))
  )
    return null;
  const forms = one.forms.toSorted((a, b) => b.length - a.length);
  return forms.reduce((text, form) => text.replaceAll(form, other.forms[0]!), target.unit.text);
}

function forbiddenWord({ target }: Pair, pick: number): string | null {
  const usable = target.terms.filter(
    ({ forms, forbidden }) => forbidden.length > 0 && target.unit.text.includes(forms[0]!),
  );
  const one = usable[pick % Math.max(usable.length, 1)];
  return one ? target.unit.text.replace(one.forms[0]!, one.forbidden[pick % one.forbidden.length]!) : null;
}
