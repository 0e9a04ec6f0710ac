import stringWidth from 'string-width';

/** The widest line of a text face, in columns of a fixed-width font; full-width characters take two. */
export const WIDTH = 78;

/** Where a line may break: after a space, and between full-width characters unless a sign follows that may not begin a line. */
const BREAK = /(?<=[\s\u3000-\u9fff\uff00-\uffef])(?![\s，。；：、！？」』）”])/u;

/** Breaks a line that is wider than `WIDTH`; what follows keeps its indent. `width` measures a text in columns. */
export function wrap(line: string, width: (text: string) => number = stringWidth): string[] {
  const indent = /^ */.exec(line)![0];
  const text = line.trim();
  if (width(indent + text) <= WIDTH) return [indent + text];
  const out: string[] = [];
  let current = '';
  let taken = width(indent);
  for (const piece of text.split(BREAK)) {
    if (current && taken + width(piece.trimEnd()) > WIDTH) {
      out.push(indent + current.trimEnd());
      current = '';
      taken = width(indent);
    }
    current += piece;
    taken += width(piece);
  }
  return [...out, indent + current];
}
