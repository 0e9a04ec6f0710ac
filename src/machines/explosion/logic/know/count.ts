/**
 * Counts deals. Never one by one: hands are dealt to groups of players alike, and what has been dealt so far is kept only as
 * far as anything still turns on it: which weapon cards lie together (`structures.ts`), and the little that `marks.ts` says.
 */
import type { Seat } from '../../vocabulary.ts';
import { accepts, looksBelow } from './accept.ts';
import { dealtTo, picks } from './deal-group.ts';
import { addTo, layersOf } from './layers.ts';
import type { Layer } from './layers.ts';
import { after, blank, largest, lateSizes, merged } from './marks.ts';
import type { Mark } from './marks.ts';
import { falling, like, plus, times } from './numbers.ts';
import type { Whole } from './numbers.ts';
import { isLate } from './setting.ts';
import type { Group, Setting } from './setting.ts';

/** Plain numbers are not exact any more. */
const INEXACT = Symbol('inexact');

interface Run {
  readonly setting: Setting;
  readonly culprit: Seat;
  readonly zero: Whole;
}

/** The culprit's hand, where it is dealt before others: their hands must rank below it. */
function culpritFirst(
  layers: readonly Layer[],
  group: Group,
  { setting, culprit, zero }: Run,
): readonly Layer[] {
  const to = layersOf(setting.structures.count, zero);
  for (const { mark, weights, found } of layers)
    for (const choice of group.choices) {
      const top = setting.structures.parts[choice.part]!;
      const ways = choice.ways * picks(mark.left, choice.uses);
      const next =
        ways && choice.part && choice.ranked !== 'out'
          ? after(mark, setting, { seat: culprit, early: true, choice, isCulprit: true })
          : null;
      if (!next) continue;
      for (const structure of found) {
        const keys = setting.structures.keys[structure]!;
        const fits = (keys[0] ?? 0) < top.key && (setting.structures.mask[structure]! & top.mask) === 0;
        if (fits) addTo(to.at(next), structure, times(weights[structure]!, like(zero, ways)));
      }
    }
  return to.all;
}

/** On to the next level: cards are told apart less finely. */
function coarser(layers: readonly Layer[], { setting, zero }: Run, from: number): readonly Layer[] {
  const { merge } = setting.levels[from]!;
  const { sizes } = setting.levels[from + 1]!.classes;
  const to = layersOf(setting.structures.count, zero);
  for (const { mark, weights, found } of layers) {
    const target = to.at(merged(mark, merge, sizes));
    for (const structure of found) addTo(target, structure, weights[structure]!);
  }
  return to.all;
}

/** In how many ways late players' other cards, and the other roles, can lie. */
function waysAround(setting: Setting, mark: Mark, weapons: number): bigint {
  const late = setting.groups.filter(isLate);
  const places = late.reduce((sum, { open, seats }) => sum + open * seats.length, 0);
  const minor = mark.used.reduce((sum, one) => sum + one, 0);
  const main = largest(lateSizes(setting));
  const ways = mark.left.map((left, id) =>
    falling(left, id === main ? places - weapons - minor : mark.used[id]!),
  );
  return ways.reduce((all, one) => all * one, setting.tokens.ways(mark));
}

/** Sums by mark and by how many weapon cards late players hold: on that alone the rest turns. */
type Sums = Map<Mark, Whole[]>;

const sumsAt = (sums: Sums, mark: Mark, zero: Whole): Whole[] => {
  const known = sums.get(mark) ?? Array.from<Whole>({ length: 16 }).fill(zero);
  sums.set(mark, known);
  return known;
};

/** Adds what a layer holds, if it can be with this mark and the culprit's hand on top. */
function addLayer(
  sums: Sums,
  { weights, found }: Layer,
  { mark, ways }: { mark: Mark; ways: Whole },
  run: Run,
): void {
  const { setting, zero } = run;
  const { structures, known, held } = setting;
  const top = structures.parts[mark.top]!;
  const base = top.numbers.length - known - mark.early;
  const into = sumsAt(sums, mark, zero);
  const below = looksBelow(setting, mark);
  for (const at of found) {
    if (structures.mask[at]! & top.mask) continue;
    const keys = structures.keys[at]!;
    if ((keys[0] ?? 0) >= top.key || (held !== null && (structures.mask[at]! | top.mask) !== held)) continue;
    if (below && !accepts(setting, keys, mark)) continue;
    const weapons = base + structures.cards[at]!;
    into[weapons] = plus(into[weapons]!, times(weights[at]!, ways));
  }
}

