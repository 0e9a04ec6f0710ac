import { columns } from '../text-fit.ts';

/** A position in the words of a case's `given`; what a view may not know is simply not in it. */
export interface TextPosition {
  /** rows such as `A h N+`: capital alive, small letter deceased, `+` innocent */
  board: readonly string[];
  killer?: string | null;
  inspector?: string | null;
  hand?: readonly string[];
  /** the cards, or how many there are */
  deck?: readonly string[] | number;
  discarded?: readonly string[];
  gone?: readonly string[];
  kills?: number;
}

export interface TextLabels {
  killer: string;
  inspector: string;
  hand: string;
  deck: string;
  discarded: string;
  gone: string;
  kills: string;
  alive: string;
  deceased: string;
  innocent: string;
  /** between a label and its value, with its space: `: ` or `：` */
  colon: string;
  /** the kills that win, if the reader is to see it */
  killLimit?: number;
}

/** The widest line of a plain-text face, in columns of a fixed-width font. */
export const TEXT_WIDTH = 78;

const KILLER = '*';
const INSPECTOR = '@';
const CELL = 5;

function marked(token: string, position: TextPosition): string {
  const who = token.charAt(0).toUpperCase();
  const killer = position.killer === who ? KILLER : '';
  return token + killer + (position.inspector === who ? INSPECTOR : '');
}

function gridLines(position: TextPosition): string[] {
  const rows = position.board.map((row) => row.trim().split(/\s+/));
  const head = (rows[0] ?? []).map((_, col) => String(col + 1));
  const line = (name: string, cells: readonly string[]): string =>
    `${name.padEnd(3)}${cells.map((cell) => cell.padEnd(CELL)).join('')}`.trimEnd();
  return [
    line('', head),
    ...rows.map((row, i) =>
      line(
        String(i + 1),
        row.map((cell) => marked(cell, position)),
      ),
    ),
  ];
}

/** Breaks a line before words that would pass {@link TEXT_WIDTH}; continuation lines are indented. */
function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.match(/\S+\s*/g) ?? []) {
    if (line !== '' && columns((line + word).trimEnd()) > TEXT_WIDTH) {
      lines.push(line.trimEnd());
      line = '  ';
    }
    line += word;
  }
  return [...lines, line.trimEnd()];
}

function facts(position: TextPosition, labels: TextLabels): [string, string][] {
  const list = (cards: readonly string[] | undefined): string => (cards ?? []).join(' ');
  const { deck, kills } = position;
  const limit = labels.killLimit === undefined ? '' : ` / ${labels.killLimit}`;
  const lines: [string, string][] = [
    [labels.hand, list(position.hand)],
    [labels.deck, deck === undefined ? '' : String(typeof deck === 'number' ? deck : deck.length)],
    [labels.discarded, list(position.discarded)],
    [labels.gone, list(position.gone)],
    [labels.kills, kills === undefined ? '' : `${kills}${limit}`],
  ];
  return lines.filter(([, value]) => value !== '');
}

function legend(position: TextPosition, labels: TextLabels): string {
  const tokens = position.board.join(' ');
  const entries: [boolean, string][] = [
    [/[A-Z]/.test(tokens), `A ${labels.alive}`],
    [/[a-z]/.test(tokens), `a ${labels.deceased}`],
    [tokens.includes('+'), `+ ${labels.innocent}`],
    [Boolean(position.killer), `${KILLER} ${labels.killer}`],
    [Boolean(position.inspector), `${INSPECTOR} ${labels.inspector}`],
  ];
  return entries.flatMap(([seen, text]) => (seen ? [text] : [])).join('   ');
}

/**
 * A position in plain text for a forum: the grid with numbered rows and columns in the notation of the case format,
 * `*` behind the Killer and `@` behind the Inspector where the position tells, then a key and the cards.
 * No line is wider than {@link TEXT_WIDTH} columns, Chinese characters counted double.
 */
export function drawText(position: TextPosition, labels: TextLabels): string[] {
  const cards = facts(position, labels).flatMap(([label, value]) => wrap(label + labels.colon + value));
  return [...gridLines(position), '', ...wrap(legend(position, labels)), ...cards];
}
