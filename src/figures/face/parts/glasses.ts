import type { Part } from '../part.ts';
import { both, dots, ring, rings } from '../pen.ts';

export const GLASSES = {
  round: [['l', `${rings(8, 48.5, 6.5)}M-1.6 47.5C-1 46.3 1 46.3 1.6 47.5${both('M14.5 47.5L18.5 46')}`]],
  thick: [
    [
      'l',
      `${both('M1.8 44L15 43L14.5 52.5C12 55.5 5 55.5 3 52.5Z')}M-1.8 46L1.8 46${both('M15 45L18.5 44.5')}`,
    ],
  ],
  half: [
    ['l', `${both('M3 53L14 52C14 58 4.5 59.5 3 53Z')}M-3 53C-2 51.5 2 51.5 3 53`],
    ['t', both('M14 52C17 51 19 50 19 46')],
  ],
  cat: [
    ['k', both('M2 46C6 44 12 43.5 18.5 40.5C18 48 15 53.5 8.5 53.5C4.5 53.5 2.5 50 2 46Z')],
    ['h', both('M4 47.5C8 46 11.5 45.8 15.4 44.6C14.6 49.4 12.4 51.9 8.5 51.9C6 51.9 4.4 50 4 47.5Z')],
    ['d', dots(8.5, 48.5)],
    ['l', 'M-2 46.5C-1 45.6 1 45.6 2 46.5'],
  ],
  monocle: [
    ['l', ring(8, 48.5, 6.8)],
    ['t', 'M14.5 51C18 60 16 74 12 86'],
  ],
  dark: [
    ['k', rings(8, 48.5, 6)],
    ['l', `M-2 47C-1 46 1 46 2 47${both('M14 47L18.5 45.5')}`],
    ['w', both('M5.5 46.5C6 45.5 7 44.9 8 44.8')],
  ],
  patch: [
    ['k', 'M-18.5 36L-16.8 35L18 41.5L17.8 43L-1.5 43.5C-1 50 -4 54.5 -8 54.5C-12 54 -14 48 -13.2 41Z'],
  ],
} as const satisfies Record<string, Part>;

export type GlassesName = keyof typeof GLASSES;
