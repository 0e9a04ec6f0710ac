import type { Part } from '../part.ts';
import { both } from '../pen.ts';
import { CAT_HEAD } from './cat.ts';

export interface Head {
  /** Half the width at the cheekbones; hair, hats and beards are stretched to it (drawn for 18). */
  width: number;
  chin: number;
  /** Half the width of the neck. */
  neck: number;
  outline: string;
  /** The side away from the lamp. */
  shade: string;
}

export const EARS: Part = [['p', both('M17.5 45C20 42 23 44 22.5 48C22 52 20 55 17.5 55')]];

export const HEADS = {
  oval: {
    width: 18,
    chin: 74,
    neck: 7.5,
    outline: 'M0 20C13 20 18 30 18 44C18 60 10 74 0 74C-10 74 -18 60 -18 44C-18 30 -13 20 0 20Z',
    shade: 'M8 22C15 26 18 34 18 44C18 60 10 74 0 74C7 68 11 62 10.5 54C10 46 13 38 8 22Z',
  },
  long: {
    width: 15.5,
    chin: 79,
    neck: 6.5,
    outline: 'M0 20C11 20 15.5 29 15.5 43C15.5 60 11 79 0 79C-11 79 -15.5 60 -15.5 43C-15.5 29 -11 20 0 20Z',
    shade: 'M7 22C13 26 15.5 33 15.5 43C15.5 60 11 79 1 79C6 72 9 64 9 55C9 46 11 38 7 22Z',
  },
  round: {
    width: 21,
    chin: 73,
    neck: 9,
    outline: 'M0 21C15 21 21 32 21 46C21 63 12 73 0 73C-12 73 -21 63 -21 46C-21 32 -15 21 0 21Z',
    shade: 'M10 23C18 28 21 36 21 46C21 63 12 73 0 73C9 69 14 62 13.5 54C13 44 15 36 10 23Z',
  },
  square: {
    width: 19,
    chin: 76,
    neck: 11,
    outline:
      'M0 20C13 20 19 27 19 40L18.5 60C18 67 12 76 6 76L-6 76C-12 76 -18 67 -18.5 60L-19 40C-19 27 -13 20 0 20Z',
    shade: 'M9 22C16 26 19 32 19 40L18.5 60C18 67 12 76 6 76L2 76C8 71 11 64 11 56C11 46 13 36 9 22Z',
  },
  heart: {
    width: 18.5,
    chin: 75,
    neck: 6.5,
    outline: 'M0 20C14 20 19.5 31 18.5 44C17.5 58 6 75 0 75C-6 75 -17.5 58 -18.5 44C-19.5 31 -14 20 0 20Z',
    shade: 'M8 22C16 26 19.3 34 18.5 44C17.5 58 6 75 0 75C6 68 10 60 10.5 53C11 44 13 36 8 22Z',
  },
  pear: {
    width: 19,
    chin: 77,
    neck: 13,
    outline: 'M0 20C12 20 16 28 17 40C24 50 24 77 0 77C-24 77 -24 50 -17 40C-16 28 -12 20 0 20Z',
    shade: 'M8 22C14 26 16.5 32 17 40C24 50 24 77 2 77C12 72 15 64 14 55C13 47 11 36 8 22Z',
  },
  gaunt: {
    width: 17,
    chin: 78,
    neck: 7.5,
    outline:
      'M0 20C12 20 17 28 17 40C17 48 14.5 52 14 58C13 69 8 78 0 78C-8 78 -13 69 -14 58C-14.5 52 -17 48 -17 40C-17 28 -12 20 0 20Z',
    shade:
      'M8 22C14 25 17 32 17 40C17 48 14.5 52 14 58C13 69 8 78 1 78C6 72 8 66 8 60C8 54 12 50 11 42C10.5 36 11 30 8 22Z',
  },
  cat: CAT_HEAD,
} as const satisfies Record<string, Head>;

export type HeadName = keyof typeof HEADS;
