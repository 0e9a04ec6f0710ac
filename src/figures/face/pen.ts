/** A path and its mirror image at the other side of the middle line. Takes absolute M L C Z. */
export function both(d: string): string {
  const flip = (_: string, x: string, gap: string): string => `${-Number(x)}${gap}`;
  const mirror = d.replace(/(-?\d*\.?\d+)([ ,]*-?\d*\.?\d+)/g, flip);
  return d + mirror;
}

/** A dot: a stroke of no length, as broad as the pen of its tone. */
export function dot(x: number, y: number): string {
  return `M${x} ${y}L${x + 0.01} ${y}`;
}

/** Two dots, at x and at -x. */
export function dots(x: number, y: number): string {
  return dot(x, y) + dot(-x, y);
}

/** A full circle. */
export function ring(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}A${radius} ${radius} 0 1 0 ${x + radius} ${y}A${radius} ${radius} 0 1 0 ${x - radius} ${y}Z`;
}

/** Two circles of one size, at x and at -x. */
export function rings(x: number, y: number, radius: number): string {
  return ring(x, y, radius) + ring(-x, y, radius);
}

/** A closed outline of round puffs (curls, fur, petals) around a middle point. */
export function puffs(
  [x, y]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  count: number,
): string {
  const bump = ((rx + ry) * Math.PI) / count / 1.9;
  const corner = (step: number): string => {
    const angle = (step / count) * 2 * Math.PI;
    return `${(x + rx * Math.cos(angle)).toFixed(1)} ${(y + ry * Math.sin(angle)).toFixed(1)}`;
  };
  const arcs = Array.from({ length: count }, (_, i) => `A${bump} ${bump} 0 0 1 ${corner(i + 1)}`);
  return `M${corner(0)}${arcs.join('')}Z`;
}
