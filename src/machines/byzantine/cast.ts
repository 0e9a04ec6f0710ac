/** Who is in the palace and how people die there; all of the vocabulary that its picture needs. */

/** The twelve people: one of them is Mr. M (B-D01). */
export const PEOPLE = [
  'astrologer',
  'witch',
  'scholar',
  'steward',
  'jester',
  'captain',
  'empress',
  'cook',
  'bard',
  'duke',
  'countess',
  'maid',
] as const;
export type Person = (typeof PEOPLE)[number];
export const CATS = ['white-cat', 'black-cat'] as const;
export type Cat = (typeof CATS)[number];
export const CHARACTERS = [...PEOPLE, ...CATS] as const;
export type Character = Person | Cat;
export type Characters = readonly Character[];

/** The ten murder-rule cards (B-100 to B-109). */
export const METHODS = [
  'hanging',
  'fall',
  'crushing',
  'shooting',
  'misstep',
  'mechanism',
  'fishing-rod',
  'gunpowder',
  'beast',
  'passion',
] as const;
export type Method = (typeof METHODS)[number];
