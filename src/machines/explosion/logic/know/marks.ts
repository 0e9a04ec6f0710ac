/** What matters of the hands dealt so far, besides which weapon cards lie together. */
import type { Seat } from '../../vocabulary.ts';
import type { Choice } from './choices.ts';
import type { Player, Setting } from './setting.ts';

export interface Mark {
  /** Cards of each class that may still lie anywhere; counted out as long as early players are dealt to. */
  readonly left: readonly number[];
  /** Cards used by late players, by class. */
  readonly used: readonly number[];
  /** Weapon cards dealt to early players. */
  readonly early: number;
  readonly boss: number;
  readonly undercover: number;
  /** Of these two, how many sit where the bar owner could sit as well. */
  readonly open: number;
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
  boss: 0,
  undercover: 0,
  open: 0,
  bossKey: 0,
  bossIn: false,
  outKey: 0,
  ownKey: 0,
});

export const nameOf = (mark: Mark): string => Object.values(mark).join('|');

function counted(list: readonly number[], uses: readonly number[], by: 1 | -1): readonly number[] {
  const next = [...list];
  for (const one of uses) next[one] = next[one]! + by;
  return next;
}

/** The largest class is not kept: how many of it are used follows from all the rest. */
export const largest = (sizes: readonly number[]): number => sizes.indexOf(Math.max(...sizes));

export interface Deal {
  readonly player: Player;
  readonly choice: Choice;
  readonly culprit: Seat;
  readonly key: number;
}

type Placed = Pick<Mark, 'boss' | 'undercover' | 'open'>;

function placed(mark: Mark, { tokens }: Setting, { player, choice }: Deal): Placed {
  const { seat } = player;
  if (!choice.token || !tokens.isUnknown(seat)) return mark;
  return {
    boss: mark.boss + Number(choice.token === 'boss'),
    undercover: mark.undercover + Number(choice.token === 'undercover'),
    open: mark.open + Number(tokens.mayBeBarOwner(seat)),
  };
}

/** Null where one of the two roles would be with two players. */
export function after(mark: Mark, setting: Setting, deal: Deal): Mark | null {
  const { player, choice, culprit, key } = deal;
  const { puzzle, coarse } = setting;
  const now = placed(mark, setting, deal);
  if (now.boss > 1 || now.undercover > 1) return null;
  const main = largest(coarse.sizes);
  const isBoss = (choice.ranked === 'in' || choice.ranked === 'out') && player.seat !== culprit;
  const wasOut = player.seat !== culprit && puzzle.outAtHiding?.includes(player.seat);
  return {
    left: player.early ? counted(mark.left, choice.uses, -1) : mark.left,
    used: player.early
      ? mark.used
      : counted(
          mark.used,
          choice.uses.filter((one) => one !== main),
          1,
        ),
    early: mark.early + (player.early ? choice.weapons : 0),
    boss: now.boss,
    undercover: now.undercover,
    open: now.open,
    bossKey: isBoss ? key : mark.bossKey,
    bossIn: isBoss ? choice.ranked === 'in' : mark.bossIn,
    outKey: wasOut ? Math.max(mark.outKey, key) : mark.outKey,
    ownKey: puzzle.signal && player.seat === puzzle.me ? key : mark.ownKey,
  };
}

/** The cards that are left, told apart no more finely than late players need. */
export function merged(mark: Mark, to: readonly number[], sizes: readonly number[]): Mark {
  const left = sizes.map(() => 0);
  mark.left.forEach((count, id) => {
    left[to[id]!]! += count;
  });
  return { ...mark, left, used: left.map(() => 0) };
}
