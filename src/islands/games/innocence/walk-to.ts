/** The arrow keys on the desk. */

const kindOf = (part: SVGElement): string => part.dataset['cell']!.split(':')[0]!;
/** Whose row it is in; the sheriff and the deck are in the first. */
const ownerOf = (part: SVGElement): string => {
  const [kind, who] = part.dataset['cell']!.split(':');
  return kind === 'deck' || who === 'sheriff' ? '' : who!;
};

/**
 * Left and right go through the parts, up and down to the next row. Moves the focus, and with it the place in the tab order;
 * false for any other key.
 */
export function walkTo(desk: HTMLElement, from: SVGElement, key: string): boolean {
  const parts = [...desk.querySelectorAll<SVGElement>('[data-cell]')];
  const at = parts.indexOf(from);
  const other = (part: SVGElement): boolean => ownerOf(part) !== ownerOf(from);
  const alike = (found: SVGElement | undefined): SVGElement | undefined =>
    found &&
    (parts.find((part) => ownerOf(part) === ownerOf(found) && kindOf(part) === kindOf(from)) ?? found);
  const next = {
    ArrowRight: () => parts[at + 1],
    ArrowLeft: () => parts[at - 1],
    ArrowDown: () => alike(parts.slice(at).find(other)),
    ArrowUp: () => alike(parts.slice(0, at).findLast(other)),
  }[key];
  if (!next) return false;
  const found = next();
  from.setAttribute('tabindex', '-1');
  (found ?? from).setAttribute('tabindex', '0');
  found?.focus();
  return true;
}
