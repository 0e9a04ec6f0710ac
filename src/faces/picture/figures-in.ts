/** The pictures within a game's figure, which is a piece of a page: those that say something by themselves. */
export interface Picture {
  /** An `<svg>` element. */
  readonly markup: string;
  readonly width: number;
  readonly height: number;
}

const TAG = /<(\/?)svg\b[^>]*?(\/?)>/g;
const VIEW_BOX = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/;

/** Every outermost `<svg>` that is not hidden from those who listen, in order. */
export function figuresIn(html: string): Picture[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: tag, 1: closing, 2: empty, index } of html.matchAll(TAG)) {
    if (closing) {
      depth -= 1;
      if (depth === 0) found.push(html.slice(start, index + tag.length));
    } else if (!empty) {
      if (depth === 0) start = index;
      depth += 1;
    }
  }
  return found.flatMap((markup) => {
    const opening = markup.slice(0, markup.indexOf('>'));
    const [, width, height] = VIEW_BOX.exec(opening) ?? [];
    if (!width || opening.includes('aria-hidden')) return [];
    return [{ markup, width: Number(width), height: Number(height) }];
  });
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture within a box of another picture, as large as fits. */
export const placed = ({ markup }: Picture, { x, y, width, height }: Box): string =>
  markup.replace('<svg', `<svg x="${x}" y="${y}" width="${width}" height="${height}"`);
