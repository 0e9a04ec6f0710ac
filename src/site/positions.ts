/** Positions of cases as pictures by themselves, without a word of what follows. */
import { h } from 'preact';
import { card } from '../faces/picture/card.ts';
import { VIEW, askedIn, beforeOf } from './blind.ts';
import { cardSheet, symbolsOf } from './cards.ts';
import { caseOf } from './cases.ts';
import { figureOf } from './figures.ts';
import { games } from './games.ts';
import { renderWith } from './render.ts';
import { storyOf } from './stories.ts';
import { words } from './words.ts';

/** The address of the position at a step. */
export const positionPath = (slug: string, id: string, step: string): string =>
  `/${slug}/verify/at/${id}/${step}.svg`;

/** Every position that a question is about, as `<case>/<step>`. */
async function askedAbout(): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const game of games)
    for (const rule of game.rules)
      for (const { asked } of await askedIn(game, rule))
        for (const one of asked) found.add(`${one.case}/${beforeOf(one)}`);
  return found;
}

export interface PositionProps {
  readonly locale: string;
  readonly id: string;
  readonly step: string;
}

export async function positionRoutes() {
  const places = [...(await askedAbout())].map((place) => place.split('/'));
  return words.locales.flatMap(({ id: locale, slug }) =>
    places.map(([game, rule, one, step]) => ({
      params: { locale: slug, game, rule, case: one, step },
      props: { locale, id: `${game}/${rule}/${one}`, step: step! } satisfies PositionProps,
    })),
  );
}

/** The position, without what had happened: that could answer another question. */
export function positionPicture({ locale, id, step: name }: PositionProps): string {
  const { game } = caseOf(id).case;
  const story = storyOf(id, locale);
  const step = story.steps.find((one) => one.name === name)!;
  const view = step.views[VIEW]!;
  const say = words.say(locale, game);
  const figure = renderWith(
    'page',
    h(figureOf(game).Figure, {
      data: view.figure,
      words: story.figureWords,
      names: story.names,
      id: 'card',
      title: view.label,
      touch: null,
      brief: true,
    }),
  );
  return card({
    words: {
      lang: words.locale(locale).lang,
      title: '',
      heading: say('verify.blind.picture'),
      lines: [],
      last: '',
      alt: view.label,
      game: say('game.title'),
    },
    figure,
    symbols: symbolsOf(game),
    css: cardSheet,
  });
}
