/** The question that a case asks, with every word that it may need once it is answered. */
import { faceHref } from '../figures/game-face.tsx';
import { ask, type Question } from '../islands/question/ask.ts';
import { sentences } from '../islands/sentences.ts';
import type { Story } from '../islands/story/types.ts';
import { caseOf } from './cases.ts';
import { figureOf } from './figures.ts';
import { words } from './words.ts';

export interface PageQuestion extends Question {
  /** Where a suspect's face stands on the game's sheet. */
  readonly face: (who: string) => string;
  /** What grading may have to say, by mark, and by how many were found or ticked too many. */
  readonly verdicts: { readonly [key: string]: string | readonly string[] };
}

/** @returns null for a case that asks nothing. */
export function questionOf(story: Story): PageQuestion | null {
  const { case: one, trace } = caseOf(story.id);
  if (!one.ask) return null;
  const question = ask(one.ask, { trace, story, model: figureOf(story.game).figure });
  return {
    ...question,
    face: (who) => faceHref(story.game, who),
    verdicts: verdictsOf(question, story.locale),
  };
}

function verdictsOf({ suspects }: Question, locale: string): PageQuestion['verdicts'] {
  const say = words.site(locale);
  const left = suspects.filter(({ reason }) => reason === null).length;
  const upTo = (most: number) => Array.from({ length: most + 1 }, (_, count) => count);
  return {
    right: say('question.verdict.right'),
    missed: say('question.verdict.missed'),
    extra: say('question.verdict.extra'),
    found: upTo(left).map((found) => spaced(say('question.found', { found, left }))),
    extras: upTo(suspects.length - left).map((count) => say('question.extra', { count })),
  };
}

/** With the space, where the script of the language has one, that another sentence after it needs. */
const spaced = (sentence: string): string => sentences([sentence, '-']).slice(0, -1);
