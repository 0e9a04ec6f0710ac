/** A smaller palace, for tests: with a large room that is beside and at the corner of the same room, and a cellar under three columns. */
import type { Palace } from '../table.ts';

export const small: Palace = {
  floors: [['3A', '3B', '3C'], ['2AB', '2C'], ['1A', '1B', '1C'], ['0ABC']],
  doors: ['3A-3B', '2AB-2C', '1B-1C'],
  stairs: ['2AB-3B', '1C-2C', '1A-2AB', '0ABC-1B'],
  passages: ['0ABC-3C'],
  secretDoors: ['1B-2C'],
};
