/** A game's drawings, found by folder: the figure of a step, the faces, the small picture of a card. */
import type { ComponentType } from 'preact';
import type { FaceSpec } from '../figures/face/face.tsx';
import type { FigureModel, FigureWords } from '../figures/figure-model.ts';
import type { Figure } from '../islands/figure.ts';
import type { Say } from '../islands/story/types.ts';
import type { JsonObject } from '../machines/trace.ts';

interface Model {
  readonly figure: FigureModel;
  readonly figureWords: FigureWords;
}
interface Still {
  /** The faces, by who bears them; none for a game that draws none. */
  readonly faces: Readonly<Record<string, FaceSpec>>;
  /** Whose faces the figure of a position, or of any that follow from it, may show. */
  readonly facesIn: (data: JsonObject) => readonly string[];
  readonly Thumb: ComponentType<{ data: JsonObject; id: string; title: string }>;
}

/** Hints about a step, for the games that have any; advice, not rules. */
export interface Hints {
  readonly Advice: ComponentType<{
    more: JsonObject | undefined;
    say: Say;
    names: Readonly<Record<string, string>>;
    /** Which step they are about, where that is not the step shown. */
    when?: string | undefined;
  }>;
  readonly hasAdvice: (more: JsonObject | undefined) => boolean;
}

const hints = import.meta.glob<Hints>('../figures/*/advice.tsx', { eager: true });
const models = import.meta.glob<Model>('../figures/*/model.ts', { eager: true });
const stills = import.meta.glob<Still>('../figures/*/still.tsx', { eager: true });
const figures = import.meta.glob<{ Figure: Figure }>('../islands/games/*/figure.tsx', { eager: true });

export interface GameFigures extends Model, Still {
  readonly Figure: Figure;
}

/** A game's hints; undefined when it has none. */
export const hintsOf = (game: string): Hints | undefined => hints[`../figures/${game}/advice.tsx`];

/** @throws when a game has no drawings: it says which files are missing. */
export function figureOf(game: string): GameFigures {
  const model = models[`../figures/${game}/model.ts`];
  const still = stills[`../figures/${game}/still.tsx`];
  const figure = figures[`../islands/games/${game}/figure.tsx`];
  if (!model || !still || !figure) {
    throw new Error(
      `found no figure of ${game}; wanted src/figures/${game}/model.ts, still.tsx and src/islands/games/${game}/figure.tsx`,
    );
  }
  return { ...model, ...still, Figure: figure.Figure };
}
