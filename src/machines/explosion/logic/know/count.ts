/**
 * Counts deals. Never one by one: hands are taken player by player, and what has been dealt so far is kept only as far as
 * anything still turns on it: which weapon cards lie together (`structures.ts`), and the little that `marks.ts` says.
 */
import type { Seat } from '../../vocabulary.ts';
import { accepts } from './accept.ts';
import type { Choice } from './choices.ts';
import { coarsened } from './classes.ts';
import { after, blank, largest, merged, nameOf } from './marks.ts';
import type { Mark } from './marks.ts';
import { falling, plus, times } from './numbers.ts';
import type { Whole } from './numbers.ts';
import type { Player, Setting } from './setting.ts';

interface Layer {
  readonly mark: Mark;
  /** By structure of the weapon cards of everybody but the culprit. */
  readonly weights: Whole[];
}
type Layers = ReadonlyMap<string, Layer>;

/** The culprit's hand: everybody else ranks below it. */
interface Top {
  readonly seat: Seat;
  readonly part: number;
}

/** Plain numbers are not exact any more. */
const INEXACT = Symbol('inexact');
type Exactly<V> = V | typeof INEXACT;

/** In how many ways the cards of a hand that are not weapons can be picked from what is left. */
function picks(left: readonly number[], [one, two]: readonly number[]): number {
  if (one === undefined) return 1;
  const first = left[one]!;
  return two === undefined ? first : first * (two === one ? Math.max(0, first - 1) : left[two]!);
}

/** What a player can hold below the culprit; the culprit, just that hand. */
function choicesBelow({ structures }: Setting, { seat, choices }: Player, top: Top): readonly Choice[] {
  if (seat === top.seat) return choices.filter(({ part, ranked }) => part === top.part && ranked !== 'out');
  const { key, mask } = structures.parts[top.part]!;
  return choices.filter(({ part }) => {
    const other = structures.parts[part]!;
    return other.key < key && (other.mask & mask) === 0;
  });
}

interface Step {
  readonly setting: Setting;
  readonly player: Player;
  readonly top: Top;
  readonly zero: Whole;
}

function layerFor(layers: Map<string, Layer>, mark: Mark, { setting, zero }: Step): Layer {
  const name = nameOf(mark);
  const known = layers.get(name);
  if (known) return known;
  const layer: Layer = { mark, weights: Array.from({ length: setting.structures.count }, () => zero) };
  layers.set(name, layer);
  return layer;
}

function addHand(
  from: Layer,
  to: Layer,
  { choice, step, ways }: { choice: Choice; step: Step; ways: Whole },
): void {
  const { structures } = step.setting;
  const isTop = step.player.seat === step.top.seat;
  const width = structures.parts.length;
  from.weights.forEach((weight, at) => {
    if (weight === step.zero) return;
    const next = isTop ? at : structures.next[at * width + choice.part]!;
    if (next >= 0) to.weights[next] = plus(to.weights[next]!, times(weight, ways));
  });
}

/** One player more. */
function dealt(layers: Layers, step: Step): Layers {
  const { setting, player, top, zero } = step;
  const next = new Map<string, Layer>();
  for (const from of layers.values()) {
    for (const choice of choicesBelow(setting, player, top)) {
      const ways = choice.ways * (player.early ? picks(from.mark.left, choice.uses) : 1);
      const key = setting.structures.parts[choice.part]!.key;
      const mark = ways > 0 && after(from.mark, setting, { player, choice, culprit: top.seat, key });
      if (!mark) continue;
      const exact = typeof zero === 'bigint' ? BigInt(ways) : ways;
      addHand(from, layerFor(next, mark, step), { choice, step, ways: exact });
    }
  }
  return next;
}

/** From early players to late ones: cards are told apart less finely. */
function coarser(layers: Layers, setting: Setting): Layers {
  const to = coarsened(setting.fine, setting.coarse, setting.free);
  const next = new Map<string, Layer>();
  for (const { mark, weights } of layers.values()) {
    const now = merged(mark, to, setting.coarse.sizes);
    const known = next.get(nameOf(now));
    if (!known) next.set(nameOf(now), { mark: now, weights: [...weights] });
    else weights.forEach((weight, at) => (known.weights[at] = plus(known.weights[at]!, weight)));
  }
  return next;
}

