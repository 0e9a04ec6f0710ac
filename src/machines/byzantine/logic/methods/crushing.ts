/** "One character on floor 2 or lower; the assassin too" (B-102). The cellar counts as such (B-G02). */
import { floorOf } from '../geometry.ts';
import type { Measure } from './measure.ts';

export const crushing = ({ from, to }: Measure): boolean => floorOf(from) <= 2 && floorOf(to) <= 2;
