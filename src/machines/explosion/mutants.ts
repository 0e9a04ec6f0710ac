/** Sentences of Truth Explosion changed by hand: what its charts do not show by themselves. */
import { byHand, inOrder } from '../mutants/by-hand.ts';
import type { GameMutants, OwnMutant } from '../mutants/mutant.ts';
import { before } from './logic/act.ts';
import { isOver } from './logic/ending.ts';
import { reasonsAgainst } from './logic/judge.ts';
import type { Role } from './roles.ts';
import type { Table } from './table.ts';
import { REFUSALS } from './vocabulary.ts';
import type { ExplosionEvent, Flip } from './vocabulary.ts';

type Own = OwnMutant<Table, ExplosionEvent>;
const { forbid, allow, stuck } = byHand<Table, ExplosionEvent>();

const isOf = (table: Table, { player, role }: Flip, one: Role): boolean =>
  (table.roles[player] ?? role) === one;

/** Nobody may use the skill of this role. */
const without = (clause: string, role: Role): Own =>
  forbid(clause, 'flip', (table, event) => isOf(table, event, role));

const own: readonly Own[] = [
  forbid('hide-15', 'hide', (_table, { target, by }) => target === by),
  forbid('investigation-3', 'elect', (_table, { votes }) =>
    Object.entries(votes).some(([voter, named]) => voter === named),
  ),
  forbid('investigation-9', 'elect', ({ day }, { votes }) =>
    Object.values(votes).some((named) => day.flipped.includes(named) && !day.spoken.includes(named)),
  ),
  without('looking-1', 'police'),
  without('looking-2', 'forensic'),
  without('looking-3', 'novelist'),
  without('looking-4', 'streamer'),
  without('looking-5', 'detective'),
  without('looking-6', 'hacker'),
  forbid(
    'looking-11',
    'flip',
    ({ exposed, hands }, { target, card }) =>
      target !== '' && exposed.some((place) => place.seat === target && hands[target]?.[place.slot] === card),
  ),
  without('medium-role-4', 'medium'),
  forbid('night-11', 'knockOut', ({ tonight }, { target }) => tonight.acts.hide === target),
  allow('night-14', 'hide', 'not-the-accomplice'),
  allow('speech-3', 'speak', 'muted'),
  allow('speech-10', 'speak', 'dead'),
  without('telling-1', 'psychologist'),
  without('telling-3', 'psychologist'),
  without('telling-4', 'singer'),
  without('turning-up-4', 'oiran'),
  without('turning-up-5', 'director'),
  {
    clause: 'voting-roles-3',
    kind: 'allow',
    allows: (table, { type }, because) => type === 'elect' && because === 'wrong-phase' && table.day.skip,
  },
  stuck('black-9', 'directorRestoresBlack', false),
  stuck('black-10', 'blackBeatsGood', true),
  stuck('elimination-12', 'runOff', 'once'),
  stuck('turning-up-15', 'oiranFiresSkill', false),
];

const mutants: GameMutants<Table, ExplosionEvent> = {
  against(table, event) {
    const now = before(table, event);
    return isOver(now) ? ['game-over'] : inOrder(reasonsAgainst(now, event), REFUSALS);
  },
  own,
  equal: {},
};
export default mutants;