/** In how many ways late players' other cards, and the other roles, can lie. */
function waysAround(setting: Setting, mark: Mark, weapons: number): bigint {
  const late = setting.players.filter(({ early }) => !early);
  const places = late.reduce((sum, { open }) => sum + open, 0);
  const minor = mark.used.reduce((sum, one) => sum + one, 0);
  const main = largest(setting.coarse.sizes);
  const rest = places - weapons - minor;
  const ways = mark.left.map((left, id) => falling(left, id === main ? rest : mark.used[id]!));
  return ways.reduce((all, one) => all * one, setting.tokens.ways(mark));
}

/** Weapon cards of early players that are known to lie there count neither as early nor as late. */
const knownWeapons = ({ players, structures }: Setting): number =>
  players.reduce((sum, { choices }) => {
    const [any] = choices;
    return sum + (any ? structures.parts[any.part]!.numbers.length - any.weapons : 0);
  }, 0);

function total(layers: Layers, setting: Setting, top: Top): Exactly<bigint> {
  const { structures, held } = setting;
  const own = structures.parts[top.part]!;
  const known = knownWeapons(setting);
  let sum = 0n;
  for (const { mark, weights } of layers.values()) {
    const byCards = new Map<number, Whole>();
    weights.forEach((weight, at) => {
      if (!weight || !accepts(setting, structures.keys[at]!, mark)) return;
      if (held !== null && (structures.mask[at]! | own.mask) !== held) return;
      const cards = structures.cards[at]! + own.numbers.length - known - mark.early;
      byCards.set(cards, plus(byCards.get(cards) ?? (typeof weight === 'bigint' ? 0n : 0), weight));
    });
    for (const [cards, weight] of byCards) {
      if (typeof weight === 'number' && weight > Number.MAX_SAFE_INTEGER) return INEXACT;
      sum += BigInt(weight) * waysAround(setting, mark, cards);
    }
  }
  return sum;
}

function run(setting: Setting, top: Top, zero: Whole): Exactly<bigint> {
  const one: Whole = typeof zero === 'bigint' ? 1n : 1;
  const first: Layer = {
    mark: blank(setting.fine.sizes),
    weights: Array.from({ length: setting.structures.count }, (_, at) => (at ? zero : one)),
  };
  let layers: Layers = new Map([['', first]]);
  let early = true;
  for (const player of setting.players) {
    if (early && !player.early) layers = coarser(layers, setting);
    early = player.early;
    layers = dealt(layers, { setting, player, top, zero });
    if (!layers.size) return 0n;
  }
  return total(early ? coarser(layers, setting) : layers, setting, top);
}

const exactly = (setting: Setting, top: Top): bigint => {
  const quick = run(setting, top, 0);
  return quick === INEXACT ? (run(setting, top, 0n) as bigint) : quick;
};

/** The hands with which a player can be the culprit. */
function topHands({ players, structures }: Setting, seat: Seat): readonly number[] {
  const { choices } = players.find((player) => player.seat === seat)!;
  return [...new Set(choices.map(({ part }) => part))].filter((part) => structures.parts[part]!.key > 0);
}

/** Signals about the own role are plain: the culprit is or is not oneself. */
function isBarred({ puzzle }: Setting, seat: Seat): boolean {
  const { signal, me, cleared } = puzzle;
  if (cleared.includes(seat)) return true;
  return signal !== null && (signal === 'culprit') !== (seat === me);
}

/** In how many deals that fit a player is the culprit. */
export function dealsAs(setting: Setting, seat: Seat): bigint {
  if (isBarred(setting, seat)) return 0n;
  return topHands(setting, seat).reduce((sum, part) => sum + exactly(setting, { seat, part }), 0n);
}

/** Whether a player is the culprit in any deal that fits. */
export const canBe = (setting: Setting, seat: Seat): boolean =>
  !isBarred(setting, seat) && topHands(setting, seat).some((part) => exactly(setting, { seat, part }) > 0n);
