import type { Role } from '../../machines/explosion/vocabulary.ts';
import type { FaceSpec } from '../face/face.tsx';
import { BASE_FACES } from './faces-base.ts';
import { EXPANSION_FACES } from './faces-expansion.ts';

/** The twenty-four roles as composite sketches, told apart by headgear, hair and clothes. */
export const ROLE_FACES: { readonly [R in Role]: FaceSpec } = { ...BASE_FACES, ...EXPANSION_FACES };
