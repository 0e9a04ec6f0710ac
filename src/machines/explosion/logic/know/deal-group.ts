/** Dealing to a group of players of whom all the same is known, all at once: it only matters what they hold, not which of them. */
import type { Seat } from '../../vocabulary.ts';
import type { Choice } from './choices.ts';
import { addTo, layersOf } from './layers.ts';
import type { Layer, Layers } from './layers.ts';
import { after, largest } from './marks.ts';
import type { Mark } from './marks.ts';
import { like, over, times } from './numbers.ts';
import type { Whole } from './numbers.ts';
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
  readonly ways: Whole;
  /** Where it leads from each mark, and in how many ways; null where it cannot be dealt. */
  readonly next: Map<Mark, Way | null>;
}

interface Way {
  readonly layer: Layer;
  readonly ways: Whole;
}

interface Prepared extends Dealing {
  readonly hands: readonly Hand[];
  readonly plain: readonly Whole[];
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
  const main = group.early ? -1 : largest(setting.coarse.sizes);
  const isDefault = (choice: Choice): boolean => !group.early && isPlain(choice, main);
  const plain = group.choices.filter(isDefault).reduce((sum, { ways }) => sum + ways, 0);
  const hands = group.choices
    .filter((choice) => !isDefault(choice))
    .map((choice): Hand => ({ choice, ways: like(zero, choice.ways), next: new Map() }));
  return { ...dealing, hands, plain: powers(plain, players, zero), to: layersOf() };
}

function wayOn(to: Prepared, hand: Hand, before: Mark): Way | null {
  const known = hand.next.get(before);
  if (known !== undefined) return known;
  const { setting, group, seat, zero } = to;
  const { choice } = hand;
  const picked = group.early ? picks(before.left, choice.uses) : 1;
  const mark = picked ? after(before, setting, { seat, early: group.early, choice, isCulprit: false }) : null;
  const way = mark && { layer: to.to.at(mark), ways: times(hand.ways, like(zero, picked)) };
  hand.next.set(before, way);
  return way;
}

/** Ranks below the culprit's hand, and holds none of its cards. */
function isBelow({ structures }: Setting, part: number, { top }: Mark): boolean {
  if (!top || !part) return true;
  const [own, culprits] = [structures.parts[part]!, structures.parts[top]!];
  return own.key < culprits.key && (own.mask & culprits.mask) === 0;
}

interface At {
  readonly layer: Layer;
  readonly structure: number;
  readonly weight: Whole;
  /** Players not dealt to yet. */
  readonly left: number;
  /** The first hand that may still be dealt, and how often it has been. */
  readonly from: number;
  readonly times: number;
}

/** Every set of hands once: hands in their order, each to as many players as can have it. */
function spread(to: Prepared, { layer, structure, weight, left, from, times: again }: At): void {
  const { structures } = to.setting;
  const { mark } = layer;
  const rest = to.plain[left]!;
  if (rest) addTo(layer, structure, times(weight, rest));
  if (left === 0) return;
  for (let at = from; at < to.hands.length; at += 1) {
    const hand = to.hands[at]!;
    const { part } = hand.choice;
    const next = structures.next[structure * structures.parts.length + part]!;
    if (next < 0 || !isBelow(to.setting, part, mark)) continue;
    const way = wayOn(to, hand, mark);
    if (!way) continue;
    const count = at === from ? again + 1 : 1;
    const chosen = times(times(weight, way.ways), like(to.zero, left));
    spread(to, {
      layer: way.layer,
      structure: next,
      weight: count > 1 ? over(chosen, like(to.zero, count)) : chosen,
      left: left - 1,
      from: at,
      times: count,
    });
  }
}

/** One group more. Where somebody of it has to hold what nobody can, nothing is left. */
export function dealtTo(layers: readonly Layer[], dealing: Dealing): readonly Layer[] {
  if (dealing.players === 0) return layers;
  const to = prepared(dealing);
  for (const { mark, weights } of layers) {
    const layer = to.to.at(mark);
    for (const [structure, weight] of weights)
      spread(to, { layer, structure, weight, left: dealing.players, from: 0, times: 0 });
  }
  return to.to.all;
}
