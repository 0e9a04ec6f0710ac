/** The parts of a cat, in the same ink: head with ears, eyes, muzzle, whiskers and chest. */
import type { Layered, Part } from '../part.ts';
import { both } from '../pen.ts';
import type { Head } from './heads.ts';

const OUTLINE =
  'M0 27C5 27 10 28 14 30C20 22 26 15 33 9C36 21 36 34 34 44C36 52 36 60 32 67C26 77 12 82 0 82C-12 82 -26 77 -32 67C-36 60 -36 52 -34 44C-36 34 -36 21 -33 9C-26 15 -20 22 -14 30C-10 28 -5 27 0 27Z';
const INNER_EARS = both('M29 19C31 27 31 34 29 40C26 36 22 33 19 31C22 27 26 22 29 19Z');
const CHEST = 'M-30 101C-28 88 -20 80 -10 78L10 78C20 80 28 88 30 101Z';
const WHISKERS = both('M16 64C26 61 36 60 46 61M16 68C26 68 36 70 45 74M15 72C23 75 31 79 38 85');
const MUZZLE = 'M0 64L0 68C-2 72 -8 73 -11 69M0 68C2 72 8 73 11 69';
const NOSE = 'M-4.5 59.5C-2 58.5 2 58.5 4.5 59.5C4 62.5 1.5 64 0 65C-1.5 64 -4 62.5 -4.5 59.5Z';
const ALMONDS = both('M7 50C10 43 20 42 25 47C23 55 12 57 7 50Z');
const PUPILS = both('M16.5 45C18.6 47 18.6 52 16.5 54C14.4 52 14.4 47 16.5 45Z');

export const CAT_HEAD: Head = {
  width: 18,
  chin: 74,
  neck: 14,
  outline: OUTLINE,
  shade: 'M33 9C36 21 36 34 34 44C36 52 36 60 32 67C26 77 12 82 4 82C18 76 24 66 23 54C22 44 30 34 33 9Z',
};

export const CAT_EYES = {
  cat: [
    ['p', ALMONDS],
    ['k', PUPILS],
  ],
} as const satisfies Record<string, Part>;
export const CAT_NOSES = { cat: [['k', NOSE]] } as const satisfies Record<string, Part>;
export const CAT_MOUTHS = { cat: [['l', MUZZLE]] } as const satisfies Record<string, Part>;

export const CAT_HAIR = {
  /** A pale coat with stripes on the brow. */
  lightFur: {
    front: [
      ['g', INNER_EARS],
      ['l', 'M0 31L0 38M-6 32L-5 38M6 32L5 38'],
    ],
  },
  /** A black coat: covers the head, its features are drawn upon it as extras. */
  darkFur: {
    front: [
      ['k', OUTLINE],
      ['w', INNER_EARS],
    ],
  },
} as const satisfies Record<string, Layered>;

export const CAT_EXTRAS = {
  whiskers: [['t', WHISKERS]],
  nightFace: [
    ['h', ALMONDS],
    ['k', PUPILS],
    ['h', NOSE],
    ['w', MUZZLE],
  ],
} as const satisfies Record<string, Part>;

export const CAT_CLOTHES = {
  lightChest: [
    ['p', CHEST],
    ['t', 'M-8 84C-6 90 -4 94 -2 97M8 84C6 90 4 94 2 97M0 86L0 98'],
  ],
  darkChest: [
    ['k', CHEST],
    ['w', 'M-12 82C-4 87 4 87 12 82'],
    ['p', 'M0 86L4 90L0 95L-4 90Z'],
  ],
} as const satisfies Record<string, Part>;
