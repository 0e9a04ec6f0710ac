import type { JSX } from 'preact';
import type { JsonObject, TraceStep, VariantValue } from '../machines/trace.ts';

/**
 * How a position is drawn: data of the game's figure for one step as one view (`everyone` or a seat) sees it; plain JSON.
 * Each game exports its own as `figure` from `figures/<game>/model.ts`, and the words its figure draws as `figureWords`.
 */
export type FigureModel = (
  step: TraceStep,
  previous: TraceStep | null,
  look: { readonly view: string; readonly variants: { readonly [key: string]: VariantValue } },
) => JsonObject;

/** Looks up the words that a figure draws. */
export type FigureWords = (say: (key: string) => string) => JsonObject;

/** A mark of a figure by itself. Each game lists its own as `legend` in `figures/<game>/legend.tsx`. */
export interface LegendMark {
  /** What it means is the game's message `figure.legend.<key>`. */
  readonly key: string;
  readonly picture: JSX.Element;
}
