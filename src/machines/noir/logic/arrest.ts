/** "Name a neighbour of one's own identity or one's own identity itself; the Killer answers truthfully" (N-043 to N-047). */
import type { HappeningOf, Table } from '../table.ts';
import type { Arrest, Suspect } from '../vocabulary.ts';
import { near } from './adjacency.ts';
import { replyTo } from './answer.ts';
import { without } from './deck.ts';
import { apart } from './hidden.ts';

/** Whether a possible Inspector is the suspect or stands next to them. */
export const withinReach = ({ board, inspectors }: Table, suspect: Suspect): boolean =>
  inspectors.some((who) => who === suspect || near(board, who).includes(suspect));

/** The suspect is named, in person or by an agent. In person, whoever stands too far off is no longer a possible Inspector. */
export function name(table: Table, { suspect, by, answer }: Arrest): Table {
  const around = near(table.board, suspect);
  const reach = [suspect, ...around];
  return apart({
    ...table,
    inspectors: by ? table.inspectors : table.inspectors.filter((who) => reach.includes(who)),
    lastShift: null,
    last: {
      type: 'arrest',
      suspect,
      by: by ?? null,
      near: around,
      answer: null,
      told: answer ?? null,
      removed: [],
    },
  });
}

export const lastArrest = ({ last }: Table): HappeningOf<'arrest'> | null =>
  last?.type === 'arrest' ? last : null;

/** "Are you …?" Fails with `BadEvent` like `replyTo`. */
export function askSuspect(table: Table): Table {
  const last = lastArrest(table);
  if (!last) return table;
  const { suspect, told } = last;
  const { answer, left } = replyTo(table.killers, [suspect], told, 'arrest');
  const found = answer ? { killer: suspect, deck: without(table.deck, suspect) } : {};
  return apart({ ...table, ...found, killers: left, last: { ...last, answer } });
}
