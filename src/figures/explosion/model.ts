/** What is drawn of a step, as one view sees it: plain JSON, the shorter the better, since it travels in pages. */
import type { JsonObject } from '../../machines/trace.ts';
import type { FigureModel, FigureWords } from '../figure-model.ts';

export interface LineUp {
  readonly suspects: readonly string[];
  /** Who may still be the culprit. */
  readonly possible: readonly string[];
  /** Named in this very step. */
  readonly named: readonly string[];
  /** Null where the view does not know. */
  readonly culprit: string | null;
}

/** When everything is shown, nobody is crossed out. */
export const figure: FigureModel = (step, _previous, { view }) => {
  const everyone = view === 'everyone';
  const { position, event } = everyone ? step : step.seen[view]!;
  const suspects = position['seats'] as readonly string[];
  const truth = position['truth'] as { culprit: string | null } | undefined;
  const data: LineUp = {
    suspects,
    possible: everyone ? suspects : step.knowledge[view]!.suspects,
    named: [Object.values(event ?? {})]
      .flat(2)
      .filter((one): one is string => suspects.includes(one as string)),
    culprit: truth?.culprit ?? null,
  };
  return data as unknown as JsonObject;
};

export const figureWords: FigureWords = (say) =>
  Object.fromEntries(['possible', 'out'].map((key) => [key, say(`figure.${key}`)]));
