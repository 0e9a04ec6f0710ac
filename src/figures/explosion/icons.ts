/** Path data around (0, 0). Pips reach 10 units far, signs 11. */
import type { Suit } from '../../machines/explosion/vocabulary.ts';
import type { Rank, SignId } from './data.ts';

/** Filled. */
export const PIPS: { readonly [S in Suit]: string } = {
  S: 'M0-10C3-5 9-2 9 3C9 8 3 9 1 5C1 7 2 9 4 10H-4C-2 9-1 7-1 5C-3 9-9 8-9 3C-9-2-3-5 0-10Z',
  H: 'M0 10C-3 6-9 2-9-4C-9-10-2-10 0-5C2-10 9-10 9-4C9 2 3 6 0 10Z',
  D: 'M0-10L8 0L0 10L-8 0Z',
  C: 'M0-10A4.3 4.3 0 0 1 3.6-3.4A4.3 4.3 0 1 1 1 4.4C1 7 2 9 4 10H-4C-2 9-1 7-1 4.4A4.3 4.3 0 1 1-3.6-3.4A4.3 4.3 0 0 1 0-10Z',
};

/** Lines. */
export const EYE = 'M-9 0C-5-7 5-7 9 0C5 7-5 7-9 0ZM-2.5 0A2.5 2.5 0 1 0 2.5 0A2.5 2.5 0 1 0-2.5 0Z';
export const LOCK = 'M-6-1H6V8H-6ZM-4-1V-4A4 4 0 0 1 4-4V-1';

const DAGGER = 'M0 10V-9L-2.5-4V4M0-9L2.5-4V4M-6 4H6';

export const SIGNS: { readonly [S in SignId]: string } = {
  speaking: 'M-9-7H9V4H-1L-6 9V4H-9Z',
  representative: 'M-8-2A6 6 0 1 0 4-2A6 6 0 1 0-8-2ZM3 3L9 9',
  awake: EYE,
  'knocked-out': 'M-8-8H0L-8 1H0M3-1H9L3 7H9',
  drunk: 'M-8-8H8L0 1ZM0 1V8M-5 9H5',
  choosing: 'M-5-4C-5-10 6-10 6-4C6 0 0 0 0 4M0 8.5V9',
  'at-risk': 'M0-9V3M0 8V9',
  tied: 'M-7-3H7M-7 4H7',
  hide: 'M-8-8H4V5M-8-8V8H1M6 1V9M2.5 5.5L6 9L9.5 5.5',
  knockOut: 'M0-10L2.5-3L10-4L4.5 1L8 8L0 4L-8 8L-4.5 1L-10-4L-2.5-3Z',
  murder: DAGGER,
};

/** The culprit's dagger; second and third by weapon sum; a crown for whoever is bad by role. */
export const RANK_SIGNS: { readonly [R in Rank]: string } = {
  culprit: DAGGER,
  accomplice: 'M-4-8V8M4-8V8',
  follower: 'M-7-8V8M0-8V8M7-8V8',
  bad: 'M-9 7V-5L-4 1L0-7L4 1L9-5V7Z',
};

export const MOON = 'M4-9A9 9 0 1 0 9 4A8 8 0 0 1 4-9Z';
export const SUN =
  'M-4.5 0A4.5 4.5 0 1 0 4.5 0A4.5 4.5 0 1 0-4.5 0ZM0-10V-8M0 8V10M-10 0H-8M8 0H10M-7-7L-5.6-5.6M5.6 5.6L7 7M-7 7L-5.6 5.6M5.6-5.6L7-7';
