/** The stepper as it stands in a page before any script runs, and from where the island takes over. */
import { h } from 'preact';
import { sourceBelow } from '../figures/game-face.tsx';
import { Stepper } from '../islands/stepper/Stepper.tsx';
import type { StepperData, StoredStepper } from '../islands/stepper/props.ts';
import type { Story } from '../islands/story/types.ts';
import { casesInOrder } from './clauses.ts';
import { figureOf } from './figures.ts';
import { legendOf } from './legend.tsx';
import { renderWith } from './render.ts';

export interface Drawn {
  readonly html: string;
  readonly data: StoredStepper;
}

export type Place = Omit<StepperData, 'story' | 'series'>;

export function draw(story: Story, place: Place): Drawn {
  const { Figure } = figureOf(story.game);
  const faces = sourceBelow(place.base);
  const html = renderWith(
    faces,
    h(Stepper, { story, ...place, Figure, legend: legendOf(story.locale, story.game, faces) }),
  );
  const series = seriesOf(story);
  return { html, data: { ...place, game: story.game, story: `${story.href}story.json`, series } };
}

/** The slugs of the cases before and after this one among those of its rule. */
function seriesOf({ id, game, rule }: Story): StepperData['series'] {
  const all = casesInOrder(game, rule).map((one) => one.case.id);
  const at = all.indexOf(id);
  return [slugOf(all[at - 1]), slugOf(all[at + 1])];
}

const slugOf = (id: string | undefined): string | null => id?.split('/')[2] ?? null;
