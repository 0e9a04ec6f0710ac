/** One chart for each rule page. */
import type { RuleChart } from '../../game.ts';
import type { Rule } from '../pages.ts';
import { arrest, winning } from './arrest.ts';
import { machine as deduction } from './deduction.ts';
import { mode, vote } from './detective.ts';
import { overview, specialRoles } from './general.ts';
import { machine as inquiry } from './inquiry.ts';
import { machine as setup } from './setup.ts';
import { machine as turn } from './turn.ts';
import { evidence, verdict } from './verdict.ts';

export const rules: { readonly [R in Rule]: RuleChart } = {
  overview: { machine: overview },
  setup: { machine: setup },
  turn: { machine: turn },
  evidence: { machine: evidence },
  verdict: { machine: verdict },
  inquiry: { machine: inquiry },
  deduction: { machine: deduction },
  arrest: { machine: arrest },
  winning: { machine: winning },
  'detective-mode': { machine: mode },
  vote: { machine: vote },
  'special-roles': { machine: specialRoles },
};
