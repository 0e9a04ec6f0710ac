/** The picture of the step shown, drawn in the browser by the same hand as the cards of the site. */
import { h, render } from 'preact';
import { digest, posed } from '../../../faces/digest.ts';
import { card, type CardWords } from '../../../faces/picture/card.ts';
import { altOf } from '../../../faces/text/markup.ts';
import type { Told } from '../../../faces/told.ts';
import { FacesFrom, faceHref, faceId, sheetPath } from '../../../figures/game-face.tsx';
import { LIGHT, resolveColours } from '../../../figures/palette.ts';
import type { Figure } from '../../figure.ts';
import type { Story } from '../../story/types.ts';

const SHEETS = import.meta.glob<string>(['../../../figures/paint.css', '../../../figures/*/*paint.css'], {
  query: '?raw',
  import: 'default',
});
const SYMBOL = /<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g;

export interface Drawn {
  readonly story: Story;
  readonly Figure: Figure;
  /** Stops at the position before, and asks. */
  readonly stop: boolean;
  /** The figure as it stands on the page. */
  readonly live: Element;
}

/** What never changes is drawn where pages are made, and stands on the page: it is taken from there. */
function keep(fresh: Element, live: Element): void {
  const pictures = live.querySelectorAll('svg');
  fresh.querySelectorAll('svg').forEach((picture, at) => {
    const standing = [...(pictures[at]?.children ?? [])].filter(({ tagName }) => tagName === 'g');
    for (const part of picture.querySelectorAll(':scope > g:empty')) {
      const same = standing.find((one) => one.getAttribute('class') === part.getAttribute('class'));
      if (same) part.innerHTML = same.innerHTML;
    }
  });
}

/** The figure as markup that a file can hold, with faces from symbols. */
function figureOf(told: Told, index: number, { story, Figure, live }: Drawn): string {
  const host = document.createElement('div');
  const data = told.steps[index]!.views[told.view]!.figure;
  const { figureWords, names } = story;
  const props = { data, words: figureWords, names, title: altOf(told, index) };
  render(
    h(FacesFrom, { source: 'sheet' }, h(Figure, { ...props, id: 'shared', touch: null, brief: true })),
    host,
  );
  keep(host, live);
  const markup = new XMLSerializer().serializeToString(host);
  render(null, host);
  return markup.replaceAll(faceHref(story.game, ''), `#${faceId(story.game, '')}`);
}

/** A game's faces in the colours of the picture; none for a game that draws none. */
async function symbolsOf(game: string): Promise<ReadonlyMap<string, string>> {
  const answer = await fetch(sheetPath(game));
  const sheet = answer.ok ? resolveColours(await answer.text(), LIGHT) : '';
  return new Map([...sheet.matchAll(SYMBOL)].map(([symbol, id]) => [id!, symbol]));
}

/** The card of the last step told, as an SVG file; where it stops, the position before and the question. */
export async function drawnCard(told: Told, drawn: Drawn): Promise<string> {
  const { game } = drawn.story;
  const last = told.steps.length - 1;
  const question = drawn.stop ? posed(told) : null;
  const at = question ? last - 1 : last;
  const { heading, lines, panels } = digest(told)[last]!;
  const [asked = '', ...clue] = question?.clue ?? [];
  const said: Pick<CardWords, 'heading' | 'lines' | 'last'> = question
    ? { heading: asked, lines: clue, last: question.question }
    : { heading, lines, last: panels[0]?.heading ?? '' };
  const [symbols, ...sheets] = await Promise.all([
    symbolsOf(game),
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
    figure: figureOf(told, at, drawn),
    symbols,
    css: sheets.join(''),
  });
}
