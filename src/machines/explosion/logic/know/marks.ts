/** What matters of the hands dealt so far, besides which weapon cards lie together. */
import type { Choice } from './choices.ts';
import type { Setting } from './setting.ts';
import type { Seat } from '../../vocabulary.ts';

export interface Mark {
  /** Cards of each class that may still lie anywhere; counted out as long as early players are dealt to. */
  readonly left: readonly number[];
  /** Cards used by late players, by class. */
  readonly used: readonly number[];
  /** Weapon cards dealt to early players. */
  readonly early: number;
  /** The culprit's weapon cards, once these are dealt. */
  readonly top: number;
  /** The kinds of the players marked as boss and undercover; 0 for nobody. */
  readonly boss: number;
  readonly undercover: number;
  /** The boss's rank, where it matters whether it is a bad one. */
  readonly bossKey: number;
  readonly bossIn: boolean;
  /** The highest rank among those who were out when a card was hidden. */
  readonly outKey: number;
  /** The own rank, where the host's signal is about it. */
  readonly ownKey: number;
}

export const blank = (left: readonly number[]): Mark => ({
  left,
  used: left.map(() => 0),
  early: 0,
  top: 0,
  boss: 0,
  undercover: 0,
  bossKey: 0,
  bossIn: false,
  outKey: 0,
  ownKey: 0,
});

export const markName = (mark: Mark): string => Object.values(mark).join('|');

function counted(list: readonly number[], uses: readonly number[], by: 1 | -1): readonly number[] {
  if (!uses.length) return list;
  const next = [...list];
  for (const one of uses) next[one] = next[one]! + by;
  return next;
}

/** The largest class is not kept: how many of it are used follows from all the rest. */
export const largest = (sizes: readonly number[]): number => sizes.indexOf(Math.max(...sizes));

/** The sizes of the classes at the last level. */
export const lateSizes = ({ levels }: Setting): readonly number[] => levels.at(-1)!.classes.sizes;

export interface Deal {
  readonly seat: Seat;
  readonly early: boolean;
  readonly choice: Choice;
  readonly isCulprit: boolean;
}

/** Null where one of the two roles would be with two players. */
function marked(
  mark: Mark,
  { tokens }: Setting,
  { seat, choice }: Deal,
): Pick<Mark, 'boss' | 'undercover'> | null {
  const { boss, undercover } = mark;
  if (!choice.token || tokens.known(seat) !== undefined) return { boss, undercover };
  return mark[choice.token] ? null : { boss, undercover, [choice.token]: tokens.kindOf(seat) };
}

/** Null where one of the two roles would be with two players. */
export function after(mark: Mark, setting: Setting, deal: Deal): Mark | null {
  const { seat, early, choice, isCulprit } = deal;
  const { puzzle, structures } = setting;
  const now = marked(mark, setting, deal);
  if (!now) return null;
  const { key } = structures.parts[choice.part]!;
  const main = largest(lateSizes(setting));
  const used = early
    ? mark.used
    : counted(
        mark.used,
        choice.uses.filter((one) => one !== main),
        1,
      );
  if (!early && used.some((count, id) => count > mark.left[id]!)) return null;
  const isBoss = (choice.ranked === 'in' || choice.ranked === 'out') && !isCulprit;
  const wasOut = !isCulprit && puzzle.outAtHiding?.includes(seat);
  return {
    left: early ? counted(mark.left, choice.uses, -1) : mark.left,
    used,
    early: mark.early + (early ? choice.weapons : 0),
    top: isCulprit ? choice.part : mark.top,
    ...now,
    bossKey: isBoss ? key : mark.bossKey,
    bossIn: isBoss ? choice.ranked === 'in' : mark.bossIn,
    outKey: wasOut ? Math.max(mark.outKey, key) : mark.outKey,
    ownKey: puzzle.signal && seat === puzzle.me ? key : mark.ownKey,
  };
}

/** The cards that are left, told apart no more finely than at the next level. */
export function merged(mark: Mark, merge: readonly number[], sizes: readonly number[]): Mark {
  const left = sizes.map(() => 0);
  mark.left.forEach((count, id) => {
    left[merge[id]!]! += count;
  });
  return { ...mark, left, used: left.map(() => 0) };
}
