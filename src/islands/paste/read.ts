/** Reads a pasted case as the case command does: its plain text, or its file. */
import type { Drawing } from '../../faces/told.ts';
import { SIGN } from '../../faces/text/notation.ts';
import type { Plain, ReadPlain } from '../../figures/plain-text.ts';
import { documentsIn, type TextReader } from '../../cases/from-text.ts';
import { documentsOf } from '../../cases/documents.ts';
import type { GameSchema, Games } from '../../cases/games.ts';
import { CaseFileError, type Problem } from '../../cases/problem.ts';
import { readRaw, type ReadCase } from '../../cases/read.ts';
import { replayCase } from '../../cases/replay.ts';
import type { Game } from '../../machines/game.ts';
import type { Trace } from '../../machines/trace.ts';
import { sayOf, sharedWords } from '../share-dialog/words.ts';

const GAMES = import.meta.glob<Game>('../../machines/*/index.ts', { import: 'default' });
const SCHEMAS = import.meta.glob<GameSchema>('../../machines/*/schema.ts', { import: 'schema' });
const PLAINS = import.meta.glob<Plain>('../../figures/*/plain.ts', { import: 'plain' });
const READS = import.meta.glob<ReadPlain>('../../figures/*/read.ts', { import: 'read' });

/** As much text as is read; whole games are shorter. */
export const LONGEST = 60_000;
/** What errors call the text. */
const NAME = 'text';

export interface PastedCase {
  readonly read: ReadCase;
  readonly trace: Trace;
  readonly game: Game;
}

export type Pasted = PastedCase | { readonly problems: readonly Problem[] };

async function loadGames(ids: readonly string[]): Promise<Games> {
  const load = async (id: string) => {
    const [game, schema] = await Promise.all([
      GAMES[`../../machines/${id}/index.ts`]!(),
      SCHEMAS[`../../machines/${id}/schema.ts`]!(),
    ]);
    return [id, { game, schema }] as const;
  };
  return new Map(await Promise.all(ids.map(load)));
}

/** What reads drawings of the games that a text may be about, in every language. */
async function readerFor(
  text: string,
  ids: readonly string[],
  locales: readonly string[],
): Promise<TextReader> {
  const named = ids.filter((id) => text.includes(id));
  const drawings = named.map(async (id): Promise<[string, Drawing]> => {
    const [plain, read] = await Promise.all([
      PLAINS[`../../figures/${id}/plain.ts`]!(),
      READS[`../../figures/${id}/read.ts`]?.(),
    ]);
    return [id, { plain, read }];
  });
  const words = named.flatMap((game) =>
    locales.map(async (id) => [`${id} ${game}`, sayOf(await sharedWords(id, game))] as const),
  );
  const [drawn, said] = await Promise.all([Promise.all(drawings), Promise.all(words)]);
  const says = new Map(said);
  return {
    drawings: new Map(drawn),
    words: { locales: locales.map((id) => ({ id })), say: (id, game) => says.get(`${id} ${game}`)! },
  };
}

/** The first case of a text, or all that is wrong with it. Rejects only when something cannot be fetched. */
export async function readPasted(
  text: string,
  ids: readonly string[],
  locales: readonly string[],
): Promise<Pasted> {
  if (text.length > LONGEST) {
    const found = `${text.length} characters`;
    return { problems: [{ file: NAME, line: 0, field: '', found, wanted: `a case of at most ${LONGEST}` }] };
  }
  const games = await loadGames(ids);
  try {
    const documents = text.split(/\r\n?|\n/).some((line) => line.trimStart().startsWith(SIGN))
      ? documentsIn(NAME, text, await readerFor(text, ids, locales))
      : documentsOf(NAME, text);
    const [read] = readRaw(NAME, documents, games);
    if (!read || read instanceof CaseFileError) throw read ?? new RangeError('no document');
    return { read, trace: replayCase(read, games), game: games.get(read.case.game)!.game };
  } catch (error) {
    if (error instanceof CaseFileError) return { problems: error.problems };
    throw error;
  }
}
