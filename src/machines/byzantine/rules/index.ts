/** One chart for each rule page. */
import type { RuleChart } from '../../game.ts';
import type { Rule } from '../pages.ts';
import { machine as accusation } from './accuse.ts';
import { machine as drawing } from './draw.ts';
import { machine as ending } from './ending.ts';
import { generalRules } from './general-pages.ts';
import { machine as killing } from './kill.ts';
import { methodRules } from './methods.ts';
import { machine as clues } from './read.ts';
import { machine as round } from './round.ts';
import { assassin, detectives } from './side.ts';
import { machine as skills } from './skill.ts';
import { skillRules } from './skill-pages.ts';
import { machine as movement } from './walk.ts';

export const rules: { readonly [R in Rule]: RuleChart } = {
  ...generalRules,
  round: { machine: round },
  drawing: { machine: drawing },
  'detectives-turn': { machine: detectives },
  movement: { machine: movement },
  skills: { machine: skills },
  ...skillRules,
  'assassins-turn': { machine: assassin },
  killing: { machine: killing },
  ...methodRules,
  clues: { machine: clues },
  ending: { machine: ending },
  accusation: { machine: accusation },
};
