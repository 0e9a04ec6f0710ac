/** "The Killer turns a living neighbour to the deceased side" (N-024 to N-030). */
import type { HappeningOf, Table } from '../table.ts';
import type { Kill } from '../vocabulary.ts';
import { near } from './adjacency.ts';
import { without } from './deck.ts';
import { cellOf, withCell } from './grid.ts';
import { apart } from './hidden.ts';

/** The victim dies; a card lying on the victim is put away. Whoever cannot have done it is no longer a possible Killer. */
export function strike(table: Table, { victim, answer }: Kill): Table {
  const around = near(table.board, victim);
  const innocent = cellOf(table.board, victim)?.innocent ?? false;
  const { killers, inspectors } = apart({
    killers: table.killers.filter((who) => around.includes(who)),
    inspectors: table.inspectors,
  });
  const hit = inspectors.length === 1 && inspectors[0] === victim;
  return apart({
    ...table,
    board: withCell(table.board, victim, { alive: false, innocent: false }),
    discarded: innocent ? [...table.discarded, victim] : table.discarded,
    kills: table.kills + 1,
    killers,
    inspectors: hit ? inspectors : without(inspectors, victim),
    inspector: hit ? victim : table.inspector,
    deck: hit ? without(table.deck, victim) : table.deck,
    lastShift: null,
    last: {
      type: 'kill',
      victim,
      near: around,
      innocent,
      former: table.former.includes(victim),
      first: !table.chosen,
      hit,
      answer: null,
      told: answer ?? null,
      removed: [],
    },
  });
}

export const lastKill = ({ last }: Table): HappeningOf<'kill'> | null =>
  last?.type === 'kill' ? last : null;

/** "If the victim is the Inspector's identity, the Killer wins at once" (N-026). */
export const inspectorKilled = (table: Table): boolean => lastKill(table)?.hit ?? false;

/** The kill limit of the edition; every kill counts (N-027, N-028). */
export const limitReached = ({ kills, variants }: Table): boolean => kills >= variants.killsToWin;
