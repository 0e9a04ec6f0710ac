/** From one Chinese script to the other, by OpenCC, words of the region included. */
import { Converter } from 'opencc-js';
import { once } from '../once.ts';

export type Script = 'Hant' | 'Hans';

export const scriptOf = (lang: string): Script | null =>
  /^zh-(Hans|CN|SG)/.test(lang) ? 'Hans' : lang.startsWith('zh') ? 'Hant' : null;

const converter = once((to: Script) =>
  to === 'Hans' ? Converter({ from: 'tw', to: 'cn' }) : Converter({ from: 'cn', to: 'tw' }),
);

export const convert = (text: string, to: Script): string => converter(to)(text);

/** One character of the other script put in; null where both write the text alike. */
export function withOtherScript(text: string, lang: string, pick: number): string | null {
  const other = [...convert(text, scriptOf(lang) === 'Hans' ? 'Hant' : 'Hans')];
  const own = [...text];
  const differing = own.flatMap((char, at) => (other[at] !== undefined && other[at] !== char ? [at] : []));
  const at = differing[pick % Math.max(differing.length, 1)];
  return own.length === other.length && at !== undefined ? own.with(at, other[at]!).join('') : null;
}
