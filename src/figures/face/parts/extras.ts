import type { Part } from '../part.ts';
import { both, dot, dots, ring, rings } from '../pen.ts';
import { CAT_EXTRAS } from './cat.ts';

export const EXTRAS = {
  pearls: [['p', [-10, -6, -2, 2, 6, 10].map((x) => ring(x, 82 - (x * x) / 40, 2)).join('')]],
  hoops: [['l', rings(21.5, 60, 4.5)]],
  drops: [['k', both('M19 55L21 60L19 64L17 60Z')]],
  stud: [['d', dot(18.8, 57)]],
  mole: [['d', dot(9.5, 61)]],
  freckles: [['t', dots(6, 56) + dots(9, 55) + dots(10.5, 58) + dots(7.5, 59)]],
  wrinkles: [['t', `${both('M9 58C11 61 12 64 11.5 67')}M-8 33C-3 31.5 3 31.5 8 33M-6 37C-2 36 2 36 6 37`]],
  cheeks: [['t', both('M13 52C12 57 11 61 8.5 64')]],
  jowls: [['t', both('M9 59C13 62 15 66 14 70')]],
  cleft: [['t', 'M0 70L0 73']],
  blush: [['s', rings(11.5, 58, 3.4)]],
  scar: [['l', 'M9 53L14 64M9.5 58.5L13.5 56.8M11.5 62.5L15 61']],
  plaster: [['p', 'M8 55L15 52L17 56L10 59.5ZM10.5 54L12.5 58.4M13 53L15 57']],
  pipe: [
    ['p', 'M3 65.5L17 69L18 64L27 63.5C28 72 25 76.5 21.5 76.5C18.5 76.5 17.5 74 17 71.5L3 67.5Z'],
    ['t', 'M18 66L27 65.5M22 60C25 57 20 55 23.5 51'],
  ],
  cigarette: [
    ['h', 'M4.5 65.2L14.5 68.5L14 70L4 66.8Z'],
    ['t', 'M4.5 65.2L15 68.6L14.5 70.2L4 66.8M16 66C19 63 15 61 18.5 57'],
  ],
  carnation: [['p', 'M17 89C15 86 18 84 20 86C22 83 26 86 24 88C27 90 25 94 22 93C20 96 16 93 17 89Z']],
  medals: [
    [
      'p',
      `M-21 84L-15 84L-16 90L-20 90Z${ring(-18, 93, 3.2)}M-30 87L-24 87L-25 93L-29 93Z${ring(-27, 96, 3.2)}`,
    ],
  ],
  veil: [
    [
      't',
      'M-17 38L-4 58M-10 38L5 60M-3 38L12 58M4 38L17 54M17 38L4 58M10 38L-5 60M3 38L-12 58M-4 38L-17 54M-18 52C-10 61 10 61 18 52',
    ],
  ],
  braid: [
    [
      'k',
      'M12 62C20 60 23 66 19 70C25 72 25 79 20 81C25 84 24 91 18 92C21 95 20 98 18 101L12 101C10 97 11 94 13 92C8 90 8 84 12 81C7 79 7 72 12 70C9 67 9 63 12 62Z',
    ],
    ['w', 'M11 70C15 72 18 72 20 70M11 81C15 83 18 83 20 81M12 92C14 93.5 17 93.5 19 92'],
  ],
  ...CAT_EXTRAS,
} as const satisfies Record<string, Part>;

export type ExtraName = keyof typeof EXTRAS;
