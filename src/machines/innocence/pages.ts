/** The rule pages of Innocence. */

/** The rule pages by slug, in learning order. */
export const RULES = [
  'overview',
  'setup',
  'turn',
  'evidence',
  'verdict',
  'inquiry',
  'deduction',
  'arrest',
  'winning',
  'detective-mode',
  'vote',
  'special-roles',
] as const;
export type Rule = (typeof RULES)[number];
