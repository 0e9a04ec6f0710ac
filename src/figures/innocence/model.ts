/** What is drawn of a step, as one view sees it: plain JSON, the shorter the better, since it travels in pages. */
import type { JsonObject } from '../../machines/trace.ts';
import type { FigureModel, FigureWords } from '../figure-model.ts';

export interface LineUp {
  readonly suspects: readonly string[];
  /** Who may still be the culprit. */
  readonly possible: readonly string[];
  /** Named in this very step. */
  readonly named: readonly string[];
  readonly culprits: readonly string[];
}

/** When everything is shown, the picture shows what an onlooker knows. */
export const figure: FigureModel = (step, _previous, { view }) => {
  const everyone = view === 'everyone';
  const { position, event } = everyone ? step : step.seen[view]!;
  const data: LineUp = {
    suspects: position['suspects'] as readonly string[],
    possible: step.knowledge[everyone ? 'table' : view]!.suspects,
    named: Object.values(event ?? {}).filter((value) => typeof value === 'string'),
    culprits: position['over'] ? (position['culprits'] as readonly string[]) : [],
  };
  return data as unknown as JsonObject;
};

export const figureWords: FigureWords = (say) =>
  Object.fromEntries(['possible', 'out'].map((key) => [key, say(`figure.${key}`)]));
