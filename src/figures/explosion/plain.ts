/** A position in plain text, for the command line and for forums; lines of at most 78 columns. */
import type { JsonObject } from '../../machines/trace.ts';

export function plain(position: JsonObject, say: (key: string) => string): readonly string[] {
  const hands = position['hands'] as { readonly [seat: string]: readonly (string | null)[] };
  return Object.entries(hands).map(
    ([seat, cards]) => `${seat}${say('figure.colon')}${cards.map((card) => card ?? '??').join(' ')}`,
  );
}
