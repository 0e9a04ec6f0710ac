import type { StoryFrame } from '../own/play.tsx';

/** A sentence of the rules, and where it stands. */
export interface Sentence {
  readonly href: string;
  readonly text: string;
}

/** What the page hands to its island as JSON. */
export interface OwnCardsData {
  /** Messages `own-cards.*`, the prefix left out. */
  readonly words: { readonly [key: string]: string };
  readonly frame: StoryFrame;
  /** The clauses that the verdict obeys, by id. */
  readonly clauses: { readonly [clause: string]: Sentence };
}
