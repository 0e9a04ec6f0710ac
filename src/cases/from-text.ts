/** Reads the plain-text face of a case, as it may have come back from a forum, as the document of a case file. */
import type { Drawing } from '../faces/told.ts';
import { SIGN } from '../faces/text/notation.ts';
import type { Words } from '../words-lib/words.ts';
import { documentsOf, type Raw } from './documents.ts';
import { CaseFileError } from './problem.ts';

/** The languages that a text may be written in. */
interface Spoken {
  readonly locales: readonly { readonly id: string }[];
  readonly say: Words['say'];
}

/** What reading takes besides the text. */
export interface TextReader {
  readonly words: Spoken;
  readonly drawings: ReadonlyMap<string, Drawing>;
}

/** Forums indent code, and change the ends of lines. */
function dedented(text: string): string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const indents = lines.filter((line) => line.trim()).map((line) => /^ */.exec(line)![0].length);
  const indent = Math.min(...indents, Number.MAX_SAFE_INTEGER);
  return lines.map((line) => line.slice(indent));
}

/** The lines of notation where they stand, so that errors name the right ones. */
const notationIn = (lines: readonly string[]): string =>
  lines.map((line) => (line.startsWith(SIGN) ? line.slice(SIGN.length) : '')).join('\n');

/** The first position drawn, in whatever language; nothing when none is found. */
function drawn(lines: readonly string[], game: string, { words, drawings }: TextReader): object {
  const read = drawings.get(game)?.read;
  if (!read) return {};
  for (const { id } of words.locales) {
    const found = read(lines, words.say(id, game));
    if (found) return found;
  }
  return {};
}

/** The document in a text face, or what is wrong with it. */
export function documentsIn(file: string, text: string, reader: TextReader): (Raw | CaseFileError)[] {
  const lines = dedented(text);
  if (!lines.some((line) => line.startsWith(SIGN))) {
    const wanted = `the lines that begin with "${SIGN.trim()}" at the end of the text of a case`;
    return [new CaseFileError([{ file, line: 0, field: '', found: 'no case in this text', wanted }])];
  }
  return documentsOf(file, notationIn(lines)).map((raw) =>
    raw instanceof CaseFileError ? raw : completed(raw, lines, reader),
  );
}

function completed({ value, line }: Raw, lines: readonly string[], reader: TextReader): Raw {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { value, line };
  const record = value as { id?: unknown; game?: unknown; title?: unknown; given?: unknown };
  const game = String(record.game ?? record.id ?? '').split('/')[0]!;
  const title = lines.find((one) => one.trim() !== '')!.trim();
  const given = typeof record.given === 'object' ? record.given : {};
  return { value: { title, ...record, given: { ...drawn(lines, game, reader), ...given } }, line };
}
