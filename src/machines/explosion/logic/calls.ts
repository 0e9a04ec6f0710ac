/** The host's calls in a night: in the schedule's order, each once (T-087 to T-091, T-106, T-109, T-G43, T-G45). */
import type { Table } from '../table.ts';
import type { Call } from '../vocabulary.ts';
import { scheduleFor } from './schedule.ts';

/** The calls of this night that have not been made or passed over. */
export function callsLeft({ seats, round, phase, tonight }: Table): readonly Call[] {
  if (phase !== 'night') return [];
  const calls = scheduleFor(seats.length)[round - 1] ?? [];
  const last = Math.max(-1, ...tonight.called.map((call) => calls.indexOf(call as Call)));
  return calls.slice(last + 1);
}

export const mayCall = (table: Table, call: Call): boolean => callsLeft(table).includes(call);

export const withCall = (table: Table, call: Call): Table => ({
  ...table,
  tonight: { ...table.tonight, called: [...table.tonight.called, call] },
});
