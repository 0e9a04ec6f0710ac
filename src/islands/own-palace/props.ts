import type { Story } from '../story/types.ts';

/** All that playing on from the reader's palace is told with, but the position and what can be told of it. */
export type StoryFrame = Omit<Story, 'steps' | 'source'>;

/** What the page hands to its island as JSON. */
export interface OwnPalaceData {
  /** Messages `own-palace.*`, the prefix left out. */
  readonly words: { readonly [key: string]: string };
  readonly frame: StoryFrame;
}

export type ByzantineRules = typeof import('../games/byzantine/rules.ts');

export interface DeskProps extends OwnPalaceData {
  readonly rules: ByzantineRules;
}
