/** The template of a palace file, explained in a reader's language: what it says is the training palace's own file. */
import { readFileSync } from 'node:fs';
import { columns } from '../../../../figures/text-fit.ts';
import type { Say } from '../../../../islands/story/types.ts';

const FILE = 'src/content/games/byzantine/palaces/training.yaml';
const WIDTH = 60;
/** A line may break after a space, and between Chinese characters unless a sign follows that may not begin a line. */
const PIECES = /(?<=[ \u3000-\u9fff\uff00-\uffef])(?![，。；：、！？」』）”])/u;

/** A text as lines of remarks, none so wide that the page would have to scroll it. */
export function remark(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.split(PIECES)) {
    if (line && columns(line + piece.trimEnd()) > WIDTH) {
      lines.push(line);
      line = '';
    }
    line += piece;
  }
  return [...lines, line].map((one) => `# ${one.trimEnd()}`);
}

/** A line of the file with what the reader is told of it: a field's meaning above, a character's name beside. */
function explained(line: string, say: Say): string[] {
  const [, indent, key] = /^( *)([\w-]+):/.exec(line) ?? [];
  if (key === undefined) return [line];
  if (indent) return [`${line.padEnd(18)} # ${say(`suspect.${key}`)}`];
  return ['', ...remark(say(`own-palace.field.${key}`)), line];
}

/** @throws when a field has no message `own-palace.field.<field>`. */
export function templateFor(say: Say): string {
  const lines = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const head = ['own-palace.example', 'own-palace.how.rooms'].flatMap((key) => remark(say(key)));
  return [...head, ...lines.flatMap((line) => explained(line, say)), ''].join('\n');
}
