import type { Layered } from '../part.ts';
import { both, puffs, ring, rings } from '../pen.ts';
import { CAT_HAIR } from './cat.ts';

const CENTRE_PARTING = 'M0 19C-4 29 -13 33 -18.5 50C-25 32 -16 16 0 16C16 16 25 32 18.5 50C13 33 4 29 0 19Z';

export const HAIR = {
  /** A straight bob with a fringe. */
  bob: {
    back: [
      ['k', 'M-22 63C-28 38 -22 15 0 15C22 15 28 38 22 63C18 67 13 66 11 64L-11 64C-13 66 -18 67 -22 63Z'],
    ],
    front: [
      [
        'k',
        'M-18.5 50C-22 28 -14 17 0 17C14 17 22 28 18.5 50C17.5 45 17 41 16.5 37.5C8 40 -8 40 -16.5 37.5C-17 41 -17.5 45 -18.5 50Z',
      ],
      ['w', 'M-15 29C-12 23 -6 20 0 20'],
    ],
  },
  /** Long waves that hide one eye. */
  wave: {
    back: [
      [
        'k',
        'M-18 74C-27 72 -27 58 -24 50C-28 26 -16 13 2 14C24 15 27 34 23 48C29 56 26 72 18 74C10 74 12 64 12 60L-12 60Z',
      ],
    ],
    front: [
      [
        'k',
        'M7 15C-12 11 -23 24 -22 42C-21 50 -26 58 -21 68C-12 70 -7 62 -9 54C-10 47 -4 43 2 35C6 29 8 25 9 21C14 26 17 34 18.5 46C23 30 20 18 7 15Z',
      ],
      ['w', 'M3 19C-9 20 -17 31 -16 44C-16 51 -19 56 -17 62M8 22C5 31 -6 38 -12 46'],
    ],
  },
  /** Long, parted in the middle, one braid over the shoulder. */
  braid: {
    back: [['k', 'M-20 66C-27 40 -22 15 0 15C22 15 27 40 20 66Z']],
    front: [['k', CENTRE_PARTING]],
  },
  /** A round cloud of curls. */
  cloud: {
    back: [['k', puffs([0, 38], [27, 26], 13)]],
    front: [
      [
        'k',
        'M-18.5 50C-22 30 -14 18 0 18C14 18 22 30 18.5 50C18 46 17.5 42 16 40C14 41 11 39 10 36C8 38 4 38 2 35C0 38 -4 38 -6 35C-8 38 -11 38 -12 37C-13 41 -15 42 -16 41C-17.5 43 -18 46 -18.5 50Z',
      ],
      ['w', 'M-16 26C-14 21 -10 18 -5 17M-22 36C-22 33 -21 31 -20 29'],
    ],
  },
  /** Combed up into a bun. */
  bun: {
    back: [
      ['g', ring(0, 13, 8.5)],
      ['t', 'M-6 12C-3 8 4 8 6 13M-3 16C0 12 4 14 4 17'],
    ],
    front: [
      ['g', 'M-18.5 48C-22 30 -13 18 0 18C13 18 22 30 18.5 48C17 36 9 29 0 29C-9 29 -17 36 -18.5 48Z'],
      ['t', 'M-12 34C-10 28 -6 23 -2 21M0 28L0 21M12 34C10 28 6 23 2 21'],
    ],
  },
  /** A wave combed up from the brow. */
  quiff: {
    front: [
      [
        'k',
        'M-18.5 48C-20 38 -21 32 -18 27C-22 15 -4 6 12 10C21 12 23 21 18.5 27C20.5 34 20 40 18.5 48C17.5 42 17 38 15.5 34C8 35 -1 33 -7 28C-9 32 -13 34 -15.5 36C-17 40 -17.5 44 -18.5 48Z',
      ],
      ['w', 'M-10 23C-7 16 2 13 12 15M-5 25C0 20 6 19 13 20'],
    ],
  },
  /** A mop that no comb has met. */
  mop: {
    front: [
      [
        'k',
        'M-18.5 50C-23 44 -26 36 -21 30C-26 24 -19 17 -14 20C-14 11 -4 9 0 14C4 8 15 10 14 18C21 15 26 23 21 29C26 35 23 44 18.5 50L17 37L12 42L9 34L3 40L-2 34L-8 41L-11 35L-17 41Z',
      ],
      ['w', 'M-12 25C-9 20 -4 20 -2 22M5 20C9 17 12 20 13 23'],
    ],
  },
  /** Short, parted at the side. */
  parted: {
    front: [
      [
        'k',
        'M-18.5 48C-22 28 -14 16 0 16C14 16 22 28 18.5 48C17.5 41 17 37 15 32C5 33 -4 31 -9 26C-12 31 -16 36 -18.5 48Z',
      ],
      ['w', 'M-7 23C0 20 7 21 12 25'],
    ],
  },
  /** Cropped flat as a brush. */
  crew: {
    front: [
      [
        'k',
        'M-19 44L-19 22C-18 17 -15 16 -12 16L12 16C15 16 18 17 19 22L19 44L16.5 38L15.5 29L8 27L-8 27L-15.5 29L-16.5 38Z',
      ],
    ],
  },
  /** White tufts that stand out at the sides of a bald head. */
  tufts: {
    back: [
      [
        'p',
        both(
          'M14 30C18 21 25 20 28 24C33 24 35 30 32 33C37 36 36 43 32 45C34 50 30 56 26 54C23 59 17 58 15 55Z',
        ),
      ],
    ],
    front: [
      [
        'p',
        both(
          'M12 25C16 23 22 24 24 28C28 29 29 34 27 37C29 41 27 46 24 47C24 52 20 55 17.5 53C18.5 43 17 32 12 25Z',
        ),
      ],
      ['t', both('M18 31C20 32 21 35 21 38M21 42C21.5 45 20.5 47 19.5 48')],
    ],
  },
  /** Combed back from a peak on the brow. */
  peak: {
    front: [
      [
        'k',
        'M-18.5 48C-22 28 -15 14 0 14C15 14 22 28 18.5 48C18 42 17 36 15.5 32C13 25 5 26 0 34C-5 26 -13 25 -15.5 32C-17 36 -18 42 -18.5 48Z',
      ],
      ['w', 'M-13 23C-10 19 -6 17.5 -3 17.5M-6 24C-4 21.5 -2 20.5 0 20.5M7 24C9 21 11 21 13 24'],
    ],
  },
  /** Grey, short, parted in the middle. */
  centre: {
    front: [
      ['g', 'M-18.5 46C-22 28 -12 15 0 20C12 15 22 28 18.5 46C17.5 35 11 27 0 24C-11 27 -17.5 35 -18.5 46Z'],
      ['t', both('M3 22C9 21 13 25 15 30')],
    ],
  },
  /** Fair and long at both sides. */
  mane: {
    back: [
      [
        'p',
        'M-17 82C-24 80 -21 72 -26 68C-22 62 -27 56 -25 48C-28 26 -18 14 0 14C18 14 28 26 25 48C27 56 22 62 26 68C21 72 24 80 17 82Z',
      ],
    ],
    front: [
      [
        'p',
        'M0 18C-3 28 -13 32 -16 40C-18 48 -17 56 -20 62C-27 32 -16 14 0 14C16 14 27 32 20 62C17 56 18 48 16 40C13 32 3 28 0 18Z',
      ],
      ['t', both('M6 19C13 23 18 32 19 42')],
    ],
  },
  /** Curls that show beneath a hat. */
  curls: {
    back: [['k', rings(19, 44, 6) + rings(20, 53, 6) + rings(16, 61, 5)]],
    front: [['k', 'M-18 30L18 30L19 46C16 44 14 40 13 37C6 39 -6 38 -13 36C-14 40 -16 44 -19 46Z']],
  },
  /** A lock on each cheek beneath a close hat. */
  locks: {
    front: [['k', both('M18 40C22 46 22 54 17 57C14 58 12 56 13 54C16 54 17 50 15.5 46Z')]],
  },
  /** Cropped sides beneath a hat. */
  sides: {
    front: [['k', both('M18.5 32L18.8 52L16.5 50C16.5 45 16 41 14.5 37Z')]],
  },
  /** Grey sides beneath a hat. */
  greySides: {
    front: [['g', both('M18.5 32L19 53L16.5 51C16.5 46 16 41 14.5 37Z')]],
  },
  none: { front: [] },
  ...CAT_HAIR,
} as const satisfies Record<string, Layered>;

export type HairName = keyof typeof HAIR;
