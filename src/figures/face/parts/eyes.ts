import type { Part } from '../part.ts';
import { both, dot, dots, rings } from '../pen.ts';
import { CAT_EYES } from './cat.ts';

/** Eyes stand at x = ±7.5, y = 48. */
export const EYES = {
  dots: [['d', dots(7.5, 48)]],
  lashes: [
    ['l', both('M3.5 48C5.5 44.8 10 44.8 13 46.5')],
    ['d', dots(8, 48.3)],
  ],
  wide: [
    ['p', rings(7.5, 48, 3.6)],
    ['d', dots(7.2, 48.3)],
  ],
  heavy: [
    ['l', both('M4 47.5L12 47.5')],
    ['k', both('M5.8 48.5C6 51 9.4 51 9.8 48.5Z')],
  ],
  narrow: [['l', both('M4.5 48.5C6.5 47 9.5 47 11.5 48')]],
  smiling: [['l', both('M4.5 49C6 46.2 9.5 46.2 11.5 49')]],
  tired: [
    ['d', dots(7.5, 48)],
    ['t', both('M4.5 52C6 53.6 9.5 53.6 11 51.6')],
  ],
  right: [['d', dot(7.5, 48)]],
  rightLash: [
    ['l', 'M3.5 48C5.5 44.8 10 44.8 13 46.5'],
    ['d', dot(8, 48.3)],
  ],
  hidden: [],
  ...CAT_EYES,
} as const satisfies Record<string, Part>;

/** Brows stand above, y = 40 to 43. */
export const BROWS = {
  plain: [['l', both('M4 42.5C6 40.5 10 40.5 12.5 42')]],
  thin: [['t', both('M4 41.5C6.5 38 11 38 13.5 41')]],
  stern: [['k', both('M3.5 44L12.5 40.5L12.8 42.5L4 45.6Z')]],
  bushy: [['k', both('M3 43.5C5 39.5 11 38.5 14 42.5C10 42.2 7 43 3.5 45.5Z')]],
  white: [['p', both('M3 43.5C5 38.5 11 37.5 14.5 42C10 42.4 7 43.2 3.5 45.5Z')]],
  worried: [['l', both('M4 40.5C6.5 40.5 10 42 12 44')]],
  raised: [['l', 'M4.5 40C7 37 11 37.5 13 40.5M-4 43C-6.5 41.5 -10 41.8 -12.5 43.2']],
  right: [['t', 'M4 41C6.5 37.5 11 37.5 13.5 40.5']],
  none: [],
} as const satisfies Record<string, Part>;

export type EyesName = keyof typeof EYES;
export type BrowsName = keyof typeof BROWS;
