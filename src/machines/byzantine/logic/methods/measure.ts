/** What a method's condition is measured on: the rooms of assassin and victim in the scene of the murder. */
import type { Scene, World } from '../../table.ts';
import type { Character, Room } from '../../vocabulary.ts';
import { diagonal, onDiagonal, sameColumn, sameFloor } from '../geometry.ts';

export interface Measure {
  readonly world: World;
  readonly scene: Scene;
  readonly assassin: Character;
  readonly victim: Character;
  /** Where the assassin stands. */
  readonly from: Room;
  /** Where the victim stands. */
  readonly to: Room;
}

/** 列: a column, or in the other reading a row (B-G47). */
export const inLine = ({ variants }: World, a: Room, b: Room): boolean =>
  variants.sameLine === 'row' ? sameFloor(a, b) : sameColumn(a, b);

/** "Diagonally opposite": at a touching corner, or anywhere on the diagonal line (B-G48). */
export const isDiagonal = ({ variants }: World, a: Room, b: Room): boolean =>
  variants.diagonal === 'line' ? onDiagonal(a, b) : diagonal(a, b);
