import type { Role } from '../../machines/explosion/vocabulary.ts';
import { Face, FACE_VIEW_BOX } from '../face/face.tsx';
import type { Faces } from './role-card.tsx';
import { ROLE_FACES } from './role-faces.ts';

/** Draws a face where it stands, for pictures outside of a page. */
export const inlineFace: Exclude<Faces, 'use'> = ({ who, x, y, side }) => (
  <svg class="nb-face" x={x} y={y} width={side} height={side} viewBox={FACE_VIEW_BOX}>
    <Face spec={ROLE_FACES[who as Role]} />
  </svg>
);
