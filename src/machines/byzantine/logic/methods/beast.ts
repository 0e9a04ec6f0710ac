/** "One character in a room with a cat; the assassin on the same floor or in the same column as that room" (B-108, B-G15, B-G17). */
import { CATS } from '../../vocabulary.ts';
import { sameFloor } from '../geometry.ts';
import { inLine } from './measure.ts';
import type { Measure } from './measure.ts';

export const beast = ({ world, scene, from, to }: Measure): boolean =>
  CATS.some((cat) => scene.at[cat] === to) && (sameFloor(from, to) || inLine(world, from, to));
