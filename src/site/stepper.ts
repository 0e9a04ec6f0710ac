/** The stepper as it stands in a page before any script runs, and from where the island takes over. */
import { h } from 'preact';
import { Stepper } from '../islands/stepper/Stepper.tsx';
import type { StepperData, StoredStepper } from '../islands/stepper/props.ts';
import type { Story } from '../islands/story/types.ts';
import { figureOf } from './figures.ts';
import { legendOf } from './legend.tsx';
import { render } from './render.ts';

export interface Drawn {
  readonly html: string;
  readonly data: StoredStepper;
}

export type Place = Omit<StepperData, 'story'>;

export function draw(story: Story, place: Place): Drawn {
  const { Figure } = figureOf(story.game);
  const html = render(h(Stepper, { story, ...place, Figure, legend: legendOf(story) }));
  return { html, data: { ...place, game: story.game, story: `${story.href}story.json` } };
}
