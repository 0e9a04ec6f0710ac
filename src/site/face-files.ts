/** The faces of a game as files: a sheet for pages of this site, and one picture a face for frames that may not point into it. */
import { h } from 'preact';
import { Face, FACE_VIEW_BOX } from '../figures/face/face.tsx';
import { inked, inks, themed } from '../figures/face/inked.ts';
import { FaceSymbols } from '../figures/face/sprite.tsx';
import paint from '../figures/face/face-paint.css?raw';
import { figureOf } from './figures.ts';
import { games } from './games.ts';
import { render } from './render.ts';

const by = inks(paint);
const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';

/** All faces of a game as symbols, in the colours that the page around them has. */
export function faceSheet(game: string): string {
  const symbols = render(h(FaceSymbols, { game, faces: figureOf(game).faces }));
  return `<svg ${NAMESPACE}>${inked(symbols, by)}</svg>`;
}

/** One face as a picture by itself. */
export function faceFile(game: string, who: string): string {
  const face = render(h(Face, { spec: figureOf(game).faces[who]! }));
  return `<svg ${NAMESPACE} viewBox="${FACE_VIEW_BOX}"><style>${themed()}</style>${inked(face, by)}</svg>`;
}

export const sheetRoutes = () => games.map(({ id: game }) => ({ params: { game } }));

export const faceRoutes = () =>
  games.flatMap(({ id: game }) =>
    Object.keys(figureOf(game).faces).map((who) => ({ params: { game, who } })),
  );

/** An SVG file as an answer. */
export const svg = (text: string): Response =>
  new Response(text, { headers: { 'Content-Type': 'image/svg+xml' } });
