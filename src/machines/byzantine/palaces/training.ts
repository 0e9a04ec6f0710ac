/** The training palace TB1: invented for teaching, not the published board (B-G01). */
import type { Palace } from '../table.ts';

export const training: Palace = {
  floors: [
    ['4A', '4B', '4C'],
    ['3A', '3B', '3C'],
    ['2A', '2BC'],
    ['1A', '1B', '1C'],
    ['0A', '0B', '0C'],
  ],
  doors: ['4A-4B', '4B-4C', '3A-3B', '2A-2BC', '1A-1B', '1B-1C', '0A-0B', '0B-0C'],
  stairs: ['0B-1B', '1A-2A', '1C-2BC', '2A-3A', '2BC-3C', '3B-4B', '3C-4C'],
  passages: ['0A-4A', '0C-4C'],
  secretDoors: ['1B-2A', '3A-4B'],
};
