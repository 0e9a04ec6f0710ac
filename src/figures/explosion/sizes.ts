/** Measures in units of the drawing; a phone shows one as about one pixel. */

/** What belongs to a seat: its number and signs, its cards, the name of its role. */
export const SEAT = { width: 104, height: 81, strip: 17, name: 77 } as const;

/** The role card stands in the middle, an item card on each side of it (T-083). */
export const ROLE = { x: 34, y: 18, width: 36, height: 46 } as const;
export const ITEM = { left: 3, right: 73, y: 24, width: 28, height: 38, tuck: 13 } as const;

export const TABLE_WIDTH = 340;
/** Rim within which a glow or a bracket around a seat stays. */
export const RIM = 5;

/** The left edge of an item card within its seat; hidden, it lies half under the role card. */
export function itemX(slot: number, hidden: boolean): number {
  const tuck = hidden ? ITEM.tuck : 0;
  return slot ? ITEM.right - tuck : ITEM.left + tuck;
}
