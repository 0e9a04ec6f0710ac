/** Sums over hands dealt so far: for each mark, a weight for each structure of the weapon cards of all but the culprit. */
import { markName } from './marks.ts';
import type { Mark } from './marks.ts';
import { plus } from './numbers.ts';
import type { Whole } from './numbers.ts';

export interface Layer {
  readonly mark: Mark;
  readonly weights: Map<number, Whole>;
}

export interface Layers {
  readonly all: readonly Layer[];
  /** The layer with this mark, made where there is none. */
  readonly at: (mark: Mark) => Layer;
}

export function layersOf(): Layers {
  const all: Layer[] = [];
  const byName = new Map<string, Layer>();
  const at = (mark: Mark): Layer => {
    const name = markName(mark);
    const known = byName.get(name);
    if (known) return known;
    const layer: Layer = { mark, weights: new Map() };
    byName.set(name, layer);
    all.push(layer);
    return layer;
  };
  return { all, at };
}

export function addTo({ weights }: Layer, structure: number, weight: Whole): void {
  const known = weights.get(structure);
  weights.set(structure, known === undefined ? weight : plus(known, weight));
}
