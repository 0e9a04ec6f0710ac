/** The rule pages of Byzantine Assassin. */
import { METHODS } from './vocabulary.ts';

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
  'cats',
  'assassins-turn',
  'killing',
  ...METHODS,
  'clues',
  'ending',
  'accusation',
] as const;
export type Rule = (typeof RULES)[number];
