/** Going out: imprisoned or dead, with whoever is linked, unless a guard steps in (T-028, T-033, T-052 to T-057, T-G29, T-G31, T-G36). */
import type { Table } from '../table.ts';
import type { Exit, Seat, Seats } from '../vocabulary.ts';
import { decided } from './ending.ts';
import { holderOf, isDead, isFaceUp, isMute, isOut } from './people.ts';
import { record, today } from './record.ts';
import { turnUpRole } from './role-cards.ts';

/** These and all who are linked with them and not out themselves. */
export function withPartners({ links, ...table }: Table, who: Seats): Seats {
  const linked = links
    .filter((pair) => pair.some((seat) => who.includes(seat)))
    .flat()
    .filter((seat) => !who.includes(seat) && !isOut(table, seat));
  return linked.length ? withPartners({ links, ...table }, [...new Set([...who, ...linked])]) : who;
}

/** Whoever is imprisoned while knocked out wakes (T-069). */
function leave(table: Table, who: Seat, kind: Exit): Table {
  if (isDead(table, who) || (kind === 'imprisoned' && isOut(table, who))) return table;
  const left =
    kind === 'dead'
      ? {
          ...table,
          dead: [...table.dead, who],
          imprisoned: table.imprisoned.filter((one) => one !== who),
        }
      : { ...table, imprisoned: [...table.imprisoned, who] };
  const awake = today(left, { knockedOut: left.day.knockedOut.filter((one) => one !== who) });
  return turnUpRole(record(awake, { type: 'wentOut', who, kind }), who, kind);
}

/** The number two becomes the boss, unless void (T-027, T-G36). */
function promoted(table: Table, gone: Seats): Table {
  const boss = holderOf(table, 'boss');
  const second = holderOf(table, 'second');
  if (!boss || !gone.includes(boss) || !second || isOut(table, second) || table.promoted) return table;
  return record({ ...table, promoted: second }, { type: 'promoted', who: second });
}

/** All of them go out the same way at the same time; `spared` is whom a guard has replaced. */
export function goOut(table: Table, who: Seats, kind: Exit, spared: Seat | null = null): Table {
  const all = withPartners(table, who).filter((seat) => seat !== spared);
  const gone = all.reduce((so, seat) => leave(so, seat, kind), today(table, { atRisk: null }));
  return decided(promoted(gone, all));
}

/** The guard, face down and able to act, if it is somebody else who is about to go out. */
function readyGuard(table: Table, who: Seats): Seat | null {
  const guard = holderOf(table, 'guard');
  if (!guard || who.includes(guard) || isFaceUp(table, guard)) return null;
  return isOut(table, guard) || isMute(table, guard) ? null : guard;
}

/** About to go out: at once, or once no guard steps in. */
export function putAtRisk(table: Table, seat: Seat, kind: Exit): Table {
  const who = withPartners(table, [seat]);
  if (!readyGuard(table, who)) return goOut(table, who, kind);
  const open = today(table, { atRisk: { who, kind } });
  return record(open, ...who.map((one) => ({ type: 'atRisk', who: one }) as const));
}

/** No guard has stepped in: whoever was about to go out does. */
export function settled(table: Table): Table {
  const { atRisk } = table.day;
  return atRisk ? goOut(table, atRisk.who, atRisk.kind) : table;
}
