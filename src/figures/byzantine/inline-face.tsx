import { Face, FACE_VIEW_BOX } from '../face/face.tsx';
import { characterFace } from './characters.ts';
import type { Faces } from './pawn.tsx';

/** Draws a face where it stands, for pictures outside of a page. Fails with a RangeError for an unknown character. */
export const inlineFace: Exclude<Faces, 'use'> = ({ who, x, y, side }) => (
  <svg class="nb-face" x={x} y={y} width={side} height={side} viewBox={FACE_VIEW_BOX}>
    <Face spec={characterFace(who)} />
  </svg>
);
