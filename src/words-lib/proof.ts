/** What the cases of a game prove of its sentences: which changes of a sentence they would notice. */
import type { Game } from '../machines/game.ts';
import type { GameMutants } from '../machines/mutants/mutant.ts';
import type { Played } from '../machines/mutants/part.ts';
import { scoresOf, sumOf, type ClauseScore, type Sum } from '../machines/mutants/score.ts';
import type { Mod } from './rule-markdown.ts';
import type { Words } from './words.ts';

export interface ProvedClause extends ClauseScore {
  readonly rule: string;
  readonly mod: Mod | null;
  /** Some changes were tried, and the cases notice each of them. */
  readonly proved: boolean;
}

/** The share of mutants that are noticed, below which a game has to add cases. */
export const WANTED = 0.9;

export interface Proof {
  readonly game: string;
  /** All but those told in prose only, in the order of the pages. */
  readonly clauses: readonly ProvedClause[];
  readonly sum: Sum;
  /** Duties, permissions and prohibitions, and how many of them are proved. */
  readonly duties: { readonly all: number; readonly proved: number };
  /** Clauses of which some change goes unnoticed. */
  readonly unnoticed: readonly ProvedClause[];
  /** Duties, permissions and prohibitions of which no change is known. */
  readonly untried: readonly ProvedClause[];
}

export interface ProofSource {
  readonly words: Words;
  /** The game's cases with their traces. */
  readonly played: readonly Played[];
  readonly mutants: GameMutants;
  /** Clauses told in prose only, without the game's id. */
  readonly proseOnly: readonly string[];
}

const isProved = ({ tried }: ClauseScore): boolean =>
  tried.length > 0 && tried.every(({ parting, equal }) => parting !== null || equal !== null);

/** Deterministic: equal files, equal proof. */
export function proofOf(game: Game, { words, played, mutants, proseOnly }: ProofSource): Proof {
  const told = words
    .clauses(words.referenceOf(game.id).id, game.id)
    .filter(({ id }) => !proseOnly.includes(id));
  const cited = told.map(({ id, case: named }) => ({
    clause: `${game.id}/${id}`,
    case: named === null ? null : `${game.id}/${named}`,
  }));
  const scores = scoresOf(game, { cited, played, mutants });
  const clauses = scores.map((score, at) => {
    const { rule, mod } = told[at]!;
    return { ...score, rule, mod, proved: isProved(score) };
  });
  const duties = clauses.filter(({ mod }) => mod !== 'def');
  return {
    game: game.id,
    clauses,
    sum: sumOf(scores),
    duties: { all: duties.length, proved: duties.filter(({ proved }) => proved).length },
    unnoticed: clauses.filter(({ tried, proved }) => tried.length > 0 && !proved),
    untried: duties.filter(({ tried }) => tried.length === 0),
  };
}

/** The share of mutants that are noticed, in percent, rounded down. */
export const percent = ({ killed, mutants }: Sum): number =>
  mutants === 0 ? 0 : Math.floor((100 * killed) / mutants);
