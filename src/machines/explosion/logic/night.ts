/** What the bad do in the night: hide a card, knock out, murder (T-045, T-062, T-065, T-068 to T-072, T-091, T-G43, T-G44). */
import type { Table } from '../table.ts';
import type { NightAct, NightEvent, RefusalId, Seat } from '../vocabulary.ts';
import { mayCall, withCall } from './calls.ts';
import { modeOf } from './mode.ts';
import { isDead, isOut } from './people.ts';
import { accompliceOf, allTold, culpritOf } from './rank.ts';
import type { Reasons } from './reasons.ts';
import { record } from './record.ts';

/** Who may do it; undefined where nobody is told. An accomplice who is out no longer hides (T-055). */
function actorOf(table: Table, action: NightAct): Seat | null | undefined {
  if (!allTold(table)) return undefined;
  if (action !== 'hide' || modeOf(table) !== 'nine-eleven') return culpritOf(table);
  const accomplice = accompliceOf(table);
  return accomplice && isOut(table, accomplice) ? null : accomplice;
}

const notTheActor = (table: Table, { type, by }: NightEvent): boolean => {
  const actor = actorOf(table, type);
  return actor === null || (actor !== undefined && by !== '' && by !== actor);
};

const byWhom = (table: Table, { type, by }: NightEvent): Seat | '' => by || (actorOf(table, type) ?? '');

export const hideReasons = (table: Table, event: NightEvent): Reasons => {
  const byAccomplice = modeOf(table) === 'nine-eleven';
  const because: RefusalId = byAccomplice ? 'not-the-accomplice' : 'not-the-culprit';
  return [
    [!mayCall(table, 'hide'), 'wrong-phase'],
    [notTheActor(table, event), because],
    [table.hidBefore.includes(event.target), 'hid-before'],
    [isDead(table, event.target), 'dead'],
  ];
};

/** Knocking out and murdering alike. */
export function attackReasons(table: Table, event: NightEvent): Reasons {
  const { type, target } = event;
  const theirs = modeOf(table) === 'nine-eleven';
  return [
    [theirs ? !mayCall(table, type) : table.phase !== 'night', 'wrong-phase'],
    [notTheActor(table, event), 'not-the-culprit'],
    [!theirs, 'only-9-to-11'],
    [table.knockedOutBefore.includes(target), 'knocked-out-before'],
    [byWhom(table, event) === target, 'self'],
    [isDead(table, target), 'dead'],
  ];
}

/** Whoever is chosen learns it, like all others, at dawn. */
export function act(table: Table, event: NightEvent): Table {
  const { type: action, target } = event;
  const called = withCall(table, action);
  const acts = { ...called.tonight.acts, [action]: target };
  const by = byWhom(table, event);
  return record({ ...called, tonight: { ...called.tonight, acts } }, { type: 'acted', action, by, target });
}
