/** How often something is said, as far as can be told: at least `sure` times, at most `sure + maybe` times. */
export class Counts {
  readonly #counts = new Map<string, { sure: number; maybe: number }>();

  add(value: string, sure: boolean): void {
    const count = this.#counts.get(value) ?? { sure: 0, maybe: 0 };
    count[sure ? 'sure' : 'maybe'] += 1;
    this.#counts.set(value, count);
  }

  get values(): readonly string[] {
    return [...this.#counts.keys()];
  }

  of(value: string): { readonly sure: number; readonly maybe: number } {
    return this.#counts.get(value) ?? { sure: 0, maybe: 0 };
  }
}

export interface Difference {
  readonly value: string;
  readonly source: number;
  readonly target: number;
}

/**
 * Values that one side says and the other does not. That one side says a value more often than the other counts only
 * where another value is said less often: a sentence may repeat itself, but it does not exchange what it says. With `exact` every difference counts.
 */
export function differences(
  source: Counts,
  target: Counts,
  { exact }: { readonly exact: boolean } = { exact: false },
): readonly Difference[] {
  const values = [...new Set([...source.values, ...target.values])];
  const all = values.map((value) => ({ value, ours: target.of(value), theirs: source.of(value) }));
  const more = all.filter(({ ours, theirs }) => ours.sure > theirs.sure + theirs.maybe);
  const less = all.filter(({ ours, theirs }) => theirs.sure > ours.sure + ours.maybe);
  const counted = exact || (more.length > 0 && less.length > 0);
  return [...less, ...more]
    .filter(({ ours, theirs }) => counted || ours.sure + ours.maybe === 0 || theirs.sure + theirs.maybe === 0)
    .map(({ value, ours, theirs }) => ({ value, source: theirs.sure, target: ours.sure }));
}
