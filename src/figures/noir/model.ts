import type { FigureModel, FigureWords } from '../figure-model.ts';
import type { JsonObject, TraceStep } from '../../machines/trace.ts';
import { neighbours, readBoard } from './board-text.ts';
import type { LineKey } from './cell.ts';

/** A Noir position as one view sees it, short, as it travels in pages; `boardCells()` spreads it out. */
export interface NoirData {
  /** Rows as in the case file: `A b C+`. */
  readonly board: readonly string[];
  /** Initials of those who may still be who the view looks for; null when the view looks for nobody. */
  readonly possible: string | null;
  /** Initials ruled out in this very step. */
  readonly fresh: string;
  /** Marks of this step, by initial. */
  readonly marks: { readonly [who: string]: 'yes' | 'no' | 'target' | 'victim' | 'actor' };
  readonly killer: string | null;
  readonly inspector: string | null;
  /** Null is a card whose face the view may not see. */
  readonly hand: readonly (string | null)[];
  readonly deck: number;
  readonly discarded: readonly string[];
  readonly kills: number;
  readonly limit: number;
  readonly turn: string | null;
  readonly shifted: LineKey | null;
}

/** Whose knowledge the board shows when everything is shown: the search for the Killer. */
const SEEKER = 'inspector';

/** The figure of a Noir step. Pure; a seat's view is made from what that seat has seen and knows, and nothing else. */
export const figure: FigureModel = (step, previous, { view, variants }) => {
  const seen = view === 'everyone' ? step : step.seen[view]!;
  const position = seen.position;
  const knowledge = step.knowledge[view === 'everyone' ? SEEKER : view];
  const data: NoirData = {
    board: texts(position['board']),
    possible: knowledge ? knowledge.suspects.join('') : null,
    fresh: step.index && knowledge ? knowledge.new.map((one) => one.who).join('') : '',
    marks: step.refused ? {} : marksOf(step, previous, seen),
    killer: text(position['killer']),
    inspector: text(position['inspector']),
    hand: cards(position['hand'] ?? position['handSize']),
    deck: amount(position['deckSize']),
    discarded: texts(position['discarded']),
    kills: amount(position['kills']),
    limit: Number(variants['killsToWin']),
    turn: step.winner === 'none' ? text(position['turn']) : null,
    shifted: step.refused ? null : shiftedLine(seen.event ?? {}),
  };
  return data as unknown as JsonObject;
};

/** Fixed words drawn on the board and beside it. */
export const figureWords: FigureWords = (say) =>
  Object.fromEntries(WORDS.map((key) => [key, say(`figure.${key}`)]));

const WORDS = [
  'alive',
  'deceased',
  'innocent',
  'possible',
  'out',
  'hand',
  'deck',
  'discarded',
  'kills',
  'killer',
  'inspector',
  'in-hand',
  'table',
  'up',
  'down',
  'left',
  'right',
  'row',
  'column',
] as const;

type Looked = { readonly event?: JsonObject | null; readonly answer: boolean | null };

function marksOf(step: TraceStep, previous: TraceStep | null, seen: Looked): NoirData['marks'] {
  const [type, value] = Object.entries(seen.event ?? {})[0] ?? [];
  const fields = (typeof value === 'string' ? { target: value } : (value ?? {})) as JsonObject;
  const target = text(fields['target'] ?? fields['victim'] ?? fields['card'] ?? fields['suspect']);
  if (!target || !['kill', 'exonerate', 'arrest'].includes(type!)) return {};
  const agent = text(fields['by']);
  const asked =
    type !== 'arrest' && seen.answer !== null && !(type === 'kill' && step.winner !== 'none' && seen.answer);
  const around = asked ? neighbours(readBoard(texts((previous ?? step).position['board'])), target) : [];
  return {
    ...Object.fromEntries(around.map((who) => [who, seen.answer ? 'yes' : 'no'] as const)),
    ...(agent ? { [agent]: 'actor' as const } : {}),
    [target]: type === 'kill' ? 'victim' : 'target',
  };
}

function shiftedLine(event: JsonObject): LineKey | null {
  const shift = event['shift'] as { row?: number; column?: number; to: string } | undefined;
  if (!shift) return null;
  return (shift.row ? `row:${shift.row}:${shift.to}` : `column:${shift.column}:${shift.to}`) as LineKey;
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
const amount = (value: unknown): number => (Array.isArray(value) ? value.length : Number(value ?? 0));
const cards = (value: unknown): readonly (string | null)[] =>
  Array.isArray(value) ? value.map(text) : Array.from({ length: Number(value ?? 0) }, () => null);
