/** A way to play Noir, as the benchmark sees it: each keeps its own state and its own idea of whose turn it is. */
import type { NoirEvent, Seat } from '../../src/machines/noir/vocabulary.ts';
import type { Table } from '../../src/machines/noir/table.ts';
import type { SeededGame } from './games.ts';

export interface Standing {
  readonly table: Table;
  /** Who is to act; null once somebody has won. */
  readonly turn: Seat | null;
}

export interface Match {
  /** Makes a move; one that the rules refuse changes nothing. */
  play(event: NoirEvent): void;
  standing(): Standing;
}

export interface Way {
  readonly name: string;
  /** A match at the beginning of the game. */
  begin(game: SeededGame): Match;
}
