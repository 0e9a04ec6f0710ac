import type { StoryFrame } from '../own/play.tsx';

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
