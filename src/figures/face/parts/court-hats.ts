import type { Layered } from '../part.ts';
import { both, dot, dots, puffs, ring, rings } from '../pen.ts';

/** A four-pointed star around (x, y). */
export function star(x: number, y: number, r: number): string {
  const s = r * 0.28;
  const at = (dx: number, dy: number): string => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
  return `M${at(0, -r)}L${at(s, -s)}L${at(r, 0)}L${at(s, s)}L${at(0, r)}L${at(-s, s)}L${at(-r, 0)}L${at(-s, -s)}Z`;
}

/** Headgear of a palace: from a maid's cap to a crown. The brow is at y = 36, the upper edge of the picture at 0. */
export const COURT_HATS = {
  /** A tall cone with stars. */
  starCone: {
    front: [
      ['k', 'M-22 37C-13 28 -5 12 0 1.5C5 12 13 28 22 37C10 42 -10 42 -22 37Z'],
      ['h', star(0, 24, 7.5) + star(-9.5, 34, 3.4) + star(9.5, 33.5, 3.4) + star(0.5, 11.5, 2.6)],
    ],
  },
  /** A bent cone upon a wide brim. */
  witch: {
    front: [
      ['k', 'M-17 33C-13 22 -9 12 -3 6C4 .5 16 1 24 9C17 8 12 10 11.5 14C13 21 16 27 17 33Z'],
      ['g', 'M-16.4 27C-6 31 6 31 15.8 27L17 32.5C6 36.5 -6 36.5 -17.4 32.5Z'],
      ['p', 'M-4.5 29L4.5 29L4.5 36L-4.5 36Z'],
      [
        'k',
        'M-44 37C-32 28 -18 33.5 0 33.5C18 33.5 32 28 44 37C32 43.5 16 40.5 0 40.5C-16 40.5 -32 43.5 -44 37Z',
      ],
    ],
  },
  /** Three horns of two colours, a bell on each. */
  bells: {
    front: [
      ['k', 'M0 33L-19.5 40C-21 31 -27 28 -37 36C-42 19 -26 7 -10 13C-5 15 -1 23 0 33Z'],
      ['p', 'M0 33L19.5 40C21 31 27 28 37 36C42 19 26 7 10 13C5 15 1 23 0 33Z'],
      ['g', 'M-11 15C-9 9 -4 6 0 5.5C4 6 9 9 11 15C8 21 3 27 0 33C-3 27 -8 21 -11 15Z'],
      ['p', 'M-20 38C-8 31.5 8 31.5 20 38L19.2 44C8 37.5 -8 37.5 -19.2 44Z'],
      ['p', rings(37.5, 38, 4.6) + ring(0, 5.6, 4.6)],
      ['d', dots(37.5, 39.5) + dot(0, 7)],
    ],
  },
  /** A crested helmet with a bar before the nose. */
  helmet: {
    front: [
      ['k', 'M-6 13C-24 13 -31 22 -33 40C-37 18 -26 2 0 2C9 2 13 6 13 12C7 9 0 10 -6 13Z'],
      [
        'w',
        'M-10 5C-14 6 -15 9 -15 12M-19 9C-22 12 -22 15 -22 18M-27 17C-29 20 -29 24 -29 27M0 3.5C-2 6 -3 8 -3 10',
      ],
      ['g', both('M15 34L21 34C23 48 20 60 12 66C10 60 13 50 13 42Z')],
      [
        'g',
        'M-21 40C-23 20 -14 10 0 10C14 10 23 20 21 40C12 36 8 36 3.4 37L2.6 56L-2.6 56L-3.4 37C-8 36 -12 36 -21 40Z',
      ],
      ['t', 'M0 11L0 36M-20 33C-8 28 8 28 20 33'],
      ['d', dots(9, 33) + dots(17, 35.5)],
    ],
  },
  /** A crown with strings of pearls at both temples. */
  crown: {
    front: [
      ['p', 'M-20 37L-25 11L-12.5 21L0 3L12.5 21L25 11L20 37C8 32.5 -8 32.5 -20 37Z'],
      ['k', 'M-20 37.5C-8 33 8 33 20 37.5L21.2 30C8 25.5 -8 25.5 -21.2 30Z'],
      ['b', dots(7, 31) + dots(15, 32.5) + dot(0, 30.5)],
      ['k', 'M0 13L3 18L0 23L-3 18Z'],
      ['p', rings(25, 11, 2.6) + ring(0, 4, 2.6)],
      ['p', rings(21.5, 44, 2.8) + rings(22, 50.5, 2.8) + rings(22, 57, 2.8) + rings(22, 63.5, 3.6)],
    ],
  },
  /** A cook's tall puffed cap. */
  toque: {
    front: [
      ['p', puffs([0, 13], [21, 7], 9)],
      ['h', 'M-18 14L18 14L15 26L-15 26Z'],
      ['p', 'M-18.5 37L-17 22C-6 19.5 6 19.5 17 22L18.5 37C6 33.5 -6 33.5 -18.5 37Z'],
      ['t', 'M-9 20L-10 12M0 19.5L0 10M9 20L10 12M-10 34.5L-9.5 28M0 34L0 27.5M10 34.5L9.5 28'],
    ],
  },
  /** A peaked hat with a long feather. */
  plumed: {
    front: [
      ['k', 'M-17 33C-20 19 -11 11 3 12C14 13 19 22 18 32Z'],
      ['k', 'M-21 39C-27 35 -25 27 -17 27C-6 31 18 31 42 25C36 36 16 39 0 38C-8 37.5 -14 41 -21 39Z'],
      ['w', 'M-14 31C-2 34 16 34 30 30.5'],
      [
        'p',
        'M-2 29C-10 24 -16 14 -28 9C-33 7 -40 6 -46 8C-45 12 -41 13 -42 16C-38 16 -37 19 -38 22C-33 22 -32 25 -32 28C-26 27 -24 30 -22 32C-16 34 -8 33 -2 29Z',
      ],
      ['t', 'M-2 29C-14 26 -26 17 -42 10M-32 28C-30 24 -29 21 -29 18M-22 32C-21 28 -20 26 -20 23'],
    ],
  },
  /** A frilled cap with a ribbon. */
  mobCap: {
    front: [
      ['p', 'M-20 34C-27 18 -15 7 0 7C15 7 27 18 20 34Z'],
      ['t', 'M-9 24C-10 18 -8 13 -5 10M9 24C10 18 8 13 5 10M0 23L0 11'],
      ['p', puffs([0, 34], [23, 5], 15)],
      ['k', 'M-20.5 30C-8 24.5 8 24.5 20.5 30L20.5 34C8 29 -8 29 -20.5 34Z'],
      ['k', 'M0 28C-5 23 -9 23 -9 28C-9 33 -5 33 0 29C5 33 9 33 9 28C9 23 5 23 0 28Z'],
    ],
  },
  /** A round cap with a rim of ermine. */
  ducal: {
    front: [
      ['k', 'M-21 30C-27 14 -14 8 0 8C14 8 27 14 21 30Z'],
      ['w', 'M-9 27C-11 21 -9 15 -5 11M9 27C11 21 9 15 5 11'],
      ['p', ring(0, 7, 3.6)],
      [
        'p',
        'M-26 36C-28 29 -25 25 -20 25.5C-8 22.5 8 22.5 20 25.5C25 25 28 29 26 36C24 40 20 40 17 38.5C6 35 -6 35 -17 38.5C-20 40 -24 40 -26 36Z',
      ],
      [
        'k',
        [-19, -9.5, 0, 9.5, 19]
          .map(
            (x) =>
              `M${x} ${27.5 + Math.abs(x) / 9}L${x + 1.6} ${33 + Math.abs(x) / 9}L${x - 1.6} ${33 + Math.abs(x) / 9}Z`,
          )
          .join(''),
      ],
    ],
  },
  /** A headdress of two lobes with a veil behind. */
  lobes: {
    back: [['p', 'M-31 22C-40 48 -38 74 -33 92L33 92C38 74 40 48 31 22Z']],
    front: [
      [
        'k',
        'M0 22C-4 6 -20 -1 -32 6C-42 13 -36 30 -21 41C-17 33 -9 30 0 30C9 30 17 33 21 41C36 30 42 13 32 6C20 -1 4 6 0 22Z',
      ],
      [
        'w',
        both(
          'M6 26C12 14 22 8 34 9M10 29C18 20 27 16 37 18M15 33C22 27 29 25 34 27M20 7C19 16 21 26 26 34M11 12C11 19 13 25 17 32',
        ),
      ],
      ['p', 'M0 22C4 26 4 33 0 37C-4 33 -4 26 0 22Z'],
    ],
  },
  /** A flat square cap with a tassel. */
  square: {
    front: [
      ['k', 'M-19 24L-19 38C-8 33.5 8 33.5 19 38L19 24Z'],
      ['k', 'M-38 19L0 8L38 19L0 31Z'],
      ['w', 'M0 19C12 20 22 21 29 22.5'],
      ['l', 'M30 21L31 36'],
      ['k', 'M31 34L35 46L27.5 46Z'],
    ],
  },
} as const satisfies Record<string, Layered>;
