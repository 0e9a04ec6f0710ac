/** The arrow keys at the table. */

const STEPS: { readonly [key: string]: number } = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Right and down go on clockwise through seats and cards, left and up back. Moves the focus, and with it the place in the tab
 * order; false for any other key.
 */
export function walk(table: HTMLElement, from: SVGElement, key: string): boolean {
  const step = STEPS[key];
  if (step === undefined) return false;
  const parts = [...table.querySelectorAll<SVGElement>('svg [data-cell]')];
  const to = parts.at((parts.indexOf(from) + step) % parts.length)!;
  from.setAttribute('tabindex', '-1');
  to.setAttribute('tabindex', '0');
  to.focus();
  return true;
}
