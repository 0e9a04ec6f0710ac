import type { JSX } from 'preact';
import { Face, FACE_VIEW_BOX, type FaceSpec } from './face.tsx';

/** A hidden sheet with one symbol a face, `#<prefix><id>`; boards on the page point to it with `<use>`. */
export function Sprite({
  prefix,
  faces,
}: {
  prefix: string;
  faces: Iterable<readonly [string, FaceSpec]>;
}): JSX.Element {
  return (
    <svg class="f-sheet" width="0" height="0" aria-hidden="true" focusable="false">
      {[...faces].map(([id, spec]) => (
        <symbol id={prefix + id} viewBox={FACE_VIEW_BOX}>
          <Face spec={spec} />
        </symbol>
      ))}
    </svg>
  );
}
