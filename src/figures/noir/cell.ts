/** What a view knows and shows of one suspect on the board. */
export interface Cell {
  /** the initial */
  who: string;
  alive: boolean;
  innocent: boolean;
  suspect: 'possible' | 'out' | 'unknown';
  /** ruled out in this very step */
  isNew?: boolean;
  /** `yes`/`no`: the radar's answer upon a neighbour; `target`: the one asked about or arrested; `victim`, `actor` of this step */
  mark?: 'yes' | 'no' | 'target' | 'victim' | 'actor';
  /** only in views that may know it */
  role?: 'killer' | 'inspector' | 'both' | null;
  /** the Inspector holds this evidence card */
  inHand?: boolean;
}

/** A line that can be pushed, as written in `data-line`: `row:2:left`, `column:3:up`; counted from 1. */
export type LineKey = `${'row' | 'column'}:${number}:${'left' | 'right' | 'up' | 'down'}`;
