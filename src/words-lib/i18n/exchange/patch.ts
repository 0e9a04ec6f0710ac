/** Writes new words of one unit into its file; no other byte changes. */
import { CST, Parser } from 'yaml';
import type { Unit } from '../unit.ts';

/** The text of the unit's file with `words` in the place of its words. */
export function withWords(text: string, unit: Unit, words: string): string {
  const { file, start, end } = unit.place;
  if (unit.kind === 'head') return withScalar(text, start, words);
  if (file.endsWith('.mdx')) return text.slice(0, start) + words + text.slice(end);
  if (file.endsWith('.json')) return text.slice(0, start) + JSON.stringify(words) + text.slice(end);
  return withScalar(text, start, words);
}

/** YAML's own concrete syntax keeps everything else as it is written. */
function withScalar(text: string, offset: number, words: string): string {
  const front = /^---\r?\n/.exec(text) ? text.indexOf('\n---') + 1 : 0;
  const yaml = front > 0 ? text.slice(0, front) : text;
  const tokens = [...new Parser().parse(yaml)];
  for (const token of tokens) {
    if (token.type !== 'document') continue;
    CST.visit(token, ({ value }) => {
      if (!value || !('offset' in value) || value.offset !== offset || !CST.isScalar(value)) return undefined;
      CST.setScalarValue(value, words, { afterKey: true });
      return CST.visit.BREAK;
    });
  }
  return tokens.map((token) => CST.stringify(token)).join('') + text.slice(yaml.length);
}
