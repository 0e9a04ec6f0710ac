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

/** The five bits of each channel that are left by the finest mask, side by side. */
const keyOf = (bits: number): number => ((bits >> 3) & 0x1f) | ((bits >> 6) & 0x3e0) | ((bits >> 9) & 0x7c00);
const KEYS = 1 << 15;

/** @param pixels RGBA, opaque. */
export function indexed(pixels: Uint8Array): Indexed {
  const colours = new Int32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  for (const mask of MASKS) {
    const found = byMask(colours, mask);
    if (found) return found;
  }
  throw new RangeError(`a picture has more than ${MOST} colours, however coarse`);
}

/** Null when there are too many. A colour stands for all that share its bits: the first of them, and flat areas come first. */
function byMask(colours: Int32Array, mask: number): Indexed | null {
  const known = new Int16Array(KEYS).fill(-1);
  const palette: [number, number, number][] = [];
  const index = new Uint8Array(colours.length);
  // no opaque pixel is this
  let last = 0;
  let at = 0;
  for (let pixel = 0; pixel < colours.length; pixel += 1) {
    const colour = colours[pixel]!;
    if (colour !== last) {
      last = colour;
      const key = keyOf(colour & mask);
      at = known[key]!;
      if (at < 0) {
        if (palette.length === MOST) return null;
        at = palette.length;
        known[key] = at;
        palette.push([colour & 255, (colour >> 8) & 255, (colour >> 16) & 255]);
      }
    }
    index[pixel] = at;
  }
  return { index, palette };
}
