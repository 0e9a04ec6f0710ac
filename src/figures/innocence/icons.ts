/** Signs drawn with a pen of 2 within 24 units around (0, 0). */

/** How each kind of card is told apart without words or colour. */
export const KIND_ICONS = {
  // a fingerprint
  physical:
    'M-7 5V-1A7 7 0 0 1 7-1V4M-4 8V-1A4 4 0 0 1 4-1V5M-1 9.5V-1A1 1 0 0 1 1-1V2M1 6V9.5M4 8.5V9M7 7.5V8',
  // what somebody says
  statement: 'M-9-8H9V4H0L-5 9.5V4H-9ZM-4.5-4H4.5M-4.5 0H1.5',
  // what somebody has seen
  testimony: 'M-10 0C-5-7.5 5-7.5 10 0C5 7.5-5 7.5-10 0ZM-3 0A3 3 0 1 0 3 0A3 3 0 1 0-3 0Z',
  // a dagger
  weapon: 'M0 11L-3.5 4.5V-3H3.5V4.5ZM-7-3H7M0-3V-10M-1.5-10.5H1.5',
} as const;

/** A rope with which everybody else hangs on somebody. */
export const ROLE_ICONS: { readonly [role: string]: string } = {
  // a magnifying glass
  detective: 'M2 2L7 7M3-2A5 5 0 1 1-7-2A5 5 0 1 1 3-2Z',
  // somebody among others
  citizen: 'M-3-4A3 3 0 1 0 3-4A3 3 0 1 0-3-4ZM-6.5 8C-6.5-.5 6.5-.5 6.5 8',
  // the cross of a puppet on strings
  mastermind: 'M-7-4L7-7M-1-8L2-2M-6-4V7M6-6.5V7M0-5V7',
  // a ring that is broken
  antisocial: 'M3-6.3A7 7 0 1 0 6.7-2M7.5-8L3 1',
};

/** A tick: done, or it counts. */
export const TICK = 'M-5 0L-1.5 4.5L6-5';
/** Has won: a rosette. */
export const WON = 'M-4.5-3A4.5 4.5 0 1 0 4.5-3A4.5 4.5 0 1 0-4.5-3ZM-3 1L-5 9L0 6L5 9L3 1';
/** Nobody knows. */
export const OPEN = 'M-3.8-3.2C-3.8-8 4-8 4-3.2C4-.2 0 .2 0 2.6M0 6.6L0 6.8';
/** Words. */
export const SAID = 'M-7-6H7V3H1L-3 7.5V3H-7Z';
