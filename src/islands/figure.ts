import type { ComponentType } from 'preact';
import type { JsonObject } from '../machines/trace.ts';

/** What a game's figure is given; `games/<game>/figure.tsx` exports it as `Figure`. */
export interface FigureProps {
  /** From the game's `FigureModel`. */
  readonly data: JsonObject;
  /** From the game's `figureWords`. */
  readonly words: JsonObject;
  readonly names: { readonly [who: string]: string };
  /** Unique on the page. */
  readonly id: string;
  /** What the picture shows, in words. */
  readonly title: string;
  /** Null where nothing can be pressed: before scripts run, in print. */
  readonly touch: Touch | null;
  /** Given in a list of all steps: the id of its first figure, where what never changes is drawn. */
  readonly like?: string;
  /** Given in a list that ends with the whole: leaves out what only adds up from step to step. */
  readonly brief?: boolean;
}

/** How the reader presses parts of the figure. Parts are named by the game: `suspect:F`, `line:row:2:left`. */
export interface Touch {
  /** Parts by which an allowed move is made now. */
  readonly targets: ReadonlySet<string>;
  /** Parts pressed so far, or the one asked about. */
  readonly chosen: readonly string[];
  readonly press: (part: string) => void;
  /** True while the reader plays moves. */
  readonly playing: boolean;
}

export type Figure = ComponentType<FigureProps>;
