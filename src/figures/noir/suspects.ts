import type { FaceSpec } from '../face/face.tsx';
import { A_TO_L } from './suspects-a-to-l.ts';
import { M_TO_Z } from './suspects-m-to-z.ts';

/**
 * The 25 suspects as composite sketches, by initial. Names: register §6. Each pair differs in outline
 * (head, hair, hat, shoulders), not only in detail, so that a thumbnail suffices.
 */
export const SUSPECT_FACES: Readonly<Record<string, FaceSpec>> = { ...A_TO_L, ...M_TO_Z };

/** The initials in order: A–Z without X. */
export const SUSPECT_IDS: readonly string[] = Object.keys(SUSPECT_FACES);

/** The sketch of a suspect. Fails with a RangeError for an initial that no suspect bears. */
export function suspectFace(who: string): FaceSpec {
  const spec = SUSPECT_FACES[who];
  if (!spec) throw new RangeError(`No suspect has the initial ${who}`);
  return spec;
}
