/** Pages that say what things are: the verdict is that of the whole game. */
import type { RuleChart } from '../../game.ts';
import { ruling } from '../../ruling.ts';
import { cite } from '../clauses.ts';
import type { ClauseName } from '../clauses.ts';
import { judge } from '../logic/judge.ts';
import type { Table } from '../table.ts';
import type { ByzantineEvent, EventName } from '../vocabulary.ts';

type Cited = readonly [allowed: readonly ClauseName[], forbidden: readonly ClauseName[]];

const page = (id: string, events: { readonly [E in EventName]?: Cited }): RuleChart =>
  ruling<Table, ByzantineEvent>({
    id,
    judge,
    events: Object.fromEntries(
      Object.entries(events).map(([type, [allowed, forbidden]]) => [
        type,
        { allowed: cite(...allowed), forbidden: cite(...forbidden) },
      ]),
    ),
  });

export const generalRules = {
  overview: page('overview', {
    kill: [['mrMAmongNobles'], ['mrMAmongNobles']],
    read: [['mrMAmongNobles'], ['mrMAmongNobles']],
    accuse: [['mrMAmongNobles'], ['mrMAmongNobles']],
  }),
  setup: page('setup', {
    draw: [['pawnsPlaced'], ['pawnsPlaced']],
    kill: [['assassinTakesCards'], ['assassinTakesCards']],
    skill: [['suspectDeck'], ['suspectDeck']],
  }),
  palace: page('palace', {
    move: [
      ['stairs', 'byWays'],
      ['notDiagonal', 'onlySteward', 'noWay'],
    ],
    kill: [['ruleLimits'], ['ruleLimits']],
  }),
};
