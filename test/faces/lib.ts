/** Every case of every game, replayed, with its words: what faces are made from. */
import { replayCase } from '../../src/cases/replay.ts';
import type { Plain, ReadPlain } from '../../src/figures/plain-text.ts';
import { toldCase } from '../../src/cases/text.ts';
import type { Told } from '../../src/faces/told.ts';
import { loadWords } from '../../src/words-lib/words.ts';
import { games, read as all } from '../lib/every-case.ts';

export { games };
export const words = loadWords();
export const locales = words.locales.map(({ id }) => id);
export const cases = all.map((read) => ({ read, trace: replayCase(read, games) }));

/** A game's own drawing in text, and the way back. */
export async function plainOf(game: string): Promise<{ plain: Plain; read: ReadPlain }> {
  const [{ plain }, { read }] = await Promise.all([
    import(`../../src/figures/${game}/plain.ts`),
    import(`../../src/figures/${game}/read.ts`),
  ]);
  return { plain, read };
}

/** A value of a case with its lists in one order: but for those of `ordered` they are sets. */
export function canonical(value: unknown, ordered: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) {
    const list = value.map((one) => canonical(one, ordered));
    return list.every((one) => typeof one === 'string') ? list.toSorted() : list;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, ordered.has(key) ? one : canonical(one, ordered)]),
  );
}

/** A replayed case told in a language. */
export const toldIn = ({ read, trace }: (typeof cases)[number], locale: string): Promise<Told> =>
  toldCase({ read, trace, words, games, locale });
