/** A card's face and how it lies, out of what a seat's data say. */
export interface Lying {
  /** Empty where the view does not know it. */
  readonly card: string;
  readonly up: boolean;
  readonly seen: boolean;
  readonly hidden: boolean;
  readonly locked: boolean;
}

export function lyingOf(code: string): Lying {
  const card = /^[SHDC]\d/.exec(code)?.[0] ?? '';
  const has = (lie: string): boolean => code.slice(card.length).includes(lie);
  return { card, up: has('u'), seen: has('e'), hidden: has('h'), locked: has('l') };
}
