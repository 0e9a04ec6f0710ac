/** Sums over hands dealt so far: for each mark, a weight for each structure of the weapon cards of all but the culprit. */
import { markName } from './marks.ts';
import type { Mark } from './marks.ts';
import { plus, zeros } from './numbers.ts';
import type { Whole, Wholes } from './numbers.ts';

export interface Layer {
  readonly mark: Mark;
  readonly weights: Wholes;
  /** The structures that have a weight. */
  readonly found: number[];
}

export interface Layers {
  readonly all: readonly Layer[];
  /** The layer with this mark, made where there is none. */
  readonly at: (mark: Mark) => Layer;
}

/** `count` is how many structures there are; `zero` says in which kind of numbers weights are kept. */
export function layersOf(count: number, zero: Whole): Layers {
  const all: Layer[] = [];
  const byName = new Map<string, Layer>();
  const at = (mark: Mark): Layer => {
    const name = markName(mark);
    const known = byName.get(name);
    if (known) return known;
    const layer: Layer = { mark, weights: zeros(count, zero), found: [] };
    byName.set(name, layer);
    all.push(layer);
    return layer;
  };
  return { all, at };
}

export function addTo({ weights, found }: Layer, structure: number, weight: Whole): void {
  const known = weights[structure]!;
  if (!known) found.push(structure);
  weights[structure] = plus(known, weight) as never;
}
