/** The arrow keys in the palace. */
import { columnsOf } from '../../../machines/byzantine/logic/room.ts';

type Floors = readonly (readonly string[])[];

const roomOf = (part: SVGElement): string => part.dataset['in']!;

/** The room straight above or below. */
function beside(room: string, floors: Floors, down: number): string | undefined {
  const floor = floors.findIndex((rooms) => rooms.includes(room));
  return floors[floor + down]?.find((other) =>
    columnsOf(other).some((column) => columnsOf(room).includes(column)),
  );
}

/**
 * Left and right go through the parts room by room, up and down to the next floor. Moves the focus, and with it the place in
 * the tab order.
 */
export function walkTo(palace: HTMLElement, from: SVGElement, key: string, floors: Floors): void {
  const order = floors.flat();
  const parts = [...palace.querySelectorAll<SVGElement>('[data-in]')].sort(
    (a, b) => order.indexOf(roomOf(a)) - order.indexOf(roomOf(b)),
  );
  const at = parts.indexOf(from);
  const room = roomOf(from);
  const first = (name: string | undefined): SVGElement | undefined =>
    parts.find((part) => roomOf(part) === name);
  const next = {
    ArrowRight: () => parts[at + 1],
    ArrowLeft: () => parts[at - 1],
    ArrowUp: () => nearest(room, floors, -1, first),
    ArrowDown: () => nearest(room, floors, 1, first),
  }[key];
  if (!next) return;
  const found = next();
  from.setAttribute('tabindex', '-1');
  (found ?? from).setAttribute('tabindex', '0');
  found?.focus();
}

/** Empty rooms hold no part as long as nobody can move: the next floor with one. */
function nearest(
  room: string,
  floors: Floors,
  down: number,
  first: (name: string | undefined) => SVGElement | undefined,
): SVGElement | undefined {
  for (let other = beside(room, floors, down); other; other = beside(other, floors, down)) {
    const part = first(other);
    if (part) return part;
  }
  return undefined;
}
