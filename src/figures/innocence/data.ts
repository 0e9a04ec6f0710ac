/** A position of Innocence as one view sees it, short, as it travels in pages. */
import type { StageName } from '../../machines/innocence/logic/stage-clauses.ts';
import type { Claimed, Mode } from '../../machines/innocence/vocabulary.ts';

export type ByWho<V> = { readonly [who: string]: V };

/** What a claim would tell if it were true. */
export interface SupposedClaim extends Claimed {
  readonly step: number;
  /** 0: it cannot be true. */
  readonly worlds: number;
  readonly rightArrest: ByWho<number>;
}

/** What a seat can count. */
export interface Found {
  /** Whose reckoning it is. */
  readonly seat: string;
  readonly worlds: number;
  readonly culpritIn: ByWho<number>;
  readonly rightArrest: ByWho<number>;
  readonly best: readonly string[];
  readonly deals: number;
  readonly rightDeals: ByWho<number>;
  /** Cards that this seat has not seen. */
  readonly unseen: readonly string[];
  readonly claims: readonly SupposedClaim[];
}

export type Mark = 'actor' | 'target' | 'speaker';

export interface InnocenceData {
  readonly mode: Mode;
  readonly phase: string;
  readonly over: boolean;
  /**
   * What lies before each suspect, in order: `P S3/? T1`, open cards, a slash, covered ones; `?` one that the view does not
   * know. Empty before the deal.
   */
  readonly hands: ByWho<string>;
  /** Which suspect is the detective, as far as the view knows. */
  readonly detective: string | null;
  /** Who may still be the culprit; null where nobody reckons. */
  readonly possible: string | null;
  /** Ruled out in this very step. */
  readonly fresh: string;
  readonly found: Found | null;
  /** `cards`: those of the deck that the view knows, `P S3`; top first where `ordered`. */
  readonly deck: { readonly size: number; readonly cards: string; readonly ordered: boolean };
  readonly marks: ByWho<Mark>;
  /** Cards that this step has moved, by suspect. */
  readonly moved: ByWho<string>;
  /** Who has had a turn; null outside of the turns. */
  readonly played: string | null;
  readonly roles: ByWho<string>;
  /** Whose identity lies open. */
  readonly open: string;
  readonly votes: ByWho<string> | null;
  readonly arrested: string;
  /** Level and valid cards of each, null for a holder of the weapon; only where the view knows every card. */
  readonly scores: ByWho<readonly [level: number, valid: number] | null> | null;
  readonly culprits: string;
  readonly results: ByWho<string> | null;
  /** How far the cards have been weighed, where it is not to the end. */
  readonly stage?: StageName;
}
