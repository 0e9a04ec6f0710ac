/** Signs drawn with a pen of 1.8 within 20 units around (0, 0). */

/** How each method is told apart without words. */
export const METHOD_ICONS: Readonly<Record<string, string>> = {
  // a rope and its loop
  hanging: 'M0-9V-2M0-2C-6 1-5 9 0 9C5 9 6 1 0-2M-2-5L2-4',
  // down from a ledge
  fall: 'M-9-8H-1V-1M4-5V8M0 4L4 8.5L8 4',
  // a block upon the ground
  crushing: 'M-7-9H7V1H-7ZM-9 8H9M0 1V5.5M-3 3.5L0 6L3 3.5',
  // an arrow in flight
  shooting: 'M-8 8L8-8M2.5-8H8V-2.5M-8.5 3.5L-3.5 3L-3 8.5',
  // steps, and one that is missed
  misstep: 'M-9 9V4H-4V-1H1V-6H6M3-1.5C7 0 8 3 8 8M5 5.5L8 8.5L10.5 5',
  // a cogwheel
  mechanism:
    'M-2-9H2L2.6-6.2L5-5L7.4-6.4L9.2-3L7-1V1L9.2 3L7.4 6.4L5 5L2.6 6.2L2 9H-2L-2.6 6.2L-5 5L-7.4 6.4L-9.2 3L-7 1V-1L-9.2-3L-7.4-6.4L-5-5L-2.6-6.2ZM-2.6 0A2.6 2.6 0 1 0 2.6 0A2.6 2.6 0 1 0-2.6 0Z',
  // a rod, its line and hook
  'fishing-rod': 'M-9 9L6-9V3C6 8 0 8 0 4L-1.6 5.6',
  // a bomb with a fuse
  gunpowder: 'M-8 3A6 6 0 1 0 4 3A6 6 0 1 0-8 3ZM2-2L5-5C7-7 8-4 9.5-6M6-9L7-7.5M10-9.5L9-8',
  // a paw
  beast:
    'M0 0C4 0 6 4 6 6.5C6 9 3 8.6 0 8.6C-3 8.6-6 9-6 6.5C-6 4-4 0 0 0ZM-8-1.5V-.5M-3.5-6.5V-5M3.5-6.5V-5M8-1.5V-.5',
  // a broken heart
  passion: 'M0 9C-9 3-9.5-1-9-4C-8-8.5-2-8.5 0-4C2-8.5 8-8.5 9-4C9.5-1 9 3 0 9ZM0-4L-2.5-.5L2 2L-.5 5.5',
};

/** A card that nobody has read. */
export const UNREAD = 'M-4.6-3.5C-4.6-9 4.6-9 4.6-3.5C4.6 0 0 .3 0 3.6M0 7.8V8';
/** Mr. M. */
export const KNIFE = 'M-7.5 7.5L-3.5 3.5M-6 .5L-.5 6M-3.5 3.5L6-8.5C8.5-3.5 6 1-.8 3.2';
/** A lock. */
export const LOCK = 'M-5.5-1H5.5V7H-5.5ZM-3.5-1V-4A3.5 3.5 0 0 1 3.5-4V-1M0 2V4';
/** Used already. */
export const TICK = 'M-6 0L-2 5L7-6';
