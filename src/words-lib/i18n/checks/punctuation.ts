/** Marks as the language sets them. */
import { language, type Check, type Said } from './check.ts';

interface Rule {
  readonly found: RegExp;
  readonly wanted: string;
}

const HAN = String.raw`\p{Script=Han}`;
/** What brackets of arithmetic hold: `(n−2)÷2` keeps them narrow. */
const SUM = String.raw`[a-z\d]+(?:[+−×÷][a-z\d]+)+`;
const CHINESE: readonly Rule[] = [
  { found: new RegExp(`${HAN}[,.;:?!]|[,;:?!]${HAN}`, 'u'), wanted: 'a full-width mark' },
  { found: new RegExp(`${HAN} ?\\((?!${SUM}\\))|(?<!\\(${SUM})\\) ?${HAN}`, 'u'), wanted: '（）' },
  { found: new RegExp(`${HAN}\\.{3}|。。|…(?!…)(?<!……)`, 'u'), wanted: '……' },
  { found: new RegExp(`${HAN}\\n${HAN}`, 'u'), wanted: 'no line break in Chinese' },
  {
    found: new RegExp(`[${HAN}，。；：] +[${HAN}，。；：]`, 'u'),
    wanted: 'no space between Chinese characters',
  },
  { found: /[，、；：]{2}|[，、；：][。]|[，、]$/u, wanted: 'one mark' },
];
const TRADITIONAL: readonly Rule[] = [{ found: /[“”‘’"]/, wanted: '「」' }];
const SIMPLIFIED: readonly Rule[] = [{ found: /[「」『』"]/, wanted: '“”' }];
const LATIN: readonly Rule[] = [
  { found: /(?<=[\p{L}\d)»]) [,.;:!?](?!\.)/u, wanted: 'no space before a mark' },
  { found: /[，。；：？！「」（）]/, wanted: 'a half-width mark' },
  { found: /(?<=\p{L}),(?=\p{L})/u, wanted: 'a space after a comma' },
  { found: /(?<![.\d])\.\.(?!\.)|,,|;;/, wanted: 'one mark' },
];
const ITALIAN: readonly Rule[] = [
  { found: /\p{L}'(?=\p{L}|\s|$)/u, wanted: '’' },
  { found: /"|“|”/, wanted: '«»' },
];

const PAIRS = ['()', '（）', '「」', '『』', '“”', '«»', '《》'] as const;

export const punctuation: Check = ({ source, target }) => {
  const said = (found: string, wanted: string): Said => ({
    check: 'punctuation',
    level: 'error',
    found,
    wanted,
  });
  const text =
    target.unit.kind === 'message'
      ? target.words
      : target.unit.text.replace(/\]\([^()]*\)/g, ']').replace(/<[^>]*>/g, '');
  if (!/[\p{L}\d]/u.test(text)) return [];
  const broken = rulesOf(target.lang).flatMap(({ found, wanted }) => {
    const match = found.exec(text);
    return match ? [said(JSON.stringify(match[0]), wanted)] : [];
  });
  const open = PAIRS.filter(([left, right]) => text.split(left!).length !== text.split(right!).length).map(
    (pair) => said(`an odd ${pair}`, 'both'),
  );
  const ends =
    target.unit.kind === 'clause' && isClosed(source.unit.text) && !isClosed(text)
      ? [said('no mark at the end', 'a full stop')]
      : [];
  return [...broken, ...open, ...ends];
};

function rulesOf(lang: string): readonly Rule[] {
  if (language(lang) === 'zh') return [...CHINESE, ...(/Hans|CN|SG/.test(lang) ? SIMPLIFIED : TRADITIONAL)];
  return [...LATIN, ...(language(lang) === 'it' ? ITALIAN : [])];
}

const isClosed = (text: string): boolean => /[.。!！?？:：…][)）」”’"»』]*\s*$/.test(text);
