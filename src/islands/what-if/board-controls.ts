import type { JsonObject } from '../../machines/trace.ts';

/** How pressing parts of a game's figure makes a move; `games/<game>/controls.ts` exports it as `controls`. */
export interface BoardControls {
  /** The parts of the figure by which a move (in the words of the case format) is made; none for moves made by their name alone. */
  parts(move: JsonObject): readonly string[];
  /** The move that these parts mean, whether allowed or not; null when they mean none. */
  meant(type: string, parts: readonly string[]): JsonObject | null;
  /** Some move of this type, whether allowed or not, by which to ask why none is; `data` is the figure with everything known. */
  example(type: string, data: JsonObject): JsonObject;
  /** Whether a view with this figure cannot know yet what the move names, such as the card about to be drawn. */
  unseen?(move: JsonObject, data: JsonObject): boolean;
  /** Whose turn it is, from the figure's data; null when nobody's. */
  toMove(data: JsonObject): string | null;
}
