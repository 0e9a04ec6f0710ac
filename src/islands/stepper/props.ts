import type { Figure } from '../figure.ts';
import type { Story } from '../story/types.ts';
import type { Titles } from './title.ts';

/** What a page hands to the stepper as JSON. */
export interface StepperData {
  readonly story: Story;
  /** The step shown first; default the given position. */
  readonly step?: number;
  /** Put before the story's own addresses when stepping: `/embed` on embed pages. */
  readonly base?: string;
  /**
   * `step` (default): the address bar follows the step. `keep`: the path stays, for pages that show more than this case, and
   * the query follows. `none`: it stays as it is, for steppers that are not the first of such a page.
   */
  readonly address?: 'step' | 'keep' | 'none';
  /** Level of the title's heading; default 2. */
  readonly heading?: 1 | 2 | 3;
  /** How the page is titled at the start and at a step; default: its title, and the step before it. */
  readonly titles?: Titles;
  /** The slugs of the cases before and after this one among those of its rule; null at an end. */
  readonly series?: readonly [previous: string | null, next: string | null];
}

/** The same as it stands in the page: the story is fetched from its address, which all pages of the case share. */
export type StoredStepper = Omit<StepperData, 'story'> & { readonly story: string; readonly game: string };

export interface StepperProps extends StepperData {
  /** The game's figure: `games/<game>/figure.tsx`. */
  readonly Figure: Figure;
  /** What the marks mean, as HTML that was made at build; the island leaves it as it stands. */
  readonly legend?: string;
}
