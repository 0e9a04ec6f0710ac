import { breadth } from '../../figures/text-fit.ts';

/** Where a line may break: after a space, and between full-width characters unless a sign follows that may not begin a line. */
const BREAK = /(?<=[\s\u3000-\u9fff\uff00-\uffef])(?![\s，。；：、！？」』）”])/u;

/** A text in lines of at most `room`, set in `size`; what is more than `most` lines ends in an ellipsis. */
export function setLines(
  text: string,
  { room, size, most }: { room: number; size: number; most: number },
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.split(BREAK)) {
    if (line && breadth(line + piece.trimEnd()) * size > room) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  lines.push(line);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1]!.trimEnd()} …`];
}
