/** Sums over hands dealt so far: for each mark, a weight for each structure of the weapon cards of all but the culprit. */
import { markName } from './marks.ts';
import type { Mark } from './marks.ts';
import { zeros } from './numbers.ts';
import type { Whole, Wholes } from './numbers.ts';

export interface Layer {
  readonly mark: Mark;
  readonly weights: Wholes;
}

export interface Layers {
  readonly all: readonly Layer[];
  /** The layer with this mark, made where there is none. */
  readonly at: (mark: Mark) => Layer;
}

export function layersOf(count: number, zero: Whole): Layers {
  const all: Layer[] = [];
  const byName = new Map<string, Layer>();
  const at = (mark: Mark): Layer => {
    const name = markName(mark);
    const known = byName.get(name);
    if (known) return known;
    const layer: Layer = { mark, weights: zeros(count, zero) };
    byName.set(name, layer);
    all.push(layer);
    return layer;
  };
  return { all, at };
}
