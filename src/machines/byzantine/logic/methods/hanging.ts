/** "One character in the assassin's column; nobody in the cellar" (B-100, B-G09). */
import { floorOf } from '../geometry.ts';
import { inLine } from './measure.ts';
import type { Measure } from './measure.ts';

export const hanging = ({ world, from, to }: Measure): boolean => inLine(world, from, to) && floorOf(to) > 0;
