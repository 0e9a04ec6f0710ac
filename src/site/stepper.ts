/** The stepper as it stands in a page before any script runs, and the data from which the island takes over. */
import { h } from 'preact';
import { Stepper } from '../islands/stepper/Stepper.tsx';
import type { StepperData } from '../islands/stepper/props.ts';
import type { Story } from '../islands/story/types.ts';
import { figureOf } from './figures.ts';
import { render } from './render.ts';

export interface Drawn {
  readonly html: string;
  readonly data: StepperData;
}

export type Place = Omit<StepperData, 'story'>;

export function draw(story: Story, place: Place): Drawn {
  const data: StepperData = { story, ...place };
  return { html: render(h(Stepper, { ...data, Figure: figureOf(story.game).Figure })), data };
}
