/** Byzantine Assassin, as shared code knows a game. */
import type { Game } from '../game.ts';
import { machine } from './game-chart.ts';
import { knowWithAdvice } from './logic/advice.ts';
import { checkedStart } from './logic/checked-start.ts';
import type { ByzantineLog } from './logic/clues.ts';
import type { Fact, Opening } from './logic/facts.ts';
import { matches, observe } from './logic/observe.ts';
import play from './play.ts';
import { rules } from './rules/index.ts';
import type { Table } from './table.ts';
import type { ByzantineEvent } from './vocabulary.ts';

export const byzantine: Game<Table, ByzantineEvent, Opening, Fact> = {
  ...play,
  start: checkedStart,
  know: (log, only) => knowWithAdvice(log as ByzantineLog, only),
  machine,
  rules,
  observe,
  matches,
  ordered: new Set(),
};
