export type Mark = 'right' | 'missed' | 'extra';

export interface Graded {
  /** How many of those who are still possible were ticked. */
  readonly found: number;
  /** How many were ticked who are not. */
  readonly extra: number;
  readonly marks: readonly Mark[];
}

/** Compares the ticks with the answer, suspect by suspect. Pure. */
export function grade(suspects: readonly { readonly left: boolean; readonly ticked: boolean }[]): Graded {
  const marks = suspects.map(({ left, ticked }): Mark =>
    left === ticked ? 'right' : left ? 'missed' : 'extra',
  );
  return {
    found: suspects.filter(({ left, ticked }) => left && ticked).length,
    extra: marks.filter((mark) => mark === 'extra').length,
    marks,
  };
}
