/** The ten method pages: each speaks of murders by its own card, and of nothing else. */
import type { RuleChart } from '../../game.ts';
import { murderOf } from '../logic/read.ts';
import type { Table } from '../table.ts';
import { METHODS } from '../vocabulary.ts';
import type { ByzantineEvent, Method } from '../vocabulary.ts';
import { permission } from './permission.ts';

/** A murder by this method, or the reading of a card that is this method. */
const isBy = (method: Method) => (table: Table, event: ByzantineEvent): boolean => {
  if (event.type === 'kill') return event.method === method;
  return event.type === 'read' && table.murders[murderOf(table, event.victim)]?.method === method;
};

const methodChart = (method: Method): RuleChart =>
  permission({
    id: method,
    events: ['kill', 'read'],
    speaksOf: isBy(method),
    allowed: [`${method}-1`],
    forbidden: [`${method}-2`],
  });

export const methodRules = Object.fromEntries(METHODS.map((method) => [method, methodChart(method)])) as {
  readonly [M in Method]: RuleChart;
};

