/** The stepper as it stands in a page before any script runs, and from where the island takes over. */
import { h } from 'preact';
import { sourceBelow } from '../figures/game-face.tsx';
import { Stepper } from '../islands/stepper/Stepper.tsx';
import type { StepperData, StoredStepper } from '../islands/stepper/props.ts';
import type { Story } from '../islands/story/types.ts';
import { figureOf } from './figures.ts';
import { legendOf } from './legend.tsx';
import { renderWith } from './render.ts';

export interface Drawn {
  readonly html: string;
  readonly data: StoredStepper;
}

export type Place = Omit<StepperData, 'story'>;

export function draw(story: Story, place: Place): Drawn {
  const { Figure } = figureOf(story.game);
  const faces = sourceBelow(place.base);
  const html = renderWith(faces, h(Stepper, { story, ...place, Figure, legend: legendOf(story, faces) }));
  return { html, data: { ...place, game: story.game, story: `${story.href}story.json` } };
}
