/** Sizes of the palace in the units of its drawing. */

/** Breadth of a column: narrower where there are many, so that a telephone still holds them. */
export const columnWidth = (columns: number): number =>
  columns <= 3 ? 120 : columns === 4 ? 104 : columns === 5 ? 90 : 80;

/** Height of a floor: rooms that are narrow are tall, for their people stand in rows. */
export const floorHeight = (columns: number): number => (columns <= 4 ? 94 : 108);

/** Height of a door, and half the breadth of its frame. */
export const DOOR = 46;
export const JAMB = 5;

/** Breadth of a flight of stairs, and of the hole in the floor above. */
export const STAIRS = 32;
export const HOLE = 24;

/** Above the top floor. */
export const ROOF = 54;
/** Below the lowest one: the letters of the columns. */
export const FOOT = 24;
/** Beside the palace: the numbers of the floors, and a passage. */
export const NUMBERS = 16;
export const SHAFT = 20;
export const MARGIN = 7;

/** A pawn as it is drawn; it is scaled to its place. */
export const PAWN = { width: 44, height: 54 };
/** The largest breadth of a pawn. */
export const LARGEST = 56;
/** The breadth that answers to a finger where there is room: 44 px in a palace of three columns that is 330 px wide. */
export const TOUCH = 57;
