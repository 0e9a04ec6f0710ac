/** From an SVG file to pixels, and from pixels to files. */
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { indexed } from './indexed.ts';
import { png } from './png.ts';

/** CommonJS whose names Node and bundlers find in different places. */
const { GIFEncoder } = createRequire(import.meta.url)('gifenc') as typeof import('gifenc');

export interface Ink {
  /** TrueType files; only they are used, whatever fonts the machine has. */
  readonly fonts: readonly string[];
  readonly family: string;
  /** Package and version that the fonts are cut from: the same characters look the same in all that are cut from it. */
  readonly cutFrom: string;
}

export interface Pixels {
  /** RGBA, opaque. */
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const pointsOf = ({ data }: Pixels): Int32Array =>
  new Int32Array(data.buffer, data.byteOffset, data.length / 4);

/** Draws an SVG. Text in characters that no font has would be boxes: see `inkFor()`. */
export function pixelsOf(svg: string, { fonts, family }: Ink): Pixels {
  const { pixels, width, height } = new Resvg(svg, {
    font: {
      loadSystemFonts: false,
      fontFiles: [...fonts],
      defaultFontFamily: family,
      sansSerifFamily: family,
      serifFamily: family,
      monospaceFamily: family,
    },
  }).render();
  return { data: pixels, width, height };
}

export const pngOf = ({ data, width }: Pixels): Buffer => png(indexed(data), width);

/** Every other channel of a point, with room above each. */
const EVERY_OTHER = 0xff00ff;
const HALVES = 0x20002;

/** The mean of four points in every other channel. */
const mean = (a: number, b: number, c: number, d: number): number =>
  (((a & EVERY_OTHER) + (b & EVERY_OTHER) + (c & EVERY_OTHER) + (d & EVERY_OTHER) + HALVES) >>> 2) &
  EVERY_OTHER;

/** Half as wide and high: each point the mean of four. */
export function halved(pixels: Pixels): Pixels {
  const { width: row } = pixels;
  const [width, height] = [row >> 1, pixels.height >> 1];
  const points = pointsOf(pixels);
  const out = new Int32Array(width * height);
  for (let y = 0, to = 0; y < height; y += 1)
    for (let x = 0, from = y * 2 * row; x < width; x += 1, from += 2, to += 1) {
      const a = points[from]!;
      const b = points[from + 1]!;
      const c = points[from + row]!;
      const d = points[from + row + 1]!;
      out[to] = mean(a, b, c, d) | (mean(a >>> 8, b >>> 8, c >>> 8, d >>> 8) << 8);
    }
  return { data: new Uint8Array(out.buffer), width, height };
}

export interface FilmFrame {
  readonly pixels: Pixels;
  /** How long it is shown, in milliseconds. */
  readonly delay: number;
}

/** Leaves the frame before as it is. */
const KEEP = 1;

/** The frames as animated GIF: of each only what differs from the one before. */
export function gifOf(frames: readonly FilmFrame[]): Uint8Array {
  const gif = GIFEncoder();
  frames.forEach(({ pixels, delay }, at) => {
    const { index, palette } = indexed(pixels.data);
    const clear = palette.length;
    const before = at > 0 ? pointsOf(frames[at - 1]!.pixels) : null;
    if (before) pointsOf(pixels).forEach((point, place) => point === before[place] && (index[place] = clear));
    gif.writeFrame(index, pixels.width, pixels.height, {
      palette: [...palette.map((one) => [...one]), [0, 0, 0]],
      delay,
      ...(before ? { transparent: true, transparentIndex: clear, dispose: KEEP } : {}),
    });
  });
  gif.finish();
  return gif.bytes();
}

/** The frames as animated WebP; a single one as a still. */
export function webpOf(frames: readonly FilmFrame[]): Promise<Buffer> {
  const [{ pixels }] = frames as [FilmFrame];
  const { width, height } = pixels;
  const data = Buffer.concat(frames.map((frame) => frame.pixels.data));
  const raw = { width, height: height * frames.length, channels: 4 as const, pageHeight: height };
  const delay = frames.length > 1 ? { delay: frames.map((frame) => frame.delay), loop: 0 } : {};
  return sharp(data, { raw })
    .webp({ quality: 72, effort: 0, ...delay })
    .toBuffer();
}
