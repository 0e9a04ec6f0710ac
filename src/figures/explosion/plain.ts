/** A position in plain text, for the command line and for forums; lines of at most 78 columns. */
import type { JsonObject } from '../../machines/trace.ts';
import { columns } from '../text-fit.ts';
import { middleLabel, standing } from './describe.ts';
import { tableIn, wordsBy } from './model.ts';
import { seatsOf } from './seats.ts';

const WIDTH = 78;
const INDENT = '    ';
/** A line may break after a space, and after a full-width sign. */
const PIECES = /(?<=[\s、，；：])/u;

function wrap(text: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.split(PIECES)) {
    if (line && columns((line + piece).trimEnd()) > WIDTH) {
      lines.push(line.trimEnd());
      line = INDENT;
    }
    line += piece;
  }
  return [...lines, line.trimEnd()];
}

/** The middle of the table, then a line for each seat clockwise. Worded by the messages `figure.*` and `suspect.*`. */
export function plain(position: JsonObject, say: (key: string) => string): readonly string[] {
  const data = tableIn(position);
  const words = wordsBy(say);
  const seats = seatsOf(data).map(
    (seat) => `${say(`suspect.${seat.who}`)}${words['colon']}${standing(seat, words)}`,
  );
  return [middleLabel(data, words), ...seats].flatMap(wrap);
}
