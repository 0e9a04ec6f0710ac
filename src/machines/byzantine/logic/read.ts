/** Turning up the murder rule on a corpse: everybody sees it (B-057, B-G24). */
import { BadEvent } from '../../game.ts';
import type { Table } from '../table.ts';
import type { Character, Method, Read } from '../vocabulary.ts';
import { possibleMethods } from './candidates.ts';
import { isDead } from './people.ts';
import type { Reasons } from './reasons.ts';

/** The murder whose card lies on this corpse, or -1. */
export const murderOf = ({ murders, dead }: Pick<Table, 'murders' | 'dead'>, victim: Character): number =>
  isDead({ dead }, victim) ? murders.findLastIndex(({ victims }) => victims.includes(victim)) : -1;

/** A detectives' character is at work, or was the last to be; or the case leaves phases aside. */
const isTheTime = ({ phase, turn, extra }: Table): boolean =>
  phase === null ||
  phase === 'detectives' ||
  (phase === 'last' && extra) ||
  (phase === 'assassin' && turn?.by === 'detectives');

export function readReasons(table: Table, { victim }: Read): Reasons {
  const murder = table.murders[murderOf(table, victim)];
  return [
    [!isTheTime(table), 'wrong-phase'],
    [!murder, 'no-corpse'],
    [table.phase !== null && !murder?.read && !table.reached.includes(victim), 'not-passed'],
  ];
}

/** What lies on a corpse: known to the case, or told with the event, or the only rule that it can be. */
function methodOn(table: Table, id: number, told: Method | undefined): Method {
  const { method } = table.murders[id]!;
  const able = method ? [method] : possibleMethods(table, id);
  if (told && !able.includes(told))
    throw new BadEvent('method', told, `a rule that it can be: ${able.join(', ')}`);
  const found = told ?? (able.length === 1 ? able[0] : undefined);
  if (!found)
    throw new BadEvent('method', 'nothing', `the rule on the card, since nobody is told: ${able.join(', ')}`);
  return found;
}

/** The card lies open. Fails with `BadEvent` when nobody can know what is on it, or when it cannot be what is told. */
export function turnUp(table: Table, victim: Character, told?: Method): Table {
  const id = murderOf(table, victim);
  if (id < 0) return table;
  const method = methodOn(table, id, told);
  return {
    ...table,
    murders: table.murders.map((murder, index) =>
      index === id ? { ...murder, method, read: true } : murder,
    ),
    methods: table.methods.filter((card) => card !== method),
  };
}

export const read = (table: Table, { victim, method }: Read): Table => turnUp(table, victim, method);
