import type { FaceSpec } from '../face/face.tsx';
import { CHARACTERS, type Cat, type Character } from '../../machines/byzantine/cast.ts';
import { PEOPLE_FACES } from './people.ts';

const CAT = { head: 'cat', brows: 'none', nose: 'cat', mouth: 'cat', ears: false, build: 30 } as const;

const CAT_FACES: Readonly<Record<Cat, FaceSpec>> = {
  'white-cat': { ...CAT, hair: 'lightFur', eyes: 'cat', clothes: 'lightChest', extras: ['whiskers'] },
  'black-cat': {
    ...CAT,
    hair: 'darkFur',
    eyes: 'hidden',
    clothes: 'darkChest',
    extras: ['whiskers', 'nightFace'],
  },
};

/**
 * The twelve people and the two cats as composite sketches. Each is told apart by headgear and outline, so that a pawn of
 * 40 px suffices.
 */
export const CHARACTER_FACES: Readonly<Record<Character, FaceSpec>> = { ...PEOPLE_FACES, ...CAT_FACES };

/** Everybody, in the order of the vocabulary. */
export const CHARACTER_IDS: readonly Character[] = CHARACTERS;

/** The sketch of a character. Fails with a RangeError for an id that nobody has. */
export function characterFace(who: string): FaceSpec {
  const spec = (CHARACTER_FACES as Readonly<Record<string, FaceSpec>>)[who];
  if (!spec) throw new RangeError(`No character is called ${who}`);
  return spec;
}
