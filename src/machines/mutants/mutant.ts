/** A mutant: a game of which one sentence has been changed, so that a case can be asked whether it notices. */
import type { Charts } from '../chart.ts';
import type { Game, Playable, Verdict } from '../game.ts';
import type { ChartTable } from '../table-chart.ts';

/**
 * What was changed of the sentence:
 * `allow` what it forbids is allowed; `forbid` what it allows is forbidden; `skip` what it says does not happen;
 * `always` it holds without its condition; `ignore` nothing is concluded from it; `number` another number;
 * `swap` the other of two things (row and column, and and or, some and all).
 */
export const KINDS = ['allow', 'forbid', 'skip', 'always', 'ignore', 'number', 'swap'] as const;
export type Kind = (typeof KINDS)[number];

export interface Mutant {
  /** `<game>/<clause>:<kind>`, with a number where a clause has several of a kind. */
  readonly id: string;
  /** `<game>/<rule>-<n>`. */
  readonly clause: string;
  readonly kind: Kind;
  /** The changed game; null for `ignore`, which is read off the true trace. */
  readonly changed: Changed | null;
}

export interface Changed {
  readonly game: Game;
  readonly charts: (rule: string) => Charts;
  /** Whether what seats know must be compared as well; it takes long. */
  readonly knows: boolean;
}

/** The charts of a game as tables: its own, and one for each rule. */
export interface Tables {
  readonly game: ChartTable;
  readonly rules: { readonly [rule: string]: ChartTable };
}

/** Changes of one game that its charts do not show by themselves: data beside its logic, in `src/machines/<game>/mutants.ts`. */
export interface GameMutants<T = any, E = any> {
  /** Every reason against an event, the first of them the one that is given. */
  readonly against: (table: T, event: E) => readonly string[];
  readonly own: readonly OwnMutant<T, E>[];
  /** Mutants that no case can tell from the rule, by id without the game, and why. */
  readonly equal: { readonly [id: string]: string };
}

interface Of {
  /** `kill-6`. */
  readonly clause: string;
}

/** A sentence changed by hand: what is forbidden or allowed besides, or any part of the game put in place of the true one. */
export type OwnMutant<T = any, E = any> = Of &
  (
    | { readonly kind: 'forbid' | 'number'; readonly forbids: (table: T, event: E) => boolean }
    | { readonly kind: 'allow'; readonly allows: (table: T, event: E, because: string) => boolean }
    | {
        readonly kind: Exclude<Kind, 'ignore'>;
        readonly change: (game: Playable<T, E>) => Partial<Playable<T, E>>;
      }
  );

/** What a game without a file of its own has. */
export const plainMutants = (game: Playable): GameMutants => ({
  against(table, event) {
    const verdict: Verdict = game.judge(table, event);
    return verdict.legal ? [] : [verdict.because];
  },
  own: [],
  equal: {},
});
