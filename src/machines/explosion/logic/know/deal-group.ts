/** Dealing to a group of players of whom all the same is known, all at once: it only matters what they hold, not which of them. */
import type { Seat } from '../../vocabulary.ts';
import type { Choice } from './choices.ts';
import { addTo, layersOf } from './layers.ts';
import type { Layer, Layers } from './layers.ts';
import { after, largest, lateSizes } from './marks.ts';
import type { Mark } from './marks.ts';
import { like, over, times } from './numbers.ts';
import type { Whole } from './numbers.ts';
import { isLate } from './setting.ts';
import type { Group, Setting } from './setting.ts';

/** In how many ways the cards of a hand that are not weapons can be picked from what is left. */
export function picks(left: readonly number[], [one, two]: readonly number[]): number {
  if (one === undefined) return 1;
  const first = left[one]!;
  return two === undefined ? first : first * (two === one ? Math.max(0, first - 1) : left[two]!);
}

/** What most players hold, and what leaves no mark: no weapon card, nothing told apart, no token. */
function isPlain({ part, token, ranked, uses }: Choice, main: number): boolean {
  return part === 0 && token === null && ranked === 'any' && uses.every((one) => one === main);
}

export interface Dealing {
  readonly setting: Setting;
  readonly group: Group;
  /** How many of the group are dealt to. */
  readonly players: number;
  readonly seat: Seat;
  readonly zero: Whole;
}

interface Hand {
  readonly choice: Choice;
  readonly key: number;
  readonly ways: Whole;
  /** Where it leads from each mark, and in how many ways; null where it cannot be dealt. */
  readonly next: Map<Mark, Way | null>;
}

interface Way {
  readonly layer: Layer;
  readonly ways: Whole;
}

/** How many players are not dealt to yet, and which hand may come next: each set of hands is dealt in one order only. */
interface Turn {
  readonly left: number;
  readonly from: number;
  /** How often the hand `from` has been dealt already. */
  readonly dealt: number;
}

interface Prepared extends Dealing {
  readonly hands: readonly Hand[];
  /** Which hands can still be dealt, in order, by the mask of the weapon cards that are taken. */
  readonly open: Map<number, readonly number[]>;
  readonly plain: readonly Whole[];
  readonly turns: readonly (readonly Turn[])[];
  readonly to: Layers;
}

/** The powers of the number of plain hands. */
function powers(base: number, most: number, zero: Whole): readonly Whole[] {
  const all: Whole[] = [like(zero, 1)];
  for (let at = 1; at <= most; at += 1) all.push(times(all[at - 1]!, like(zero, base)));
  return all;
}

function prepared(dealing: Dealing): Prepared {
  const { setting, group, players, zero } = dealing;
  const main = largest(lateSizes(setting));
  const isDefault = (choice: Choice): boolean => isLate(group) && isPlain(choice, main);
  const plain = group.choices.filter(isDefault).reduce((sum, { ways }) => sum + ways, 0);
  const hands = group.choices
    .filter((choice) => !isDefault(choice))
    .map((choice): Hand => {
      const { key } = setting.structures.parts[choice.part]!;
      return { choice, key, ways: like(zero, choice.ways), next: new Map() };
    });
  const turns = Array.from({ length: players + 1 }, (_, left) =>
    hands.map((__, from): Turn => ({ left, from, dealt: 1 })),
  );
  const to = layersOf(setting.structures.count, zero);
  return { ...dealing, hands, open: new Map(), plain: powers(plain, players, zero), turns, to };
}

/** The hands that hold none of the cards in a mask, by their place in the list. */
function openAt({ open, hands, setting }: Prepared, mask: number): readonly number[] {
  const known = open.get(mask);
  if (known) return known;
  const { parts } = setting.structures;
  const found = hands.flatMap(({ choice }, at) => (parts[choice.part]!.mask & mask ? [] : [at]));
  open.set(mask, found);
  return found;
}

function wayOn(to: Prepared, hand: Hand, before: Mark): Way | null {
  const known = hand.next.get(before);
  if (known !== undefined) return known;
  const { setting, group, seat, zero } = to;
  const { choice } = hand;
  const early = !isLate(group);
  const picked = early ? picks(before.left, choice.uses) : 1;
  const mark = picked ? after(before, setting, { seat, early, choice, isCulprit: false }) : null;
  const way = mark && { layer: to.to.at(mark), ways: times(hand.ways, like(zero, picked)) };
  hand.next.set(before, way);
  return way;
}

/** In how many ways one of the players left is picked for a hand; players with equal hands are picked as a set. */
function picked(to: Prepared, weight: Whole, { turn, again }: { turn: Turn; again: number }): Whole {
  const one = turn.left === 1 ? weight : times(weight, like(to.zero, turn.left));
  return again > 1 ? over(one, like(to.zero, again)) : one;
}

/** Every set of hands once: hands in their order, each to as many players as can have it. */
function spread(
  to: Prepared,
  { layer, structure }: { layer: Layer; structure: number },
  weight: Whole,
  turn: Turn,
): void {
  const { next: nextOf, parts, mask } = to.setting.structures;
  const { mark } = layer;
  const rest = to.plain[turn.left]!;
  if (rest) addTo(layer, structure, times(weight, rest));
  if (turn.left === 0) return;
  const top = parts[mark.top]!;
  for (const at of openAt(to, mask[structure]! | top.mask)) {
    const hand = to.hands[at]!;
    if (at < turn.from || (top.key && hand.key >= top.key)) continue;
    const way = wayOn(to, hand, mark);
    if (!way) continue;
    const again = at === turn.from && turn.dealt ? turn.dealt + 1 : 1;
    const next = { layer: way.layer, structure: nextOf[structure * parts.length + hand.choice.part]! };
    const left = turn.left - 1;
    const then = again > 1 ? { left, from: at, dealt: again } : to.turns[left]![at]!;
    spread(to, next, picked(to, times(weight, way.ways), { turn, again }), then);
  }
}

/** One group more. Where somebody of it has to hold what nobody can, nothing is left. */
export function dealtTo(layers: readonly Layer[], dealing: Dealing): readonly Layer[] {
  if (dealing.players === 0) return layers;
  const to = prepared(dealing);
  const first: Turn = { left: dealing.players, from: 0, dealt: 0 };
  for (const { mark, weights, found } of layers) {
    const layer = to.to.at(mark);
    for (const structure of found) spread(to, { layer, structure }, weights[structure]!, first);
  }
  return to.to.all;
}
