/** Questions to the engine about the reader's cards. */
import { figure } from '../../figures/innocence/model.ts';
import type { InnocenceData } from '../../figures/innocence/data.ts';
import { sorted } from '../../machines/innocence/logic/cards.ts';
import { openingFor } from '../../machines/innocence/logic/facts.ts';
import { know } from '../../machines/innocence/logic/know.ts';
import { start } from '../../machines/innocence/logic/start.ts';
import { verdict, type Stage, type Verdict } from '../../machines/innocence/logic/verdict.ts';
import innocence from '../../machines/innocence/play.ts';
import type { Card, Cards } from '../../machines/innocence/vocabulary.ts';
import type { JsonObject, TraceStep } from '../../machines/trace.ts';
import { compositionOf, leftOf, type Layout } from './laid-out.ts';

/** Who reckons: an onlooker, a suspect who knows the own cards, or a sheriff who has looked at the rest of the deck. */
export type Reckoner = string;
export const LOOKED = 'looked';
export const ONLOOKER = 'table';

const isTold = (cards: readonly (Card | null)[]): cards is Cards => cards.every((card) => card !== null);

/** Every card on the table is told. */
export const isAllTold = ({ hands }: Layout): boolean =>
  Object.values(hands).every(({ covered }) => isTold(covered));

/** Who can reckon with these cards. */
export const reckoners = (layout: Layout): readonly Reckoner[] => [
  ONLOOKER,
  ...Object.entries(layout.hands).flatMap(([who, { covered }]) => (isTold(covered) ? [who] : [])),
  ...(isAllTold(layout) ? [LOOKED] : []),
];

/** The position in the words of the case format, after all turns. */
export function givenOf(layout: Layout, { looked }: { looked: boolean }): JsonObject {
  const suspects = Object.keys(layout.hands);
  const evidence = Object.entries(layout.hands).map(([who, { open, covered }]) => [
    who,
    { shown: open, hidden: isTold(covered) ? covered : covered.length },
  ]);
  return {
    mode: 'sheriff',
    suspects,
    composition: compositionOf(layout.numbers, suspects.length),
    evidence: Object.fromEntries(evidence),
    phase: 'inquiry',
    ...(looked ? { remainder: sorted(leftOf(layout) ?? []) } : {}),
  } as unknown as JsonObject;
}

/** The figure as a reckoner sees it, with what can be counted. */
export function reckoned(layout: Layout, reckoner: Reckoner): InnocenceData {
  const looked = reckoner === LOOKED;
  const seat = looked ? 'sheriff' : reckoner;
  const table = start(givenOf(layout, { looked }));
  const knowledge = { ...know({ seat, opening: openingFor(table, seat), facts: [] }), new: [] };
  return draw(table, seat, knowledge);
}

type Table = ReturnType<typeof start>;

function draw(table: Table, view: string, knowledge: TraceStep['knowledge'][string] | null): InnocenceData {
  const step = {
    index: 0,
    position: innocence.position(table),
    seen: view === 'everyone' ? {} : { [view]: innocence.seen(null, null, table, view) },
    knowledge: knowledge ? { [view]: knowledge } : {},
    refused: null,
    event: null,
    winner: 'none',
  };
  return figure(step as unknown as TraceStep, null, { view, variants: {} }) as unknown as InnocenceData;
}

/** The verdict on these cards; null where one is not told. */
export function verdictOn(layout: Layout): Verdict | null {
  if (!isAllTold(layout)) return null;
  const hands = Object.entries(layout.hands).map(([who, { open, covered }]) => [
    who,
    [...open, ...covered] as Cards,
  ]);
  const found = verdict(Object.fromEntries(hands));
  // the weapon settles it: what the others' cards add up to no longer matters
  return found.by === 'weapon' ? { ...found, stages: found.stages.slice(0, 1) } : found;
}

/** Who is in question at a stage. */
const leftAt = ({ holders, left }: Stage): readonly string[] | null =>
  left ?? (holders?.length ? holders : null);

/** The desk at one stage of the verdict. */
export function drawnAt(layout: Layout, { stages, culprits }: Verdict, at: number): InnocenceData {
  const stage = stages[at]!;
  const isLast = at === stages.length - 1;
  return {
    ...draw(start(givenOf(layout, { looked: false })), 'everyone', null),
    possible: (leftAt(stage) ?? Object.keys(layout.hands)).join(''),
    culprits: isLast ? culprits.join('') : '',
    stage: stage.stage,
  };
}
