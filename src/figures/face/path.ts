/** How a path is moved and stretched: `x' = x·sx + dx`, `y' = y·sy + dy`. */
export interface Placing {
  sx?: number;
  sy?: number;
  dx?: number;
  dy?: number;
}

type Point = readonly [number, number];

interface Segment {
  command: 'M' | 'L' | 'C' | 'S' | 'Q' | 'T' | 'A' | 'Z';
  /** radii and flags of an arc */
  arc?: readonly [number, number, number, number, number];
  /** control points and, last, the end point; absolute */
  points: readonly Point[];
}

const SCALE = 2;
const POINTS = { M: 1, L: 1, C: 3, S: 2, Q: 2, T: 1, A: 1, Z: 0 };

/** A number with at most one decimal and no needless characters: 0.52 → `.5`, -3.04 → `-3`. */
export function short(value: number): string {
  return String(round(value) || 0).replace(/^(-?)0\./, '$1.');
}

function round(value: number): number {
  return Math.round(value * SCALE) / SCALE;
}

/** Reads a path written in absolute commands M L C S Q T A Z. Fails with a SyntaxError for any other. */
function parse(d: string): Segment[] {
  return [...d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, letter, rest]) => {
    const command = letter as Segment['command'];
    if (!(command in POINTS))
      throw new SyntaxError(`A part is drawn with absolute M L C S Q T A Z only: ${letter}`);
    const numbers = (rest?.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const lead = command === 'A' ? 5 : 0;
    const step = lead + 2 * POINTS[command];
    if (step === 0) return [{ command, points: [] }];
    return Array.from({ length: numbers.length / step }, (_, part): Segment => {
      const own = numbers.slice(part * step, (part + 1) * step);
      const flat = own.slice(lead);
      const points = Array.from({ length: flat.length / 2 }, (_, i): Point => [
        flat[2 * i] ?? 0,
        flat[2 * i + 1] ?? 0,
      ]);
      const arc = own as unknown as NonNullable<Segment['arc']>;
      return lead ? { command, arc, points } : { command, points };
    });
  });
}

/** Numbers one after the other with only the separators that are needed. */
function pack(numbers: readonly string[]): string {
  return numbers.reduce((text, next) => {
    const clear = text === '' || next.startsWith('-') || (next.startsWith('.') && /\.\d+$/.test(text));
    return text + (clear ? '' : ' ') + next;
  }, '');
}

/** Writes segments relative to each other, curves in their smooth form where that is the same, letters not repeated. */
function emit(segments: readonly Segment[]): string {
  let out = '';
  let last = '';
  let at: Point = [0, 0];
  let start: Point = at;
  let handle: Point | undefined;
  for (const segment of segments) {
    const points = segment.points.map(([x, y]): Point => [round(x), round(y)]);
    const origin: Point = segment.command === 'M' ? [0, 0] : at;
    const [letter, numbers] = stroke({ ...segment, points }, origin, handle);
    out =
      letter === last && letter !== 'M' && letter !== 'z'
        ? pack([out, ...numbers])
        : out + letter + pack(numbers);
    last = letter;
    at = points.at(-1) ?? start;
    if (segment.command === 'M') start = at;
    handle = segment.command === 'C' ? points[1] : undefined;
  }
  return out;
}

/** Letter and numbers of one segment that starts at `from`; `handle` is the last control point of a curve before it. */
function stroke(
  { command, points, arc }: Segment,
  from: Point,
  handle: Point | undefined,
): [string, string[]] {
  const relative = points.map(([x, y]): Point => [x - from[0], y - from[1]]);
  const [dx, dy] = relative.at(-1) ?? [0, 0];
  const [first] = relative;
  if (command === 'M') return ['M', relative.flat().map(short)];
  if (command === 'L' && short(dy) === '0') return ['h', [short(dx)]];
  if (command === 'L' && short(dx) === '0') return ['v', [short(dy)]];
  if (
    command === 'C' &&
    handle &&
    first &&
    near(first[0], from[0] - handle[0]) &&
    near(first[1], from[1] - handle[1])
  ) {
    return ['s', relative.slice(1).flat().map(short)];
  }
  return [command.toLowerCase(), [...(arc?.slice(0, 5) ?? []), ...relative.flat()].map(short)];
}

function near(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.3;
}

function moved(segment: Segment, { sx = 1, sy = 1, dx = 0, dy = 0 }: Placing): Segment {
  const points = segment.points.map(([x, y]): Point => [x * sx + dx, y * sy + dy]);
  if (!segment.arc) return { ...segment, points };
  const [rx, ry, turn, large, sweep] = segment.arc;
  const turned = sx * sy < 0 ? 1 - sweep : sweep;
  return { ...segment, points, arc: [rx * Math.abs(sx), ry * Math.abs(sy), turn, large, turned] };
}

/**
 * The same path moved, stretched and written as short as it can be.
 * Takes absolute commands M L C S Q T A Z; fails with a SyntaxError for any other.
 */
export function place(d: string, placing: Placing): string {
  return emit(parse(d).map((segment) => moved(segment, placing)));
}
