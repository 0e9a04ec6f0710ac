/** What the name of a room says: its floor and its columns; all of geometry that the palace's picture needs. */
import type { Room } from '../vocabulary.ts';

export const floorOf = (room: Room): number => Number.parseInt(room, 10);

/** Column letters as numbers from 0. */
export const columnsOf = (room: Room): number[] =>
  [...room.replace(/^\d+/, '')].map((letter) => letter.charCodeAt(0) - 65);
