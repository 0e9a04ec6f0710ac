/** One chart for each rule page, by slug. */
import type { RuleChart } from '../../game.ts';
import type { Rule } from '../vocabulary.ts';
import { machine as arrest } from './arrest.ts';
import { machine as citizenArrest } from './citizen-arrest.ts';
import { machine as collapse } from './collapse.ts';
import { machine as disguise } from './disguise.ts';
import { machine as editions } from './editions.ts';
import { machine as evidence } from './evidence.ts';
import { machine as exonerate } from './exonerate.ts';
import { machine as firstTurns } from './first-turns.ts';
import { machine as innocentKill } from './innocent-kill.ts';
import { machine as kill } from './kill.ts';
import { machine as overview } from './overview.ts';
import { machine as removal } from './removal.ts';
import { adjacency, emptyDeck, onlinePlay, strategyInspector, strategyKiller } from './rulings.ts';
import { machine as setup } from './setup.ts';
import { machine as shift } from './shift.ts';
import { machine as turn } from './turn.ts';
import { machine as winning } from './winning.ts';

export const rules: { readonly [R in Rule]: RuleChart } = {
  overview: { machine: overview },
  setup: { machine: setup },
  turn: { machine: turn },
  'first-turns': { machine: firstTurns },
  adjacency,
  shift: { machine: shift },
  kill: { machine: kill },
  'innocent-kill': { machine: innocentKill },
  disguise: { machine: disguise },
  arrest: { machine: arrest },
  exonerate: { machine: exonerate },
  evidence: { machine: evidence },
  removal: { machine: removal },
  'empty-deck': emptyDeck,
  winning: { machine: winning },
  'citizen-arrest': { machine: citizenArrest },
  collapse: { machine: collapse },
  editions: { machine: editions },
  'online-play': onlinePlay,
  'strategy-killer': strategyKiller,
  'strategy-inspector': strategyInspector,
};
