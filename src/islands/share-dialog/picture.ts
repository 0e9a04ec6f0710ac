/** The picture of the step shown, drawn in the browser by the same hand as the cards of the site. */
import { h, render } from 'preact';
import { digest, posed } from '../../faces/digest.ts';
import { card, type CardWords } from '../../faces/picture/card.ts';
import { altOf } from '../../faces/text/markup.ts';
import type { Told } from '../../faces/told.ts';
import { FacesFrom, sheetPath } from '../../figures/game-face.tsx';
import { LIGHT, resolveColours } from '../../figures/palette.ts';
import type { Figure } from '../figure.ts';
import type { Story } from '../story/types.ts';

const SHEETS = import.meta.glob<string>(['../../figures/*paint.css', '../../figures/*/*paint.css'], {
  query: '?raw',
  import: 'default',
});
const SYMBOL = /<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g;

const FIGURES = import.meta.glob<Figure>('../games/*/figure.tsx', { import: 'Figure' });

/** The figure as markup that a file can hold, with faces from symbols. */
async function figureOf(told: Told, index: number, { game, figureWords, names }: Story): Promise<string> {
  const Figure = await FIGURES[`../games/${game}/figure.tsx`]!();
  const host = document.createElement('div');
  const data = told.steps[index]!.views[told.view]!.figure;
  const props = { data, words: figureWords, names, title: altOf(told, index) };
  const figure = h(Figure, { ...props, id: 'shared', touch: null, brief: true });
  render(h(FacesFrom, { source: 'page' }, figure), host);
  const markup = new XMLSerializer().serializeToString(host);
  render(null, host);
  return markup;
}

/** A game's faces in the colours of the picture; none for a game that draws none. */
async function symbolsOf(game: string): Promise<ReadonlyMap<string, string>> {
  const answer = await fetch(sheetPath(game));
  const sheet = answer.ok ? resolveColours(await answer.text(), LIGHT) : '';
  return new Map([...sheet.matchAll(SYMBOL)].map(([symbol, id]) => [id!, symbol]));
}

/** The card of the last step told, as an SVG file; where it stops, the position before and the question. */
export async function drawnCard(told: Told, story: Story, ends: 'question' | 'answer'): Promise<string> {
  const { game } = story;
  const last = told.steps.length - 1;
  const question = ends === 'question' ? posed(told) : null;
  const at = question ? last - 1 : last;
  const { heading, lines, panels } = digest(told)[last]!;
  const [asked = '', ...clue] = question?.clue ?? [];
  const said: Pick<CardWords, 'heading' | 'lines' | 'last'> = question
    ? { heading: asked, lines: clue, last: question.question }
    : { heading, lines, last: panels[0]?.heading ?? '' };
  const [symbols, figure, ...sheets] = await Promise.all([
    symbolsOf(game),
    figureOf(told, at, story),
    ...Object.values(SHEETS).map((load) => load()),
  ]);
  return card({
    words: {
      ...said,
      lang: document.documentElement.lang,
      title: told.title,
      alt: altOf(told, at),
      game: told.say('game.title'),
    },
    figure,
    symbols,
    css: sheets.join(''),
  });
}
