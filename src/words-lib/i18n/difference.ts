/** What changed between two texts, word by word; Chinese words are found by their meaning. */
import { diffChars, diffWordsWithSpace } from 'diff';
import { convert } from './convert.ts';

export interface Change {
  readonly text: string;
  readonly kind: 'same' | 'added' | 'removed';
}

export function wordChanges(before: string, after: string, lang: string): readonly Change[] {
  const intlSegmenter = new Intl.Segmenter(lang, { granularity: 'word' });
  return diffWordsWithSpace(before, after, { intlSegmenter }).map(named);
}

/** A Traditional text against a Simplified one, after conversion: only what is said otherwise is left. */
export function scriptChanges(traditional: string, simplified: string): readonly Change[] {
  return diffChars(convert(traditional, 'Hans'), simplified).map(named);
}

function named({ value, added, removed }: { value: string; added?: boolean; removed?: boolean }): Change {
  return { text: value, kind: added ? 'added' : removed ? 'removed' : 'same' };
}
