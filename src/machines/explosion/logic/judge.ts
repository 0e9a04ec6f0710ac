/** May this be done now, and if not, why not. Several reasons at once: the order of the register's table of refusals. */
import { BadEvent } from '../../game.ts';
import type { Table } from '../table.ts';
import { REFUSALS, SEATS } from '../vocabulary.ts';
import type { ExplosionEvent, RefusalId, Seat } from '../vocabulary.ts';
import { before } from './act.ts';
import { dawnReasons, hideCardReasons } from './dawn.ts';
import { endRoundReasons, voteReasons } from './elimination.ts';
import { isOver } from './ending.ts';
import { substituteReasons } from './guard.ts';
import { electReasons, lookReasons } from './investigation.ts';
import { attackReasons, hideReasons } from './night.ts';
import type { Reasons } from './reasons.ts';
import { shootReasons } from './shoot.ts';
import { flipReasons } from './skills/skills.ts';
import { speakReasons } from './speech.ts';
import { wakeReasons } from './wake.ts';

export type ExplosionVerdict =
  { readonly legal: true } | { readonly legal: false; readonly because: RefusalId };

export function reasonsAgainst(table: Table, event: ExplosionEvent): Reasons {
  switch (event.type) {
    case 'wake':
      return wakeReasons(table, event);
    case 'hide':
      return hideReasons(table, event);
    case 'knockOut':
    case 'murder':
      return attackReasons(table, event);
    case 'dawn':
      return dawnReasons(table);
    case 'hideCard':
      return hideCardReasons(table, event);
    case 'speak':
      return speakReasons(table, event);
    case 'flip':
      return flipReasons(table, event);
    case 'elect':
      return electReasons(table, event);
    case 'look':
      return lookReasons(table, event);
    case 'vote':
      return voteReasons(table, event);
    case 'substitute':
      return substituteReasons(table, event);
    case 'shoot':
      return shootReasons(table, event);
    case 'endRound':
      return endRoundReasons(table);
  }
}

const isSeat = (text: unknown): text is Seat => SEATS.includes(text as Seat);

/** Fails with `BadEvent` where the event names somebody who does not play. */
function checkSeats({ seats }: Table, event: ExplosionEvent): void {
  const named = Object.values(event).flatMap((value) =>
    typeof value === 'object' ? Object.entries(value).flat() : value,
  );
  const absent = named.filter(isSeat).find((one) => !seats.includes(one));
  if (absent) throw new BadEvent('', absent, `a player of this game: ${seats.join(', ')}`);
}

/** Fails with `BadEvent` where the event names somebody who does not play. */
export function judge(table: Table, event: ExplosionEvent): ExplosionVerdict {
  checkSeats(table, event);
  const now = before(table, event);
  if (isOver(now)) return { legal: false, because: 'game-over' };
  const found = new Set(reasonsAgainst(now, event).flatMap(([holds, id]) => (holds ? [id] : [])));
  const because = REFUSALS.find((id) => found.has(id));
  return because ? { legal: false, because } : { legal: true };
}
