import type { Lexicon } from './lexicon.ts';
import { digits, type Numeral } from './numerals.ts';

const DIGITS = '零一二三四五六七八九';
/** Words made with numerals that count nothing. */
const IDIOMS =
  /四[周角邊边處处下面散]|十分|千[萬万]|[萬万]一|五花八[門门]|三心二意|七嘴八舌|不二|[獨独]一[無无]二|一[清乾干]二|三三[兩两]{2}|十字/g;
/** One of two, both: the number may be left out in another language. */
const PAIRS =
  /[兩两](?=[者端側侧旁邊边人方種种樣样名張张夜]?[都皆])|[兩两](?=[者端側侧旁邊边])|(?<=上下|左右)[兩两]|[雙双倍半各]|另一|彼此|之[間间]|第二|再/g;

const NAMES = { before: /(?:黑桃|[紅红]桃|方[塊块]|梅花)$/, after: /^[號号]/ };

function numbers(text: string): readonly Numeral[] {
  const bare = text.replace(IDIOMS, '');
  const pairs = [...bare.matchAll(PAIRS)].map((): Numeral => ({ value: 2, sure: false }));
  const written = [...bare.replace(PAIRS, ' ').matchAll(/[一二三四五六七八九十百千兩两]+/g)].flatMap(
    ([run]): Numeral[] => {
      const value = valueOf(run);
      return value === null
        ? [...run].flatMap((one) => {
            const digit = valueOf(one);
            return digit === null ? [] : [{ value: digit, sure: false }];
          })
        : [{ value, sure: value > 1 }];
    },
  );
  const none = [...bare.matchAll(/[沒没][有]?|[無无]|零/g)].map((): Numeral => ({ value: 0, sure: false }));
  return [...written, ...pairs, ...none, ...digits(bare, NAMES)];
}

/** 十六 is 16, 二十五 is 25, 百 is 100; null for what is no numeral. */
export function valueOf(run: string): number | null {
  const match =
    /^(?:([一二三四五六七八九兩两])(千))?(?:([一二三四五六七八九兩两])?(百))?零?(?:([一二三四五六七八九])?(十))?([一二三四五六七八九兩两])?$/.exec(
      run,
    );
  if (!match) return null;
  const [, thousands, thousand, hundreds, hundred, tens, ten, ones] = match;
  const digit = (one: string | undefined, otherwise: number): number =>
    one === undefined ? otherwise : /[兩两]/.test(one) ? 2 : DIGITS.indexOf(one);
  return (
    (thousand ? digit(thousands, 1) * 1000 : 0) +
    (hundred ? digit(hundreds, 1) * 100 : 0) +
    (ten ? digit(tens, 1) * 10 : 0) +
    digit(ones, 0)
  );
}

export const chinese: Lexicon = {
  numbers,
  nameless: /(?<![\d\p{Script=Han}])[號号]/gu,
  wordLetters: '',
  asides: /(\p{Script=Han})[不沒没]\1|[^；;]*(?:沒有說明?|没有说明?|沒說|没说)[^；;]*[；;]|能否|是否|可否/gu,
  must: /必須|必须|一定要|務必|务必/,
  may: /可以|也行|都行|得了|還能|还能|允許|允许/,
  mayNot: /不得|不可以?|不能|不准|不許|不许|禁止|無法|无法|不行|不會|不会|只能|只有|不算|不再|不必/g,
  ideas: {
    row: /橫排|横排|[橫横]的|是[橫横](?!跨)/g,
    column: /直排|豎排|竖排|[直豎竖]的|是[直豎竖]/g,
    // To be swayed (受…左右) names no side.
    left: /(?<!受\p{Script=Han}{0,4})左/gu,
    right: /(?<!受\p{Script=Han}{0,4}左)右/gu,
  },
};
