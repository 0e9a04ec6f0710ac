/** The rules by number of players: 3 to 5, 6 to 8, 9 to 11 (T-080, T-084, T-151, T-G53). */
import type { Mode } from '../vocabulary.ts';

export const modeFor = (players: number): Mode =>
  players < 6 ? 'simple' : players < 9 ? 'six-eight' : 'nine-eleven';

const ROUNDS: { readonly [M in Mode]: number } = { simple: 1, 'six-eight': 2, 'nine-eleven': 3 };
/** How many are bad by rank. */
const BAD: { readonly [M in Mode]: number } = { simple: 1, 'six-eight': 2, 'nine-eleven': 3 };

type Seated = { readonly seats: readonly unknown[] };

export const modeOf = ({ seats }: Seated): Mode => modeFor(seats.length);
export const roundsOf = (table: Seated): number => ROUNDS[modeOf(table)];
export const badRanks = (table: Seated): number => BAD[modeOf(table)];
