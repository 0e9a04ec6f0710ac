/** The clause that a refusal obeys: the one that says so for this event, at this table. */
import { clauseId } from './clauses.ts';
import type { ClauseId } from './clauses.ts';
import { modeOf } from './logic/mode.ts';
import { isDead, isImprisoned } from './logic/people.ts';
import { accompliceOf, isSuicide } from './logic/rank.ts';
import type { Table } from './table.ts';
import type { EventName, ExplosionEvent, RefusalId } from './vocabulary.ts';

interface Attempt {
  readonly table: Table;
  readonly event: ExplosionEvent;
}

type ByEvent = { readonly [E in EventName]?: ClauseId };

/** What each event obeys at the wrong time, where its own page says so. */
const TOO_LATE: ByEvent = {
  substitute: 'lethal-roles-11',
  shoot: 'lethal-roles-10',
  hideCard: 'hide-4',
};
const OF_THE_NIGHT: readonly EventName[] = ['wake', 'hide', 'knockOut', 'murder', 'dawn'];

function notTheTime({ table, event }: Attempt): ClauseId {
  const { type } = event;
  const { phase, variants, day } = table;
  if (TOO_LATE[type]) return TOO_LATE[type];
  if (OF_THE_NIGHT.includes(type) && modeOf(table) === 'simple') return 'simple-mode-3';
  if (phase === 'night' && type === 'murder') return 'murder-5';
  if (phase === 'night' && OF_THE_NIGHT.includes(type)) return 'night-13';
  if (type === 'speak' && phase !== 'night') return phase === 'speech' ? 'speech-13' : 'elimination-1';
  if (type === 'flip' && phase === 'speech') return 'speech-6';
  const isTied = variants.runOff === 'host' && day.runOff !== null;
  return isTied && (type === 'vote' || type === 'elect') ? 'elimination-13' : 'round-2';
}

/** The accomplice is out, or it was somebody else. */
function notTheAccomplice({ table }: Attempt): ClauseId {
  const accomplice = accompliceOf(table);
  if (accomplice && isDead(table, accomplice)) return 'death-5';
  return accomplice && isImprisoned(table, accomplice) ? 'imprisoned-6' : 'hide-3';
}

const ONESELF: ByEvent = {
  knockOut: 'knock-out-8',
  murder: 'murder-3',
  look: 'investigation-7',
  substitute: 'lethal-roles-11',
};
const DEAD: ByEvent = {
  hide: 'hide-16',
  speak: 'death-4',
  elect: 'elimination-10',
  vote: 'elimination-10',
  substitute: 'death-3',
};
const MUTED: ByEvent = {
  speak: 'knock-out-2',
  elect: 'investigation-2',
  vote: 'elimination-9',
};

function muted({ table, event }: Attempt): ClauseId {
  const { type } = event;
  const drunk = type === 'speak' && table.day.drunk.includes(event.player);
  return drunk ? 'voting-roles-5' : (MUTED[type] ?? 'knock-out-3');
}

/** Void in prison, or used already. */
function spent({ table, event }: Attempt): ClauseId {
  if (event.type !== 'flip' || !isImprisoned(table, event.player)) return 'roles-8';
  return table.phase === 'elimination' ? 'imprisoned-7' : 'imprisoned-5';
}

const NO_SUCH_CARD: ByEvent = { hideCard: 'hide-4', substitute: 'lethal-roles-11', shoot: 'lethal-roles-10' };

function noSuchCard({ table, event }: Attempt): ClauseId {
  if (event.type !== 'flip') return NO_SUCH_CARD[event.type] ?? 'looking-8';
  const role = table.roles[event.player];
  if (role === 'medium') return 'medium-role-3';
  return role === 'oiran' || role === 'director' ? 'turning-up-14' : 'looking-8';
}

type Source = (attempt: Attempt) => ClauseId;
const always =
  (id: ClauseId): Source =>
  () =>
    id;

const isMedium = ({ table, event }: Attempt): boolean =>
  event.type === 'flip' && table.roles[event.player] === 'medium';

const CLAUSE: { readonly [R in RefusalId]: Source } = {
  'game-over': ({ table }) => (isSuicide(table) ? 'restart-1' : 'round-8'),
  'wrong-phase': notTheTime,
  'not-the-culprit': always('night-8'),
  'not-the-accomplice': notTheAccomplice,
  'only-9-to-11': always('night-5'),
  'hid-before': always('hide-7'),
  'knocked-out-before': ({ event }) => (event.type === 'murder' ? 'murder-2' : 'knock-out-5'),
  self: ({ event }) => ONESELF[event.type] ?? 'roles-7',
  dead: ({ event }) => DEAD[event.type] ?? 'death-7',
  'passive-role': (attempt) => (isMedium(attempt) ? 'medium-role-2' : 'speech-7'),
  'role-spent': spent,
  muted,
  unreachable: ({ event }) => (event.type === 'shoot' ? 'lethal-roles-9' : 'knock-out-6'),
  'card-hidden': ({ event }) => (event.type === 'look' ? 'investigation-15' : 'looking-7'),
  'no-such-card': noSuchCard,
  'not-representative': always('investigation-6'),
  'already-imprisoned': always('elimination-8'),
  'card-exposed': always('hide-5'),
  'not-standing': ({ event }) => (event.type === 'vote' ? 'elimination-11' : 'investigation-14'),
};

export const refusedBy = (id: RefusalId, event: ExplosionEvent, table: Table): string =>
  clauseId(CLAUSE[id]({ table, event }));
