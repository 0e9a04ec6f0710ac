import { Face, FACE_VIEW_BOX } from '../face/face.tsx';
import { PEOPLE_FACES } from './people.ts';
import type { Faces } from './photo.tsx';

/** Draws a face where it stands, for pictures outside of a page. Fails with a RangeError for somebody without a face. */
export const inlineFace: Exclude<Faces, 'use'> = ({ who, x, y, side }) => {
  const spec = (PEOPLE_FACES as { readonly [id: string]: (typeof PEOPLE_FACES)['A'] })[who];
  if (!spec) throw new RangeError(`Nobody at the desk is called ${who}`);
  return (
    <svg class="nb-face" x={x} y={y} width={side} height={side} viewBox={FACE_VIEW_BOX}>
      <Face spec={spec} />
    </svg>
  );
};
