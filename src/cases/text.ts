/** The plain-text face of a case: title, board, and what each step says, in a reader's language. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import stringWidth from 'string-width';
import type { Say } from '../islands/story/types.ts';
import { tell } from '../islands/story/tell.ts';
import type { StoryStep } from '../islands/story/types.ts';
import type { JsonObject, Trace } from '../machines/trace.ts';
import type { Words } from '../words-lib/words.ts';
import type { Games } from './games.ts';
import type { ReadCase } from './read.ts';

/** How a game's position is drawn in text: `src/figures/<game>/plain.ts` exports it as `plain`. Lines of at most 78 columns. */
export type Plain = (position: JsonObject, say: Say) => readonly string[];

const WIDTH = 78;

export interface TextFace {
  readonly read: ReadCase;
  readonly trace: Trace;
  readonly words: Words;
  readonly games: Games;
  readonly locale: string;
  /** `everyone` or a seat; default: the case's own. */
  readonly view?: string | undefined;
}

/** The whole case as text, ending without a line break. @throws RangeError when the game has no seat `view`. */
export async function textFace({ read, trace, words, games, locale, view }: TextFace): Promise<string> {
  const { case: one } = read;
  const { game } = games.get(one.game)!;
  const seat = view ?? one.view ?? 'everyone';
  if (seat !== 'everyone' && !game.seats.includes(seat)) {
    throw new RangeError(`--view: found ${seat}; one of everyone, ${game.seats.join(', ')}`);
  }
  const say = words.say(locale, one.game);
  const plain = await plainOf(one.game);
  const translated = words.caseWords(locale, one.game)[one.id.slice(one.game.length + 1)];
  const steps = tell(trace, { game, say, figure: () => ({}) });
  const title = translated?.title ?? one.title;
  const parts = steps.map((step, at) => {
    const position = seat === 'everyone' ? trace.steps[at]!.position : trace.steps[at]!.seen[seat]!.position;
    return stepText(step, seat, plain(position, say));
  });
  return [...wrap(title), '='.repeat(Math.min(WIDTH, stringWidth(title))), '', parts.join('\n\n'), ''].join(
    '\n',
  );
}

function stepText(step: StoryStep, view: string, board: readonly string[]): string {
  const told = step.views[view]!;
  const fresh = told.knowledge.flatMap((panel) => [
    panel.heading,
    ...panel.fresh.map((group) => `  ${group.who.join(' ')}: ${group.text}`),
  ]);
  const lines = [
    step.index > 0 ? `${step.position} · ${told.label}` : step.position,
    ...told.lines,
    ...(step.refused ? [step.refused.text] : []),
  ];
  return [...lines.flatMap(wrap), '', ...board, '', ...fresh.flatMap(wrap)].join('\n');
}

async function plainOf(game: string): Promise<Plain> {
  const file = join(process.cwd(), 'src/figures', game, 'plain.ts');
  if (!existsSync(file))
    throw new Error(`src/figures/${game}/plain.ts: found nothing; wanted the game's positions in plain text`);
  const module: { plain: Plain } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return module.plain;
}

/** Breaks a line at spaces, or between full-width characters, so that no line is wider than 78 columns. */
function wrap(line: string): string[] {
  const indent = /^ */.exec(line)![0];
  const out: string[] = [];
  let current = '';
  for (const piece of line.trim().split(/(?<=[\s\u3000-\u9fff\uff00-\uffef])(?![，。；：、！？」』）”])/u)) {
    if (current && stringWidth(indent + current + piece.trimEnd()) > WIDTH) {
      out.push(indent + current.trimEnd());
      current = '';
    }
    current += piece;
  }
  return [...out, indent + current];
}