/** The culprit's hand, where it is dealt last: it must rank above all others. */
function culpritLast(layers: readonly Layer[], group: Group, run: Run): Sums {
  const { setting, culprit, zero } = run;
  const sums: Sums = new Map();
  for (const layer of layers)
    for (const choice of group.choices) {
      if (!choice.part || choice.ranked === 'out') continue;
      const mark = after(layer.mark, setting, { seat: culprit, early: false, choice, isCulprit: true });
      if (mark) addLayer(sums, layer, { mark, ways: like(zero, choice.ways) }, run);
    }
  return sums;
}

function culpritWas(layers: readonly Layer[], run: Run): Sums {
  const sums: Sums = new Map();
  for (const layer of layers) addLayer(sums, layer, { mark: layer.mark, ways: like(run.zero, 1) }, run);
  return sums;
}

function totalOf(sums: Sums, setting: Setting): bigint | typeof INEXACT {
  let all = 0n;
  for (const [mark, byWeapons] of sums)
    for (const [weapons, sum] of byWeapons.entries()) {
      if (typeof sum === 'number' && sum > Number.MAX_SAFE_INTEGER) return INEXACT;
      if (sum) all += BigInt(sum) * waysAround(setting, mark, weapons);
    }
  return all;
}

/** Deals to all of a group but the culprit. */
function toGroup(layers: readonly Layer[], group: Group, { setting, culprit, zero }: Run): readonly Layer[] {
  const others = group.seats.filter((seat) => seat !== culprit);
  const [seat] = others;
  if (!seat) return layers;
  if (isLate(group)) return dealtTo(layers, { setting, group, players: others.length, seat, zero });
  return others.reduce((so, one) => dealtTo(so, { setting, group, players: 1, seat: one, zero }), layers);
}

/** Deals to everybody at one level; a culprit at an early one is dealt to before the group. */
function toLevel(layers: readonly Layer[], level: number, run: Run): readonly Layer[] {
  const groups = run.setting.groups.filter((group) => group.level === level);
  return groups.reduce((so, group) => {
    const isOwn = !isLate(group) && group.seats.includes(run.culprit);
    return toGroup(isOwn ? culpritFirst(so, group, run) : so, group, run);
  }, layers);
}

function counted(run: Run): bigint | typeof INEXACT {
  const { setting, culprit, zero } = run;
  const { groups, levels, structures } = setting;
  const own = groups.find(({ seats }) => seats.includes(culprit))!;
  const start = layersOf(structures.count, zero);
  addTo(start.at(blank(levels[0]!.classes.sizes)), 0, like(zero, 1));
  const layers = levels.reduce<readonly Layer[]>(
    (so, _, level) => toLevel(level ? coarser(so, run, level - 1) : so, level, run),
    start.all,
  );
  return totalOf(isLate(own) ? culpritLast(layers, own, run) : culpritWas(layers, run), setting);
}

/** Signals about the own role are plain: the culprit is or is not oneself. */
function isBarred({ puzzle }: Setting, seat: Seat): boolean {
  const { signal, me, cleared } = puzzle;
  if (cleared.includes(seat)) return true;
  return signal !== null && (signal === 'culprit') !== (seat === me);
}

/** In how many deals that fit a player is the culprit. */
export function dealsAs(setting: Setting, culprit: Seat): bigint {
  if (isBarred(setting, culprit)) return 0n;
  const quick = counted({ setting, culprit, zero: 0 });
  return quick === INEXACT ? (counted({ setting, culprit, zero: 0n }) as bigint) : quick;
}

/** Whether a player is the culprit in any deal that fits. */
export const canBe = (setting: Setting, seat: Seat): boolean => dealsAs(setting, seat) > 0n;
