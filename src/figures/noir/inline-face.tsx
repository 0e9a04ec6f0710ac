import { Face, FACE_VIEW_BOX } from '../face/face.tsx';
import type { Faces } from './suspect-card.tsx';
import { suspectFace } from './suspects.ts';

/** Draws a face where it stands, for pictures outside of a page. Fails with a RangeError for an unknown initial. */
export const inlineFace: Exclude<Faces, 'use'> = ({ who, x, y, side }) => (
  <svg class="nb-face" x={x} y={y} width={side} height={side} viewBox={FACE_VIEW_BOX}>
    <Face spec={suspectFace(who)} />
  </svg>
);
