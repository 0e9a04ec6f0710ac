/** How many mutants of a game its cases notice: by clause, and for the whole. */
import type { Game } from '../game.ts';
import { mutantsOf } from './make.ts';
import type { GameMutants, Kind, Mutant } from './mutant.ts';
import { firstParting, partingsOf, type Parting, type Played } from './part.ts';

export interface Tried {
  readonly id: string;
  readonly kind: Kind;
  /** The first case that notices it; null when none does. */
  readonly parting: Parting | null;
  /** A few cases that notice it, that one first. */
  readonly partings: readonly Parting[];
  /** Why no case can notice it. */
  readonly equal: string | null;
}

export interface ClauseScore {
  /** `<game>/<rule>-<n>`. */
  readonly clause: string;
  readonly tried: readonly Tried[];
}

/** A clause, and the case that its page names for it. */
export interface Cited {
  readonly clause: string;
  readonly case: string | null;
}

interface Sorted {
  /** The case that the clause names, then those in which it is at work. */
  readonly near: readonly Played[];
  readonly far: readonly Played[];
}

function sorted({ clause, case: named }: Cited, played: readonly Played[]): Sorted {
  const isNamed = ({ case: { id } }: Played): boolean => id === named;
  const isAtWork = ({ trace }: Played): boolean =>
    trace.steps.some(({ clauses, ruleChart }) =>
      [clauses, ...ruleChart.taken.map((taken) => taken.clauses)].some((some) => some.includes(clause)),
    );
  const others = played.filter((one) => !isNamed(one));
  return {
    near: [...played.filter(isNamed), ...others.filter(isAtWork)],
    far: others.filter((one) => !isAtWork(one)),
  };
}

/** How many cases are kept that notice a mutant. */
const KEPT = 3;

function partingsIn(mutant: Mutant, { near, far }: Sorted): readonly Parting[] {
  const found = partingsOf(mutant, near, KEPT);
  const further = found.length > 0 ? null : firstParting(mutant, far);
  return further ? [further] : found;
}

/** Each mutant of each clause against the cases of the game. Deterministic. */
export function scoresOf(
  game: Game,
  { cited, played, mutants }: { cited: readonly Cited[]; played: readonly Played[]; mutants: GameMutants },
): readonly ClauseScore[] {
  const traces = played.map(({ trace }) => trace);
  const all = mutantsOf(game, { clauses: cited.map(({ clause }) => clause), traces, mutants });
  return cited.map((one) => {
    const cases = sorted(one, played);
    const tried = (mutant: Mutant): Tried => {
      const partings = partingsIn(mutant, cases);
      return {
        id: mutant.id,
        kind: mutant.kind,
        parting: partings[0] ?? null,
        partings,
        equal: mutants.equal[mutant.id.slice(game.id.length + 1)] ?? null,
      };
    };
    return { clause: one.clause, tried: all.filter(({ clause }) => clause === one.clause).map(tried) };
  });
}

export interface Sum {
  /** Mutants that a case notices, of those that one could. */
  readonly killed: number;
  readonly mutants: number;
  /** Mutants that no case can notice. */
  readonly equal: number;
}

export function sumOf(scores: readonly ClauseScore[]): Sum {
  const tried = scores.flatMap((one) => one.tried);
  const fair = tried.filter(({ equal }) => equal === null);
  return {
    killed: fair.filter(({ parting }) => parting !== null).length,
    mutants: fair.length,
    equal: tried.length - fair.length,
  };
}
