import type { Playable } from '../../machines/game.ts';
import type { JsonObject, VariantValue } from '../../machines/trace.ts';
import type { FigureModel, FigureWords, Say } from './types.ts';

/** The perspective that sees the whole truth. */
export const EVERYONE = 'everyone';

/** What `tell()` needs besides the trace: the game's wording, and the words of one language. */
export interface TellContext {
  readonly game: Pick<Playable, 'say' | 'event'>;
  readonly say: Say;
  /** Tells whether a message exists, for those that a game may leave out. */
  readonly has?: (key: string) => boolean;
  readonly figure: FigureModel;
  /** Notes of the author by step name. */
  readonly notes?: { readonly [step: string]: string };
}

/** What a whole story needs besides. */
export interface StoryContext extends TellContext {
  /** Locale folder. */
  readonly locale: string;
  /** Readers' names of suspects, where the id is not the name. */
  readonly names?: { readonly [who: string]: string };
  readonly title: string;
  readonly note?: string | null;
  /** The view shown first; default `everyone`. */
  readonly view?: string | undefined;
  /** The case file's own position and events. */
  readonly given: JsonObject;
  readonly events: readonly JsonObject[];
  /** Switches in the order shown: allowed values with the source that says so. */
  readonly switches: readonly SwitchSource[];
  /** Prefix of every page, `/en` for example; no slash at the end. */
  readonly root: string;
  /** Fixed words that the game's figure draws, for example the stamp "innocent". */
  readonly figureWords?: FigureWords;
  /** The sentence of a clause, or null when this language has none. */
  readonly sentence?: (clause: string) => string | null;
}

export interface SwitchSource {
  readonly key: string;
  readonly options: readonly { readonly value: VariantValue; readonly source: string }[];
}
