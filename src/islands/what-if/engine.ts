import type { JsonObject } from '../../machines/trace.ts';
import type { Settings, StoryStep } from '../story/types.ts';

/** A move that is allowed at some point of a run. */
export interface Move {
  /** In the words of the case format. */
  readonly event: JsonObject;
  readonly type: string;
  readonly label: string;
  /** Parts of the figure that make it. */
  readonly parts: readonly string[];
}

/** Why a move is not allowed. */
export interface WhyNot {
  readonly text: string;
  readonly clause: string | null;
}

/** The rules, loaded to play on from a step. Everything is a pure function of the events so far. */
export interface Engine {
  /** Event types with their names, in the order in which they are offered. */
  readonly types: readonly { readonly id: string; readonly label: string }[];
  /** Replays and tells. Throws `BadPosition` when the position cannot be under these variants. */
  tell(events: readonly JsonObject[], variants: Settings): readonly StoryStep[];
  /** All allowed moves after these events; where the truth is not known, one for each answer that can be. */
  moves(events: readonly JsonObject[], variants: Settings): readonly Move[];
  /** The moves as a view tells them at this step: what it has not seen yet is neither named nor shown on the figure. */
  veil(moves: readonly Move[], step: StoryStep, view: string): readonly Move[];
  /** The move that pressing these parts means, allowed or not; null when it means none. */
  meant(type: string, parts: readonly string[]): JsonObject | null;
  /** Why this move is not allowed after these events, as far as a view may know; null when it is allowed. Never throws, whatever the move. */
  whyNot(events: readonly JsonObject[], variants: Settings, move: JsonObject, view?: string): WhyNot | null;
  /** Some move of this type at a step, by which to ask why none is allowed. */
  example(type: string, step: StoryStep): JsonObject;
  /** The seat to move; null when it is nobody's turn. */
  toMove(step: StoryStep): string | null;
}
