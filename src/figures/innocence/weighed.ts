/** How a hand's level builds up, kind by kind, for the columns at the end of a row. */
import { kindOf, type CardKind } from '../../machines/innocence/logic/cards.ts';
import { STAGES, type StageName } from '../../machines/innocence/logic/stage-clauses.ts';
import {
  countedStatement,
  countedTestimony,
  holdsWeapon,
  physicalWeight,
  statementWeight,
  testimonyWeight,
  type Weight,
} from '../../machines/innocence/logic/weigh.ts';

/** In the order in which they are weighed. */
export const WEIGHED = ['physical', 'statement', 'testimony'] as const;
const STAGE_OF: { readonly [K in (typeof WEIGHED)[number]]: StageName } = {
  physical: 'physical',
  statement: 'statements',
  testimony: 'testimonies',
};

/** Whether a card adds to the level; `waiting` before its kind is weighed. */
export type Counting = 'counts' | 'does-not' | 'waiting';

export interface Weighed {
  /** Of each kind that has been weighed: what it adds; null where there is no such card. */
  readonly columns: readonly (number | null)[];
  readonly level: number;
  readonly valid: number;
  readonly weapon: boolean;
  /** For each card of the hand. */
  readonly counting: readonly Counting[];
}

const reached = (stage: StageName | undefined, wanted: StageName): boolean =>
  stage === undefined || STAGES.indexOf(stage) >= STAGES.indexOf(wanted);

/** Which cards count at all, whatever the stage: of equal statements the first. */
function counted(cards: readonly string[], index: number): boolean {
  const card = cards[index]!;
  const kind = kindOf(card);
  if (kind === 'weapon') return false;
  if (kind === 'physical') return true;
  const best = kind === 'statement' ? countedStatement(cards) : countedTestimony(cards);
  return card === best && cards.indexOf(card) === index;
}

const WEIGHT: { readonly [K in (typeof WEIGHED)[number]]: (cards: readonly string[]) => Weight } = {
  physical: physicalWeight,
  statement: statementWeight,
  testimony: testimonyWeight,
};

/** A hand of which every card is known, weighed as far as `stage`; to the end without one. */
export function weighed(cards: readonly string[], stage?: StageName): Weighed {
  const weapon = holdsWeapon(cards);
  const done = WEIGHED.filter((kind) => !weapon && reached(stage, STAGE_OF[kind]));
  const has = (kind: CardKind): boolean => cards.some((card) => kindOf(card) === kind);
  const weights = done.map((kind) => WEIGHT[kind](cards));
  return {
    columns: done.map((kind, at) => (has(kind) ? weights[at]!.level : null)),
    level: weights.reduce((sum, { level }) => sum + level, 0),
    valid: weights.reduce((sum, { valid }) => sum + valid, 0),
    weapon,
    counting: cards.map((card, index) => {
      if (!done.some((kind) => kind === kindOf(card))) return 'waiting';
      return counted(cards, index) ? 'counts' : 'does-not';
    }),
  };
}
