/** Faults in links, arguments, script, marks, and words left untranslated. */
import { language, type Pair } from '../checks/check.ts';
import { replaced, type Mutation } from './mutation.ts';

/** One character of the other script for one of the text; null when every character is the same in both. */
export type OtherScript = (text: string, lang: string, pick: number) => string | null;

const isChinese = ({ target }: Pair): boolean => language(target.lang) === 'zh';
const isMarked = ({ target }: Pair): boolean => target.unit.kind !== 'message';
const only =
  (fits: (pair: Pair) => boolean, mutate: Mutation['mutate']): Mutation['mutate'] =>
  (pair, pick) =>
    fits(pair) ? mutate(pair, pick) : null;
const swap =
  (pattern: RegExp, by: (found: string) => string): Mutation['mutate'] =>
  ({ target }, pick) =>
    replaced(target.unit.text, pattern, pick, ([found]) => by(found));

const HALF: { readonly [mark: string]: string } = {
  '，': ',',
  '。': '.',
  '：': ':',
  '；': ';',
  '！': '!',
  '？': '?',
};
const QUOTES: { readonly [mark: string]: string } = {
  '「': '“',
  '」': '”',
  '“': '「',
  '”': '」',
  '«': '"',
  '»': '"',
};

const linkFaults: readonly Mutation[] = [
  { name: 'another link', check: 'links', mutate: swap(/(?<=\]\(\.\.\/)[a-z-]+/g, (rule) => `${rule}-x`) },
  {
    name: 'a link is dropped',
    check: 'links',
    mutate: ({ target }, pick) =>
      replaced(target.unit.text, /\[([^\]]+)\]\([^)]+\)/g, pick, ([, words]) => words!),
  },
  {
    name: 'another argument',
    check: 'links',
    mutate: only(
      (pair) => !isMarked(pair) && !pair.target.unit.text.startsWith('.'),
      swap(/(?<=\{\$)[a-z]+/g, (name) => `${name}x`),
    ),
  },
  {
    name: 'an argument is dropped',
    check: 'links',
    mutate: only(
      (pair) => !isMarked(pair) && !pair.target.unit.text.startsWith('.'),
      swap(/\{\$[^{}]*\}/g, () => ''),
    ),
  },
];

const markFaults: readonly Mutation[] = [
  {
    name: 'a half-width mark',
    check: 'punctuation',
    mutate: only(
      isChinese,
      swap(/(?<=\p{Script=Han})[，。：；！？]/gu, (mark) => HALF[mark]!),
    ),
  },
  {
    name: 'other quotation marks',
    check: 'punctuation',
    mutate: only(
      isMarked,
      swap(/[「」“”«»]/g, (mark) => QUOTES[mark]!),
    ),
  },
  {
    name: 'a straight apostrophe',
    check: 'punctuation',
    mutate: only(
      (pair) => language(pair.target.lang) === 'it' && isMarked(pair),
      swap(/’(?=\p{L})/gu, () => "'"),
    ),
  },
  {
    name: 'no mark at the end',
    check: 'punctuation',
    mutate: only(
      ({ target }) => target.unit.kind === 'clause',
      swap(/[.。]$/g, () => ''),
    ),
  },
  {
    name: 'a mark twice',
    check: 'punctuation',
    mutate: only(
      isMarked,
      swap(/[，,；;]/g, (mark) => mark + mark),
    ),
  },
  {
    name: 'a space before a mark',
    check: 'punctuation',
    mutate: only(
      (pair) => !isChinese(pair) && isMarked(pair),
      swap(/(?<=\p{L})[,.;:](?=\s|$)/gu, (mark) => ` ${mark}`),
    ),
  },
  {
    name: 'a space in Chinese',
    check: 'punctuation',
    mutate: only(
      (pair) => isChinese(pair) && isMarked(pair),
      swap(/(?<=\p{Script=Han})(?=\p{Script=Han})/gu, () => ' '),
    ),
  },
  {
    name: 'half a bracket',
    check: 'punctuation',
    mutate: only(
      isMarked,
      swap(/(?<!\])[)）](?!\])/g, () => ''),
    ),
  },
];

const untranslatedFault: Mutation = {
  name: 'left untranslated',
  check: 'untranslated',
  mutate: only(
    (pair) =>
      isMarked(pair) &&
      language(pair.source.lang) !== language(pair.target.lang) &&
      pair.source.words.length > 20,
    ({ source }) => source.unit.text,
  ),
};

export const formFaults = (otherScript: OtherScript): readonly Mutation[] => [
  ...linkFaults,
  ...markFaults,
  untranslatedFault,
  {
    name: 'a character of the other script',
    check: 'script',
    mutate: only(isChinese, ({ target }, pick) => otherScript(target.unit.text, target.lang, pick)),
  },
];
