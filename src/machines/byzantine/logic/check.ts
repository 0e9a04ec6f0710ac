/** What no position of the game can be. */
import { BadPosition } from '../../game.ts';
import type { Table } from '../table.ts';
import type { Character, Characters } from '../vocabulary.ts';
import { candidates } from './candidates.ts';
import { roomsOf } from './geometry-links.ts';
import { everybody, isDead, isPerson } from './people.ts';
import { LOCKS } from './skills/cook.ts';

const twice = <V>(list: readonly V[]): number => list.findIndex((one, index) => list.indexOf(one) < index);

function checkPlaces({ at, palace }: Table): void {
  const rooms = roomsOf(palace);
  const strange = everybody(at).find((who) => !rooms.includes(at[who]!));
  if (strange)
    throw new BadPosition(`at.${strange}`, at[strange]!, `a room of this palace: ${rooms.join(', ')}`);
}

/** A list of characters of this palace, each once. */
function checkList(field: string, list: Characters, isFine: (who: Character) => string | null): void {
  const double = twice(list);
  if (double >= 0) throw new BadPosition(`${field}.${double}`, list[double]!, 'everybody once');
  list.forEach((who, index) => {
    const wanted = isFine(who);
    if (wanted) throw new BadPosition(`${field}.${index}`, who, wanted);
  });
}

function checkLocks({ locks, palace }: Table): void {
  const strange = locks.findIndex((pair) => !palace.doors.includes(pair));
  if (strange >= 0)
    throw new BadPosition(
      `locks.${strange}`,
      locks[strange]!,
      `a door of this palace: ${palace.doors.join(', ')}`,
    );
  const double = twice(locks);
  if (double >= 0) throw new BadPosition(`locks.${double}`, locks[double]!, 'each door once');
  if (locks.length > LOCKS) throw new BadPosition('locks', `${locks.length} locks`, `at most ${LOCKS}`);
}

function checkAssassin({ assassin, at, dead, cleared }: Table): void {
  if (!assassin) return;
  if (at[assassin] === undefined) throw new BadPosition('assassin', assassin, 'somebody whom `at` places');
  if (dead.includes(assassin))
    throw new BadPosition('assassin', `${assassin}, who is dead`, 'somebody alive');
  if (cleared.includes(assassin))
    throw new BadPosition('assassin', `${assassin}, who is cleared`, 'somebody not cleared');
}

/** Fails with `BadPosition` on the first contradiction. */
export function checkPosition(table: Table): void {
  const { at, dead, drawn, picked, assassinPicked, reached } = table;
  const placed = (who: Character) => (at[who] === undefined ? 'somebody whom `at` places' : null);
  checkPlaces(table);
  checkList(
    'dead',
    dead,
    (who) => placed(who) ?? (isPerson(who) ? null : 'a person: cats are not killed (B-G16)'),
  );
  checkLocks(table);
  checkAssassin(table);
  checkList('drawn', drawn, (who) => placed(who) ?? (isDead(table, who) ? 'somebody alive (B-053)' : null));
  checkList('picked', [...picked, ...assassinPicked], (who) =>
    drawn.includes(who) ? null : 'a card of `drawn`',
  );
  checkList('reached', reached, (who) => (isDead(table, who) ? null : 'a corpse'));
  if (!candidates(table).length)
    throw new BadPosition('at', 'nobody who can be Mr. M', 'at least one person alive and not cleared');
}
