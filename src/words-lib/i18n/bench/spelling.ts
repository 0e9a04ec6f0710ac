/** Slips of the hand: letters exchanged, dropped, doubled; a Chinese character that is taken for another. */
import { language, type Pair } from '../checks/check.ts';
import { ALIKE } from '../checks/spelling/chinese.ts';
import { replaced, type Mutation } from './mutation.ts';

/** Small words of five letters and more, which stand for themselves: no part of a tag, an address or an argument. */
const WORD = /(?<![\p{L}\d/"=$:{_’'-])\p{Ll}{5,}(?![\p{L}\d/"=_-]|[^<]*>|[^{]*\})/gu;

const ofWord =
  (slip: (word: string, at: number) => string): Mutation['mutate'] =>
  ({ target }, pick) =>
    language(target.lang) === 'zh'
      ? null
      : replaced(withoutTargets(target.unit.text), WORD, pick, ([word]) =>
          slip(word, 1 + (pick % (word.length - 3))),
        );

/** Links would hide among words what nobody reads. */
const withoutTargets = (text: string): string => text.replace(/\]\([^)]*\)/g, ']');

export const spellingFaults: readonly Mutation[] = [
  {
    name: 'two letters exchanged',
    check: 'spelling',
    mutate: ofWord((word, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)),
  },
  {
    name: 'a letter is dropped',
    check: 'spelling',
    mutate: ofWord((word, at) => word.slice(0, at) + word.slice(at + 1)),
  },
  {
    name: 'a letter twice',
    check: 'spelling',
    mutate: ofWord((word, at) => word.slice(0, at) + word[at] + word.slice(at)),
  },
  { name: 'a character that looks or sounds alike', check: 'spelling', mutate: alike },
];

function alike({ target }: Pair, pick: number): string | null {
  if (language(target.lang) !== 'zh') return null;
  const text = withoutTargets(target.unit.text);
  const pattern = new RegExp(`(?<=\\p{Script=Han})[${ALIKE.join('')}](?=\\p{Script=Han})`, 'gu');
  return replaced(text, pattern, pick, ([char]) => other(char, pick));
}

function other(char: string, pick: number): string {
  const all = ALIKE.filter((set) => set.includes(char)).flatMap((set) => [...set.replace(char, '')]);
  return all[pick % all.length]!;
}
