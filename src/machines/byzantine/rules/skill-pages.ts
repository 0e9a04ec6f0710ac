/** The pages of single characters: skills that are done, and skills that are simply so. */
import { has, ownGait } from '../logic/abilities.ts';
import type { Table } from '../table.ts';
import type { Act, ByzantineEvent, Character, EventName, Rule } from '../vocabulary.ts';
import type { ClauseId } from '../clauses.ts';
import { permission } from './permission.ts';
import type { Permission } from './permission.ts';

type Page = Omit<Permission, 'id' | 'events' | 'speaksOf'>;

/** A page about verbs of skills. */
const deed = (id: Rule, acts: readonly Act[], page: Page) =>
  permission({
    ...{ id, ...page },
    events: ['skill'],
    speaksOf: (_, event) => event.type === 'skill' && acts.includes(event.act),
  });

/** A page about somebody's way of walking. */
const gait = (id: Rule, walks: (table: Table, who: Character) => boolean, page: Page) =>
  permission({
    ...{ id, ...page },
    events: ['move'],
    speaksOf: (table, event) => event.type === 'move' && walks(table, event.who),
  });

const all = (id: Rule, events: readonly EventName[], page: Page) =>
  permission({ ...{ id, events, ...page }, speaksOf: () => true });

const may = (allowed: readonly ClauseId[], forbidden: readonly ClauseId[]): Page => ({ allowed, forbidden });

const byBard = (_: Table, event: ByzantineEvent): boolean =>
  (event.type === 'skill' || event.type === 'move') && event.who === 'bard';

export const skillRules = {
  astrologer: deed('astrologer', ['shows'], may(['astrologer-1', 'astrologer-2'], ['astrologer-3'])),
  witch: deed('witch', ['reads'], may(['witch-1'], ['witch-2', 'witch-3', 'witch-4'])),
  scholar: deed('scholar', ['revives'], may(['scholar-1', 'scholar-2', 'scholar-6'], ['scholar-3', 'scholar-4'])),
  steward: gait('steward', (table, who) => has(table, who, 'steward'), may(['steward-1', 'steward-2'], ['steward-4'])),
  jester: deed('jester', ['swaps'], may(['jester-1'], ['jester-3', 'jester-4'])),
  captain: all('captain', ['kill'], may(['captain-2'], ['captain-1'])),
  empress: deed('empress', ['moves'], may(['empress-1'], ['empress-2', 'empress-3', 'empress-4'])),
  cook: deed('cook', ['lock', 'unlock'], may(['cook-1', 'cook-2'], ['cook-3', 'cook-6'])),
  bard: permission({
    ...{ id: 'bard', events: ['skill', 'move'], speaksOf: byBard },
    ...may(['bard-2', 'bard-3'], ['bard-1', 'bard-6']),
  }),
  duke: deed('duke', ['pulls'], may(['duke-1', 'duke-2'], ['duke-3', 'duke-4', 'duke-6'])),
  countess: all('countess', ['move', 'skill'], may(['countess-3'], ['countess-1', 'countess-2'])),
  maid: gait('maid', (table, who) => has(table, who, 'maid'), may(['maid-1'], ['maid-2', 'maid-3', 'maid-4'])),
  cats: gait('cats', (table, who) => ownGait(table, who).cat, may(['cats-1', 'cats-3'], ['cats-4', 'cats-5', 'cats-6'])),
};
