import type { Found } from './data.ts';
import type { Words } from './describe.ts';

/** Whose reckoning it is, and how many deals there are: "What can be reckoned: Sheriff; possible deals: 6". */
export const foundTitle = ({ seat, worlds }: Found, words: Words): string =>
  `${words['found']}${words['colon']}${words[`seat.${seat}`]}${words['stop']}${words['deals']}${words['colon']}${worlds}`;
