import type { JSX } from 'preact';
import type { JsonObject } from '../../machines/trace.ts';
import { boardCells } from './board-text.ts';
import { Board } from './board.tsx';
import type { NoirData } from './model.ts';
import { FaceSprite } from './sprite.tsx';
import { SUSPECT_IDS } from './suspects.ts';

/** The faces, once a page. */
export const Sprite = (): JSX.Element => <FaceSprite ids={SUSPECT_IDS} />;

export interface ThumbProps {
  data: JsonObject;
  /** Unique on the page. */
  id: string;
  title: string;
}

/** The board alone, small, without writing. */
export function Thumb({ data, id, title }: ThumbProps): JSX.Element {
  const rows = boardCells(data as unknown as NoirData);
  return <Board rows={rows} size="thumb" title={title} idPrefix={id} sprite="use" labels={{ deceased: '', innocent: '', cells: {} }} />;
}
