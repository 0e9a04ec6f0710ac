/** A given position as a table, once it has been found that it contradicts neither itself nor the game. */
import { BadPosition } from '../../game.ts';
import type { JsonObject } from '../../trace.ts';
import type { Table } from '../table.ts';
import { checkCards } from './check-cards.ts';
import { checkPeople } from './check-people.ts';
import type { Given, Switches } from './given.ts';
import { modeOf, roundsOf } from './mode.ts';
import { start } from './start.ts';

function checkPlayers({ players, hands = {} }: Given): void {
  const written = Object.keys(hands).length;
  const count = players ?? written;
  if (count < 3 || count > 11)
    throw new BadPosition(
      players === undefined ? 'hands' : 'players',
      String(count),
      '3 to 11 players; `players` says how many where not every hand is written out',
    );
}

function checkTime({ phase, round, ...table }: Table): void {
  if (round > roundsOf(table))
    throw new BadPosition(
      'round',
      String(round),
      `at most ${roundsOf(table)} with ${table.seats.length} players`,
    );
  if (phase === 'night' && modeOf(table) === 'simple')
    throw new BadPosition(
      'phase',
      'night',
      'a phase of the day: with 3 to 5 players there is no night (T-152)',
    );
}

/** Fails with `BadPosition`, which names the field. */
export function checkedStart(written: JsonObject, switches: Switches = {}): Table {
  const given = written as unknown as Given;
  checkPlayers(given);
  const table = start(written, switches);
  checkPeople(given, table);
  checkCards(given, table);
  checkTime(table);
  return table;
}
