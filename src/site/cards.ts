/** The cards of cases and steps: what is drawn on a page, as pictures that stand alone. */
import { h } from 'preact';
import { posed, digest } from '../faces/digest.ts';
import { card, type CardWords } from '../faces/picture/card.ts';
import { altOf } from '../faces/text/markup.ts';
import { askedAt, type Told } from '../faces/told.ts';
import { FaceSymbols } from '../figures/face/sprite.tsx';
import { faceId, type FaceSource } from '../figures/game-face.tsx';
import { figureOf } from './figures.ts';
import { render, renderWith } from './render.ts';
import { storyOf } from './stories.ts';
import { toldOf } from './told.ts';
import { words } from './words.ts';

const sheets = import.meta.glob<string>(['../figures/*paint.css', '../figures/*/*paint.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** The sheets of all figures, for pictures that stand alone. */
export const cardSheet = Object.values(sheets).join('');

const symbols = new Map<string, ReadonlyMap<string, string>>();

/** A game's faces as symbols, by the id that a `<use>` points to. */
export function symbolsOf(game: string): ReadonlyMap<string, string> {
  const known = symbols.get(game);
  if (known) return known;
  const { faces } = figureOf(game);
  const made = new Map(
    Object.entries(faces).map(([who, spec]) => [
      faceId(game, who),
      render(h(FaceSymbols, { game, faces: { [who]: spec } })),
    ]),
  );
  symbols.set(game, made);
  return made;
}

/** The symbols of a game's faces that some markup points to. */
export function symbolsIn(game: string, markup: string): string {
  const all = symbolsOf(game);
  const ids = new Set([...markup.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!));
  return [...ids].map((id) => all.get(id) ?? '').join('');
}

/** The figure of a step as the case's own view sees it, with faces from symbols unless said otherwise; `id` is unique in its file. */
export function figureHtml(
  told: Told,
  index: number,
  { id = 'card', faces = 'page' }: { id?: string; faces?: FaceSource } = {},
): string {
  const story = storyOf(told.case.id, told.locale);
  const { Figure } = figureOf(told.case.game);
  return renderWith(
    faces,
    h(Figure, {
      data: told.steps[index]!.views[told.view]!.figure,
      words: story.figureWords,
      names: story.names,
      id,
      title: altOf(told, index),
      touch: null,
      brief: true,
    }),
  );
}

type Said = Pick<CardWords, 'heading' | 'lines' | 'last'>;

function drawn(told: Told, index: number, said: Said): string {
  const { game } = told.case;
  return card({
    words: {
      ...said,
      lang: words.locale(told.locale).lang,
      title: told.title,
      alt: altOf(told, index),
      game: told.say('game.title'),
    },
    figure: figureHtml(told, index),
    symbols: symbolsOf(game),
    css: cardSheet,
  });
}

/** The card of a step: what happened, and what is known now. @throws RangeError when the case has no such step. */
export function stepCard(id: string, locale: string, name: string): string {
  const told = toldOf(id, locale);
  const index = told.steps.findIndex((step) => step.name === name);
  if (index < 0) throw new RangeError(`${id} has no step ${name}`);
  const { heading, lines, panels } = digest(told)[index]!;
  return drawn(told, index, { heading, lines, last: panels[0]?.heading ?? '' });
}

/** The card of a case: the position before the step to think about, and the question; it stops before the answer. */
export function caseCard(id: string, locale: string): string {
  const told = toldOf(id, locale);
  const question = posed(told);
  if (!question) return stepCard(id, locale, told.steps[0]!.name);
  const [heading = '', ...lines] = question.clue;
  return drawn(told, askedAt(told) - 1, { heading, lines, last: question.question });
}
