import type { Places } from '../table.ts';

/** Where everybody stands at the start in the training palace (P1; invented as well). */
export const trainingStart: Places = {
  astrologer: '3B',
  steward: '3A',
  cook: '3C',
  scholar: '3B',
  witch: '0B',
  jester: '4B',
  captain: '4A',
  empress: '4C',
  bard: '2A',
  duke: '2BC',
  countess: '1B',
  maid: '1C',
  'white-cat': '1C',
};
