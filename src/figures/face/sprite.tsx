import type { JSX } from 'preact';
import { faceId } from '../game-face.tsx';
import { Face, FACE_VIEW_BOX, type FaceSpec } from './face.tsx';

export interface SpriteProps {
  game: string;
  faces: Readonly<Record<string, FaceSpec>>;
  /** Only these; left out: all. */
  who?: ReadonlySet<string>;
}

/** One symbol a face, named by `faceId()`, for what points to them with `<use>`. */
export function FaceSymbols({ game, faces, who }: SpriteProps): JSX.Element {
  return (
    <>
      {Object.entries(faces)
        .filter(([id]) => who?.has(id) ?? true)
        .map(([id, spec]) => (
          <symbol key={id} id={faceId(game, id)} viewBox={FACE_VIEW_BOX}>
            <Face spec={spec} />
          </symbol>
        ))}
    </>
  );
}

/** A hidden sheet of faces on a page that cannot point to a file. */
export function FaceSheet(props: SpriteProps): JSX.Element {
  return (
    <svg class="f-sheet" width="0" height="0" aria-hidden="true" focusable="false">
      <FaceSymbols {...props} />
    </svg>
  );
}
