import type { Part } from '../part.ts';
import { CAT_MOUTHS, CAT_NOSES } from './cat.ts';

/** Noses, y = 46 to 59. */
export const NOSES = {
  straight: [['l', 'M1 46L4 57C3 59 0 59 -1.5 58.5']],
  button: [['l', 'M-2 57C-1 59 2 59 2.8 56.5']],
  hook: [['l', 'M1.5 44C4 48 7 54 5.5 57.5C4 60 1 59.5 -1.5 58']],
  broad: [['l', 'M-5 56C-6 58.5 -3 60 -1 59C0 60 2 60 3 59C5 60 7 58 5.5 55.5']],
  long: [['l', 'M0 45L3.5 60C2.5 62 -1 62 -2 60.5']],
  broken: [['l', 'M2 44L-1 49L4 57C3 59.5 -1 59.5 -3 58']],
  bulb: [['p', 'M-2.5 50C-7 54 -6 60 -1 60C4.5 61 7 56 3 51']],
  delicate: [['t', 'M2 52L3 57C2.4 58.4 .5 58.6 -.6 58']],
  ...CAT_NOSES,
} as const satisfies Record<string, Part>;

/** Mouths, about y = 65. */
export const MOUTHS = {
  straight: [['l', 'M-5 65L5 65']],
  smile: [['l', 'M-6.5 63.5C-3 67 3 67 6.5 63.5']],
  smirk: [['l', 'M-5.5 65.5C-1 66.5 4 65.5 6.5 62']],
  frown: [['l', 'M-6 66.5C-3 63.5 3 63.5 6 66.5']],
  lips: [
    ['k', 'M-6 64.5C-4 62.5 -1.5 61.5 0 63C1.5 61.5 4 62.5 6 64.5C3.5 68.5 -3.5 68.5 -6 64.5Z'],
    ['w', 'M-3.5 64.8C-1 65.4 1 65.4 3.5 64.8'],
  ],
  heartLips: [['k', 'M-3.8 64.5C-3 62 -1 61.5 0 63C1 61.5 3 62 3.8 64.5C2 68 -2 68 -3.8 64.5Z']],
  grin: [
    ['p', 'M-8.5 62C-4 63.5 4 63.5 8.5 62C7.5 69 4 70.5 0 70.5C-4 70.5 -7.5 69 -8.5 62Z'],
    ['t', 'M-7.5 66C-3 67 3 67 7.5 66M0 63.2L0 66.6'],
  ],
  bigSmile: [['k', 'M-7.5 62.5C-3 64.5 3 64.5 7.5 62.5C6 70 -6 70 -7.5 62.5Z']],
  small: [['l', 'M-3 65.5C-1 66.5 1 66.5 3 65.5']],
  open: [['k', 'M-2.8 65.5C-2.8 62.5 2.8 62.5 2.8 65.5C2.8 69 -2.8 69 -2.8 65.5Z']],
  none: [],
  ...CAT_MOUTHS,
} as const satisfies Record<string, Part>;

export type NoseName = keyof typeof NOSES;
export type MouthName = keyof typeof MOUTHS;
