import type { Part } from '../part.ts';
import { both, dot, dots, puffs, ring } from '../pen.ts';
import { CAT_CLOTHES } from './cat.ts';
import { COURT_CLOTHES } from './court-clothes.ts';

const SHOULDERS = 'M-36 101C-36 88 -26 83 -10 78L10 78C26 83 36 88 36 101Z';
const SUIT_OF_INK = ['k', SHOULDERS] as const;
const COLLAR = both('M8 74L11 79L5 88L0 83L7.5 77Z');

/** Shoulders from y = 76 to the lower edge, drawn for a build of 36 at each side. */
export const CLOTHES = {
  suit: [
    SUIT_OF_INK,
    ['h', 'M-10 78L0 101L10 78Z'],
    ['k', 'M0 84L3 88L1.8 101L-1.8 101L-3 88Z'],
    ['p', COLLAR],
    ['w', both('M12 79L16 88L11.5 90L14 101')],
  ],
  tuxedo: [
    SUIT_OF_INK,
    ['h', 'M-11 78L0 101L11 78Z'],
    ['p', both('M8 74L10 79L1 84Z')],
    ['k', 'M-9 79L0 83.5L9 79L9 89L0 84.5L-9 89Z'],
    ['w', both('M12 79C17 88 13 96 6 101')],
  ],
  trench: [
    ['p', SHOULDERS],
    ['k', 'M-9 80L0 101L9 80Z'],
    ['p', both('M8 70C12 68 16 70 18 74L14 92L6 97L2 92L9 80Z')],
    ['l', both('M14 92L22 95M28 86L25 101')],
  ],
  turtleneck: [
    ['k', SHOULDERS],
    ['k', 'M-10 73C-4 78 4 78 10 73L12 84L-12 84Z'],
    ['w', 'M-9.5 80C-4 84 4 84 9.5 80M-11.5 85C-5 90 5 90 11.5 85'],
  ],
  knit: [
    ['g', SHOULDERS],
    ['g', 'M-11 74C-4 79 4 79 11 74L13 86C5 90 -5 90 -13 86Z'],
    [
      't',
      'M-6 78.5L-7 87M-2 80L-2 88M2 80L2 88M6 78.5L7 87M-24 87L-26 101M24 87L26 101M-14 93L-14 101M14 93L14 101M0 94L0 101',
    ],
  ],
  dress: [
    ['k', 'M-36 101C-36 90 -28 85 -20 82L-14 92C-8 97 8 97 14 92L20 82C28 85 36 90 36 101Z'],
    ['h', 'M-19 82L-8 78L8 78L19 82L13.5 91C8 95.5 -8 95.5 -13.5 91Z'],
    ['l', both('M7.5 78C12 80 16 81 20 82')],
  ],
  fur: [
    ['k', 'M-30 101L-14 80L14 80L30 101Z'],
    ['h', 'M-8 76L0 94L8 76Z'],
    [
      'g',
      both(
        'M8 73C12 71 15 73 15 75C19 74 23 77 22 80C27 80 31 84 29 88C34 89 37 95 34 101L16 101C17 96 12 96 11 92C7 92 5 88 6 85C3 82 4 75 8 73Z',
      ),
    ],
    ['t', both('M12 79L14 83M18 85L20 89M24 92L25 96M14 90L16 93')],
  ],
  lace: [
    ['k', SHOULDERS],
    ['p', puffs([0, 85], [16, 7], 12)],
    ['p', 'M-8 72C-3 76 3 76 8 72L9 84L-9 84Z'],
    ['k', ring(0, 84.5, 3)],
    ['b', dot(0, 84.5)],
  ],
  cardigan: [
    ['g', SHOULDERS],
    ['h', 'M-11 78L0 101L11 78Z'],
    ['p', COLLAR],
    ['k', 'M-7 81L0 85L7 81L7 90L0 86L-7 90Z'],
    ['l', both('M12 79L2 101')],
  ],
  vest: [
    ['p', SHOULDERS],
    ['k', 'M-19 82L-8 101L8 101L19 82L26 88L24 101L-24 101L-26 88Z'],
    ['p', COLLAR],
    ['k', 'M0 84L2.8 87L1.5 101L-1.5 101L-2.8 87Z'],
  ],
  wing: [
    SUIT_OF_INK,
    ['p', 'M-9 71C-3 75 3 75 9 71L11 84L0 101L-11 84Z'],
    ['k', 'M-6 82C-2 80 2 80 6 82C7 86 5 92 0 98C-5 92 -7 86 -6 82Z'],
    ['w', both('M13 81L18 90L14 92L16 101')],
    ['p', both('M9 71L13 80L3 82Z')],
  ],
  stripes: [
    ['p', 'M-36 101C-36 90 -28 85 -19 81C-10 87 10 87 19 81C28 85 36 90 36 101Z'],
    ['l', 'M-27 86C-14 94 14 94 27 86M-33 91C-18 100 18 100 33 91'],
    ['h', 'M-18 81L-8 78L8 78L18 81C10 86 -10 86 -18 81Z'],
  ],
  blazer: [
    ['p', SHOULDERS],
    ['t', both('M14 80L20 101M20 82L27 101M26 85L33 101')],
    ['h', 'M-10 78L0 101L10 78Z'],
    ['p', COLLAR],
    ['k', 'M0 84L3 88L1.8 101L-1.8 101L-3 88Z'],
    ['l', both('M11 79L5 101')],
  ],
  uniform: [
    ['k', SHOULDERS],
    ['k', 'M-10 74C-4 78 4 78 10 74L11 84L-11 84Z'],
    ['w', `M0 79L0 101${both('M24 84L34 88M10 82C6 84 3 84 0 84')}`],
    ['b', dots(6, 89) + dots(6, 97)],
  ],
  scarf: [
    ['k', SHOULDERS],
    ['p', 'M-13 74C-5 80 5 80 13 74C16 78 16 84 13 87C5 91 -5 91 -13 87C-16 84 -16 78 -13 74Z'],
    ['p', 'M4 88L14 86L17 101L6 101Z'],
    ['t', 'M-11 78C-4 84 4 84 11 78M8 93L15 92M8 97L16 96'],
  ],
  singlet: [
    ['h', SHOULDERS],
    ['l', 'M-36 101C-36 88 -26 80 -10 77M36 101C36 88 26 80 10 77'],
    [
      'k',
      'M-20 80.5L-15 78.5C-12 95 12 95 15 78.5L20 80.5C20 88 22 92 25 95L25 101L-25 101L-25 95C-22 92 -20 88 -20 80.5Z',
    ],
    ['t', both('M9 79C7 80.5 5 82 3 84')],
  ],
  robe: [
    ['g', SHOULDERS],
    ['p', 'M-12 76L0 101L12 76L18 80L7 101L-7 101L-18 80Z'],
    ['h', 'M-9 78L0 96L9 78Z'],
  ],
  overcoat: [
    ['k', SHOULDERS],
    ['g', 'M-10 72C-18 72 -25 78 -24 84L-6 101L0 92L6 101L24 84C25 78 18 72 10 72C4 78 -4 78 -10 72Z'],
    ['t', both('M14 76L16 80M20 80L19 84M11 84L14 87M7 91L9 94')],
  ],
  ...COURT_CLOTHES,
  ...CAT_CLOTHES,
} as const satisfies Record<string, Part>;

export type ClothesName = keyof typeof CLOTHES;
