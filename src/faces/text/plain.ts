/** The plain-text face: a case that can be pasted anywhere, and read back by the case command. */
import stringWidth from 'string-width';
import { digest, posed, type FaceStep } from '../digest.ts';
import { kept } from '../kept.ts';
import type { Told } from '../told.ts';
import { notation } from './notation.ts';
import { WIDTH, wrap } from './wrap.ts';

/** Everything told of a step: what happened, the position, who was ruled out and why. */
export const stepLines = kept(({ heading, lines, board, panels, note }: FaceStep): readonly string[] => {
  const known = panels.flatMap((panel) => [
    panel.heading,
    ...panel.fresh.map(({ who, text }) => `  ${who}: ${text}`),
  ]);
  const told = [heading, ...lines, ...(note ? [note] : [])];
  return [...told.flatMap((line) => wrap(line)), '', ...board, '', ...known.flatMap((line) => wrap(line))];
});

const section = (steps: readonly FaceStep[]): string[] => steps.flatMap((step) => [...stepLines(step), '']);

/** A title, underlined. */
export function titled(title: string): string[] {
  const lines = wrap(title);
  const widest = Math.max(...lines.map((line) => stringWidth(line)));
  return [...lines, '='.repeat(Math.min(WIDTH, widest)), ''];
}

/** The line that parts a question from its answer. */
export const divider = (told: Told): string => `-- ${told.say('face.answer')} --`;

/** Title and steps, the step to think about set apart as an answer. */
export function tale(told: Told): string[] {
  const question = posed(told);
  if (!question) return section(digest(told));
  const { before, clue, answer } = question;
  const ask = [...clue, question.question].flatMap((line) => wrap(line));
  return [...section(before), ...ask, '', divider(told), '', ...section(answer)];
}

/** The whole case as text; no line is wider than 78 columns. */
export function plainFace(told: Told): string {
  const { title, say, links } = told;
  return [
    ...titled(title),
    ...tale(told),
    ...wrap(say('face.open')),
    links.short(),
    '',
    ...wrap(say('face.notation')),
    ...notation(told),
    '',
  ].join('\n');
}

/** One step as text. @throws RangeError when the case has no such step. */
export function plainStep(told: Told, name: string): string {
  const step = digest(told).find((one) => one.name === name);
  if (!step) throw new RangeError(`${told.case.id} has no step ${name}`);
  return [...titled(told.title), ...stepLines(step), '', told.links.short(name), ''].join('\n');
}
