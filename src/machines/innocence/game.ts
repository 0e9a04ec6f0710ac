/** Innocence, as shared code knows a game. */
import type { Game } from '../game.ts';
import { machine } from './game-chart.ts';
import { checkedStart } from './logic/checked-start.ts';
import type { Fact, Opening } from './logic/facts.ts';
import { matches, observe } from './logic/observe.ts';
import play from './play.ts';
import { rules } from './rules/index.ts';
import type { Table } from './table.ts';
import type { InnocenceEvent } from './vocabulary.ts';

export const innocence: Game<Table, InnocenceEvent, Opening, Fact> = {
  ...play,
  start: checkedStart,
  machine,
  rules,
  observe,
  matches,
  ordered: new Set(['scores']),
};
