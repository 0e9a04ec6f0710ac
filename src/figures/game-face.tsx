import { Component, type ComponentChildren, type JSX } from 'preact';

/**
 * Where the figures below take their faces from. `sheet`: a file of the game that all pages share; browsers let only pages of
 * the same origin point into it. `files`: a picture file a face, which a frame without an origin may show too. `page`: symbols
 * that stand on the page itself, for what has no other file beside it.
 */
export type FaceSource = 'sheet' | 'files' | 'page';

/** Says so for all figures inside. By `getChildContext()`, since `createContext()` would have to be loaded for it alone. */
export class FacesFrom extends Component<{ source: FaceSource; children?: ComponentChildren }> {
  override getChildContext(): { source: FaceSource } {
    return this.props;
  }
  override render(): ComponentChildren {
    return this.props.children;
  }
}

/** What pages below a base such as `/embed` need, for they stand in frames that may have no origin; and all others. */
export const sourceBelow = (base: string | undefined): FaceSource => (base ? 'files' : 'sheet');

/** The name of a face on a sheet. */
export const faceId = (game: string, who: string): string => `face-${game}-${who}`;

/** The address of a game's sheet. */
export const sheetPath = (game: string): string => `/faces/${game}.svg`;

/** The address of one face as a picture by itself. */
export const facePath = (game: string, who: string): string => `/faces/${game}/${who}.svg`;

/** A face upon the sheet, as a link to it. */
export const faceHref = (game: string, who: string): string => `${sheetPath(game)}#${faceId(game, who)}`;

export interface GameFaceProps {
  game: string;
  who: string;
  x?: number;
  y?: number;
  side: number;
}

/** Somebody's face as a square of `side`. */
export function GameFace(
  { game, who, x, y, side }: GameFaceProps,
  { source }: { source?: FaceSource } = {},
): JSX.Element {
  const place = { class: 'nb-face', x, y, width: side, height: side };
  if (source === 'files') return <image {...place} href={facePath(game, who)} />;
  // a file that stands alone is drawn where pages are made
  const alone = import.meta.env.SSR && source === 'page';
  return <use {...place} href={alone ? `#${faceId(game, who)}` : faceHref(game, who)} />;
}
