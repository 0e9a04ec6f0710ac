/** The pages of single characters: skills that are done, and skills that are simply so. */
import type { RuleChart } from '../../game.ts';
import { ruling } from '../../ruling.ts';
import { cited, page } from '../clauses.ts';
import { judge } from '../logic/judge.ts';
import type { Table } from '../table.ts';
import type { ByzantineEvent, EventName, Method } from '../vocabulary.ts';
import { permission } from './permission.ts';
import type { Permission } from './permission.ts';

/** The characters of the palace, the two cats on one page. */
type Skilled = Exclude<keyof typeof page, Method>;

/** A page about a skill that is done. */
const skill = (id: Skilled, unless: Permission['unless']): RuleChart =>
  permission({ id, events: { skill: page[id] }, unless, elsewhere: 'skills-1' });

/** A page about somebody's way of walking. */
const gait = (id: Skilled, unless: Permission['unless']): RuleChart =>
  permission({ id, events: { move: page[id] }, unless, elsewhere: 'movement-1' });

/** A page about what others may not do because of this character. */
const presence = (id: Skilled, ...events: readonly EventName[]): RuleChart => {
  const { allowed, forbidden } = page[id];
  const ruled = { allowed: cited(...allowed), forbidden: cited(...forbidden) };
  return ruling<Table, ByzantineEvent>({
    id,
    judge,
    events: Object.fromEntries(events.map((type) => [type, ruled])),
  });
};

export const skillRules = {
  astrologer: skill('astrologer', 'notAstrologer'),
  witch: skill('witch', 'notWitch'),
  scholar: skill('scholar', 'notScholar'),
  steward: gait('steward', 'notSteward'),
  jester: skill('jester', 'notJester'),
  captain: presence('captain', 'kill'),
  empress: skill('empress', 'notEmpress'),
  cook: skill('cook', 'notCook'),
  bard: permission({
    id: 'bard',
    events: { skill: page.bard, move: page.bard },
    unless: 'notBard',
    elsewhere: 'skills-1',
  }),
  duke: skill('duke', 'notDuke'),
  countess: presence('countess', 'move', 'skill'),
  maid: gait('maid', 'notMaid'),
  cats: gait('cats', 'notCats'),
} satisfies { readonly [S in Skilled]: RuleChart };
