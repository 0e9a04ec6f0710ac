/** A position in plain text, for the command line and for forums; lines of at most 78 columns. */
import { levelOf } from '../../machines/innocence/logic/cards.ts';
import type { Json, JsonObject } from '../../machines/trace.ts';
import { columns } from '../text-fit.ts';

type Say = (key: string, args?: { readonly [name: string]: Json }) => string;
type ByWho<V> = { readonly [who: string]: V };

/** The widest line of a plain-text face, in columns of a fixed-width font. */
export const TEXT_WIDTH = 78;

const COVERED = '?';
const BETWEEN = '  ';
const NO_CARDS = { hidden: [], shown: [] };

interface Written {
  readonly hidden: number | readonly string[];
  readonly shown: readonly string[];
}

interface Position {
  readonly mode?: string;
  readonly suspects?: readonly string[];
  readonly evidence?: ByWho<Written>;
  readonly deck?: readonly string[];
  readonly deckSize?: number;
  readonly remainder?: readonly string[];
  readonly roles?: ByWho<string>;
  readonly scores?: ByWho<readonly [number, number] | null>;
  readonly votes?: ByWho<string>;
  readonly arrested?: readonly string[];
  readonly culprits?: readonly string[];
  readonly over?: boolean;
}

const cardName = (card: string, say: Say): string =>
  say(`figure.card.${card[0]}`).replace('#', String(levelOf(card)));

/** Breaks a line before pieces that would pass the width; further lines are indented. */
function wrap(pieces: readonly string[], indent = '  '): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && columns((line + piece).trimEnd()) > TEXT_WIDTH) {
      lines.push(line.trimEnd());
      line = indent;
    }
    line += piece;
  }
  return [...lines, line.trimEnd()];
}

/** Open cards, then covered ones in brackets. */
function cardsOf({ hidden, shown }: Written, say: Say): string[] {
  const covered =
    typeof hidden === 'number'
      ? Array.from({ length: hidden }, () => COVERED)
      : hidden.map((card) => cardName(card, say));
  return [...shown.map((card) => cardName(card, say)), ...covered.map((card) => `[${card}]`)];
}

/** "4 (2)": level and valid cards. */
function scoreOf(who: string, { scores }: Position, say: Say): string[] {
  const score = scores?.[who];
  if (score === undefined) return [];
  return [`= ${score ? `${score[0]} (${score[1]})` : say('kind.weapon')}`];
}

function statesOf(who: string, { roles, arrested, culprits, over, votes }: Position, say: Say): string[] {
  const role = roles?.[who];
  const target = votes?.[who];
  return [
    ...(role && role !== 'citizen' ? [say(`role.${role}`)] : []),
    ...(target ? [`-> ${target}`] : []),
    ...(arrested?.includes(who) ? [say('figure.arrested')] : []),
    ...(over && culprits?.includes(who) ? [say('figure.culprit')] : []),
  ];
}

/** `A   Statement 3  [Evidence]   = 5 (2)   Detective`; what stands behind the cards begins at one place. */
function rows(position: Position, say: Say): string[] {
  const suspects = position.suspects ?? Object.keys(position.evidence ?? {});
  const hands = suspects.map((who) => cardsOf(position.evidence?.[who] ?? NO_CARDS, say));
  const widths = hands.map((cards) => columns(cards.join(BETWEEN)));
  const widest = Math.min(48, Math.max(0, ...widths));
  return suspects.flatMap((who, at) => {
    const more = [...scoreOf(who, position, say), ...statesOf(who, position, say)];
    const filler = more.length ? ' '.repeat(Math.max(0, widest - widths[at]!)) : '';
    const cards = hands[at]!.map((card, nth) => (nth ? BETWEEN : '') + card);
    return wrap([`${who}   `, ...cards, filler, ...more.map((one) => `   ${one}`)], '    ');
  });
}

/** How many cards are left, and which, as far as the view knows: `Deck: 6   Statement 4, …`. */
function deckLines({ deckSize, deck, remainder }: Position, say: Say): string[] {
  if (deckSize === undefined) return [];
  const known = deck ?? remainder ?? [];
  const names = known.map(
    (card, at) => cardName(card, say) + (at + 1 < known.length ? say('figure.comma') : ''),
  );
  return wrap([
    `${say('figure.deck')}${say('figure.colon')}${deckSize}`,
    ...(names.length ? ['   '] : []),
    ...names,
  ]);
}

/** What the signs mean, as far as they occur. */
function legend({ evidence = {}, scores }: Position, say: Say): string[] {
  const covered = Object.values(evidence).some(({ hidden }) =>
    typeof hidden === 'number' ? hidden : hidden.length,
  );
  const signs = [
    ...(covered ? [`[ ] ${say('figure.covered')}   `] : []),
    ...(scores ? [`= ${say('figure.level')} (${say('figure.valid')})`] : []),
  ];
  return signs.length ? ['', ...wrap(signs)] : [''];
}

/** A position of Innocence in plain text, worded by the messages `figure.*`, `role.*` and `kind.weapon`. */
export function plain(position: JsonObject, say: Say): readonly string[] {
  const told = position as unknown as Position;
  return [...rows(told, say), ...legend(told, say), ...deckLines(told, say)];
}
