import type { JSX } from 'preact';
import type { JsonObject } from '../../machines/trace.ts';
import { boardCells, readBoard } from './board-text.ts';
import { Board } from './board.tsx';
import { SAMPLE } from './legend.tsx';
import type { NoirData } from './model.ts';
import { SUSPECT_FACES } from './suspects.ts';

/** The faces of the game, by who bears them. */
export const faces = SUSPECT_FACES;

/**
 * Everybody whom a position and the legend show, also when it is played on: every card is that of somebody who is on the board
 * or was.
 */
export function facesIn(data: JsonObject): string[] {
  const { board, hand, discarded } = data as unknown as NoirData;
  const cards = [...hand.filter((who) => who !== null), ...discarded];
  return [SAMPLE, ...cards, ...readBoard(board).flatMap((row) => row.map(({ who }) => who))];
}

export interface ThumbProps {
  data: JsonObject;
  /** Unique on the page. */
  id: string;
  title: string;
}

/** The board alone, small, without writing. */
export function Thumb({ data, id, title }: ThumbProps): JSX.Element {
  const rows = boardCells(data as unknown as NoirData);
  return (
    <Board
      rows={rows}
      size="thumb"
      title={title}
      idPrefix={id}
      labels={{ deceased: '', innocent: '', cells: {} }}
    />
  );
}
