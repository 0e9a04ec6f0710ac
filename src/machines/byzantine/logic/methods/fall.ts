/** "One character on floor 3 or higher; the assassin too must be on floor 3 or higher" (B-101). */
import { floorOf } from '../geometry.ts';
import type { Measure } from './measure.ts';

export const fall = ({ from, to }: Measure): boolean => floorOf(from) >= 3 && floorOf(to) >= 3;
