/** "One character on the assassin's floor" (B-103, B-G09). */
import { sameFloor } from '../geometry.ts';
import type { Measure } from './measure.ts';

export const shooting = ({ from, to }: Measure): boolean => sameFloor(from, to);
