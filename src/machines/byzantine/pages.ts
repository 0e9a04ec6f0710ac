/** The rule pages of Byzantine Assassin. */
import { METHODS, PEOPLE } from './cast.ts';

/** The rule pages by slug, in learning order. */
export const RULES = [
  'overview',
  'setup',
  'round',
  'drawing',
  'detectives-turn',
  'movement',
  'palace',
  'skills',
  ...PEOPLE,
  'cats',
  'assassins-turn',
  'killing',
  ...METHODS,
  'clues',
  'ending',
  'accusation',
] as const;
export type Rule = (typeof RULES)[number];
