/** A case told in one language: all that a face which leaves the site is made from. */
import type { Plain, ReadPlain } from '../figures/plain-text.ts';
import type { Say, StoryStep } from '../islands/story/types.ts';
import type { Case } from '../machines/game.ts';
import type { Trace } from '../machines/trace.ts';

export interface Told {
  readonly case: Case;
  readonly trace: Trace;
  /** Folder name of the locale. */
  readonly locale: string;
  readonly title: string;
  readonly note: string | null;
  /** The perspective that the face takes: `everyone` or a seat. */
  readonly view: string;
  readonly steps: readonly StoryStep[];
  /** Readers' names of suspects whose id is not what they are called. */
  readonly names: { readonly [who: string]: string };
  readonly say: Say;
  readonly drawing: Drawing;
  readonly links: Links;
}

/** A game's positions in plain text; `read` is the way back, for the games that have one. */
export interface Drawing {
  readonly plain: Plain;
  readonly read?: ReadPlain | undefined;
}

/** Absolute addresses. Without a step: of the case. */
export interface Links {
  readonly page: (step?: string) => string;
  /** Short enough for any line. */
  readonly short: (step?: string) => string;
  /** Its picture; empty where there is none, of a reader's own moves. */
  readonly card: (step?: string) => string;
  readonly embed: (step?: string) => string;
}

/**
 * The view that a case is told in: its own; for one that asks something, the view of the first seat to whom the step asked about
 * tells anything, since everyone's view shows the answer; else everyone's.
 */
export function viewOf({ view, ask }: Pick<Case, 'view' | 'ask'>, { steps }: Pick<Trace, 'steps'>): string {
  const knowledge = ask ? (steps[ask.step]?.knowledge ?? {}) : {};
  const told = Object.keys(knowledge).find((seat) => knowledge[seat]!.new.length > 0);
  return view ?? told ?? 'everyone';
}

/** Index of the step that a reader may think about before seeing it: the one that the case asks about, or its last. */
export const askedAt = ({ case: one, steps }: Pick<Told, 'case' | 'steps'>): number =>
  one.ask?.step ?? steps.length - 1;
