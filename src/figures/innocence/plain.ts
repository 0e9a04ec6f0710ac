/** A position in plain text, for the command line and for forums; lines of at most 78 columns. */
import type { JsonObject } from '../../machines/trace.ts';

interface Written {
  readonly hidden: number | readonly string[];
  readonly shown: readonly string[];
}

const COVERED = '?';

/** `A  S3 P  [S2]`: open cards, then covered ones. */
function row(who: string, { hidden, shown }: Written): string {
  const covered = typeof hidden === 'number' ? Array.from({ length: hidden }, () => COVERED) : hidden;
  return `${who}  ${[...shown, `[${covered.join(' ')}]`].join(' ')}`;
}

export function plain(position: JsonObject, _say: (key: string) => string): readonly string[] {
  const evidence = (position['evidence'] ?? {}) as unknown as { readonly [who: string]: Written };
  return Object.entries(evidence).map(([who, hand]) => row(who, hand));
}
