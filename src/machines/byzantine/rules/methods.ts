/** The ten method pages: each speaks of murders by its own card, and of that card being read. */
import type { RuleChart } from '../../game.ts';
import { page, reasonClause } from '../clauses.ts';
import type { Method } from '../vocabulary.ts';
import { permission } from './permission.ts';
import type { Permission } from './permission.ts';

const method = (id: Method, unless: Permission['unless']): RuleChart =>
  permission({
    id,
    events: { kill: page[id], read: { allowed: [reasonClause(id)], forbidden: ['clues-2'] } },
    unless,
    elsewhere: 'killing-1',
  });

export const methodRules = {
  hanging: method('hanging', 'notHanging'),
  fall: method('fall', 'notFall'),
  crushing: method('crushing', 'notCrushing'),
  shooting: method('shooting', 'notShooting'),
  misstep: method('misstep', 'notMisstep'),
  mechanism: method('mechanism', 'notMechanism'),
  'fishing-rod': method('fishing-rod', 'notFishingRod'),
  gunpowder: method('gunpowder', 'notGunpowder'),
  beast: method('beast', 'notBeast'),
  passion: method('passion', 'notPassion'),
} satisfies { readonly [M in Method]: RuleChart };
