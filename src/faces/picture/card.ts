/** The card of a step, 1200 × 630: its picture, and beside it what it is called and what happens. Stands alone as a file. */
import { LIGHT, resolveColours } from '../../figures/palette.ts';
import { figuresIn, placed, type Picture } from './figures-in.ts';
import { setLines } from './lines.ts';
import { rulesOf, sheetFor } from './sheet.ts';

export const CARD = { width: 1200, height: 630 } as const;

export interface CardWords {
  readonly lang: string;
  readonly title: string;
  readonly heading: string;
  readonly lines: readonly string[];
  /** What is known now, or what is asked. */
  readonly last: string;
  /** What the picture shows, for those who do not see it. */
  readonly alt: string;
  readonly game: string;
}

export interface CardParts {
  readonly words: CardWords;
  /** The game's figure as a page has it, with faces from symbols. */
  readonly figure: string;
  /** The symbols of a game's faces, by the id that a `<use>` points to. */
  readonly symbols: ReadonlyMap<string, string>;
  /** The sheets of the figures. */
  readonly css: string;
}

const PICTURE = { x: 24, y: 24, width: 580, height: 582 };
const TEXT = { x: 634, width: 536 };
const GAP = 14;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The first picture as large as fits; a broad second one below it. */
function arranged([first, second]: readonly Picture[]): string {
  if (!first) return '';
  const foot =
    second && second.width > 2 * second.height ? (PICTURE.width * second.height) / second.width : 0;
  const low = Math.min(foot, 150);
  const box = { ...PICTURE, height: PICTURE.height - (low ? low + GAP : 0) };
  const below = { ...PICTURE, y: box.y + box.height + GAP, height: low };
  return placed(first, box) + (low ? placed(second!, below) : '');
}

interface Block {
  readonly text: string;
  readonly size: number;
  readonly most: number;
  readonly class: string;
}

/** Blocks of text one below the other. */
function column(blocks: readonly Block[]): string {
  let y = 44;
  return blocks
    .filter(({ text }) => text !== '')
    .map(({ text, size, most, class: name }) => {
      const lines = setLines(text, { room: TEXT.width, size, most });
      const spans = lines.map((line) => {
        y += size * 1.34;
        return `<text class="${name}" x="${TEXT.x}" y="${Math.round(y)}" font-size="${size}">${escape(line)}</text>`;
      });
      y += size * 0.62;
      return spans.join('');
    })
    .join('');
}

const OWN = `.c-paper{fill:var(--paper)}.c-card{fill:var(--card);stroke:var(--line);stroke-width:2}.c-title{fill:var(--ink);font-weight:700;font-family:serif}.c-head{fill:var(--stamp);font-weight:700;font-family:sans-serif}.c-line{fill:var(--ink);font-family:sans-serif}.c-last{fill:var(--ink);font-weight:700;font-family:sans-serif}.c-mark{fill:var(--soft);font-family:sans-serif}`;

const used = (markup: string): Set<string> =>
  new Set([...markup.matchAll(/<use [^>]*href="#([^"]+)"/g)].map(([, id]) => id!));

const cache = new Map<string, ReturnType<typeof rulesOf>>();

function rulesIn(css: string): ReturnType<typeof rulesOf> {
  const known = cache.get(css) ?? rulesOf(css + OWN);
  cache.set(css, known);
  return known;
}

/** The card as an SVG file. */
export function card({ words, figure, symbols, css }: CardParts): string {
  // figures may say their colours on the marks themselves
  const pictures = resolveColours(arranged(figuresIn(figure)), LIGHT);
  const faces = [...used(pictures)].map((id) => symbols.get(id) ?? '').join('');
  const text = column([
    { text: words.title, size: 36, most: 3, class: 'c-title' },
    { text: words.heading, size: 23, most: 2, class: 'c-head' },
    ...words.lines.slice(0, 5).map((line) => ({ text: line, size: 25, most: 3, class: 'c-line' })),
    { text: words.last, size: 25, most: 2, class: 'c-last' },
  ]);
  const mark = `<text class="c-mark" x="${TEXT.x}" y="592" font-size="21">Casebook · ${escape(words.game)}</text>`;
  const body = `<rect class="c-paper" width="${CARD.width}" height="${CARD.height}"/><rect class="c-card" x="10" y="10" width="1180" height="610" rx="12"/>${pictures}${text}${mark}`;
  const sheet = sheetFor(faces + body, rulesIn(css), LIGHT);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}" width="${CARD.width}" height="${CARD.height}" lang="${words.lang}" role="img" aria-label="${escape(words.alt)}"><style>${sheet}</style>${faces}${body}</svg>`;
}
