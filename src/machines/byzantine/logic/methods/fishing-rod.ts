/** "One character in the same room, or diagonally opposite" (B-106, B-G48). */
import { isDiagonal } from './measure.ts';
import type { Measure } from './measure.ts';

export const fishingRod = ({ world, from, to }: Measure): boolean =>
  from === to || isDiagonal(world, from, to);
