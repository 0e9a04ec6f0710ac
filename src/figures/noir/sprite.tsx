import type { JSX } from 'preact';
import { Sprite } from '../face/sprite.tsx';
import { FACE_ID_PREFIX } from './face-id.ts';
import { suspectFace } from './suspects.ts';

/** The hidden sheet of the suspects' faces that a page needs once for all its boards. Fails with a RangeError for an unknown initial. */
export function FaceSprite({ ids }: { ids: Iterable<string> }): JSX.Element {
  return <Sprite prefix={FACE_ID_PREFIX} faces={[...ids].map((id) => [id, suspectFace(id)] as const)} />;
}
