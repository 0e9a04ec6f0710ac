/** Truth Explosion, as shared code knows a game. */
import type { Game } from '../game.ts';
import { machine } from './game-chart.ts';
import { checkedStart } from './logic/checked-start.ts';
import type { Fact, Opening } from './logic/know/facts.ts';
import { matches, observe } from './logic/observe.ts';
import play from './play.ts';
import { rules } from './rules/index.ts';
import type { Table } from './table.ts';
import type { ExplosionEvent } from './vocabulary.ts';

export const explosion: Game<Table, ExplosionEvent, Opening, readonly Fact[]> = {
  ...play,
  start: checkedStart,
  /** The view of a case says whose knowledge it expects, and who has been shown what `known` tells. */
  complete: (given, { view }) => (view ? { ...given, view } : given),
  machine,
  rules,
  observe,
  matches,
  ordered: new Set(['schedule']),
};
