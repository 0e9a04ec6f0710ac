/** Skills that last: the master's double vote and the liaison's pair (T-016, T-028, T-G31). */
import { BadEvent } from '../../../game.ts';
import { record, withSeat } from '../record.ts';
import { aimedAt } from './use.ts';
import type { Skill, Skills } from './use.ts';

const master: Skill = {
  reasons: () => [],
  effect: (table, { player }) =>
    record({ ...table, doubled: withSeat(table.doubled, player) }, { type: 'doubled', player }),
};

/** May name herself. */
const rose: Skill = {
  reasons: (table, event) =>
    event.targets.flatMap((target) =>
      aimedAt(table, event, target).filter(([, because]) => because !== 'self'),
    ),
  effect: (table, { player, targets: pair }) => {
    if (new Set(pair).size !== 2)
      throw new BadEvent('targets', pair.join(', ') || 'nothing', 'two different players');
    return record({ ...table, links: [...table.links, pair] }, { type: 'linked', player, pair });
  },
};

export const lasting = { master, rose } satisfies Skills<'master' | 'rose'>;
