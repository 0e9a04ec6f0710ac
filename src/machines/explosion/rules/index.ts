/** One chart for each rule page. */
import type { RuleChart } from '../../game.ts';
import type { Rule } from '../pages.ts';
import { countingRules } from './counting.ts';
import { machine as elimination, winning } from './elimination.ts';
import { machine as investigation } from './investigation.ts';
import { machine as night } from './night.ts';
import { permissions } from './permissions.ts';
import { machine as round } from './round.ts';
import { machine as speech } from './speech.ts';

export const rules: { readonly [R in Rule]: RuleChart } = {
  ...permissions,
  ...countingRules,
  round: { machine: round },
  night: { machine: night },
  speech: { machine: speech },
  investigation: { machine: investigation },
  elimination: { machine: elimination },
  winning: { machine: winning },
};
