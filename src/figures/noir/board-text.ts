import type { Cell } from './cell.ts';
import type { NoirData } from './model.ts';

/** One suspect as a case file writes it: `A` alive, `a` deceased, `+` behind it innocent. */
export interface Written {
  readonly who: string;
  readonly alive: boolean;
  readonly innocent: boolean;
}

/** Reads rows such as `A b C+`. */
export function readBoard(rows: readonly string[]): readonly (readonly Written[])[] {
  return rows.map((row) =>
    row.split(' ').map((sign) => {
      const initial = sign[0]!;
      const who = initial.toUpperCase();
      return { who, alive: initial === who, innocent: sign.endsWith('+') };
    }),
  );
}

/** The up to eight suspects around one; none for somebody who is not on the board. */
export function neighbours(board: readonly (readonly Written[])[], who: string): readonly string[] {
  const row = board.findIndex((cells) => cells.some((cell) => cell.who === who));
  const column = board[row]?.findIndex((cell) => cell.who === who) ?? -1;
  if (row < 0) return [];
  return [-1, 0, 1]
    .flatMap((down) => [-1, 0, 1].map((across) => board[row + down]?.[column + across]?.who))
    .filter((near) => near !== undefined && near !== who) as string[];
}

/** The cells of a position, as the board draws them. */
export function boardCells(data: NoirData): Cell[][] {
  return readBoard(data.board).map((row) => row.map((one) => cellOf(one, data)));
}

function cellOf({ who, alive, innocent }: Written, data: NoirData): Cell {
  const suspect = data.possible === null ? 'unknown' : data.possible.includes(who) ? 'possible' : 'out';
  const mark = data.marks[who];
  const [killer, inspector] = [data.killer === who, data.inspector === who];
  return {
    who,
    alive,
    innocent,
    suspect,
    ...(data.fresh.includes(who) ? { isNew: true } : {}),
    ...(mark ? { mark } : {}),
    role: killer && inspector ? 'both' : killer ? 'killer' : inspector ? 'inspector' : null,
    inHand: data.hand.includes(who),
  };
}
