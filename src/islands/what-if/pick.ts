import type { Move } from './engine.ts';

/** What pressing parts of the figure has led to. */
export type Picked =
  | { readonly kind: 'move'; readonly move: Move }
  /** These parts make several moves (the answer could be either), or one that could also go on with more parts. */
  | { readonly kind: 'choice'; readonly moves: readonly Move[]; readonly more: boolean }
  | { readonly kind: 'more' }
  | { readonly kind: 'none' };

/** Matches pressed parts, in any order, with the allowed moves of one type. */
export function pick(moves: readonly Move[], type: string, parts: readonly string[]): Picked {
  const fitting = fittingTo(moves, type, parts);
  const whole = fitting.filter((move) => move.parts.length === parts.length);
  const more = fitting.length > whole.length;
  if (whole.length === 1 && !more) return { kind: 'move', move: whole[0]! };
  if (whole.length > 0) return { kind: 'choice', moves: whole, more };
  return { kind: fitting.length > 0 ? 'more' : 'none' };
}

const fittingTo = (moves: readonly Move[], type: string, parts: readonly string[]): readonly Move[] =>
  moves.filter((move) => move.type === type && parts.every((part) => move.parts.includes(part)));

/** Parts that lead on to an allowed move of this type. */
export function targetsOf(
  moves: readonly Move[],
  type: string,
  parts: readonly string[],
): ReadonlySet<string> {
  const leading = fittingTo(moves, type, parts).flatMap((move) => move.parts);
  return new Set(leading.filter((part) => !parts.includes(part)));
}
