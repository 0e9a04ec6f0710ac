/** Knowledge by brute force: every deal that a seat cannot tell from the true one, played through again. */
import { BadEvent } from '../../src/machines/game.ts';
import noir from '../../src/machines/noir/index.ts';
import { act } from '../../src/machines/noir/logic/act.ts';
import { fourCards } from '../../src/machines/noir/logic/choose.ts';
import type { Fact } from '../../src/machines/noir/logic/facts.ts';
import type { Table } from '../../src/machines/noir/table.ts';
import type { NoirEvent, Seat, Suspect } from '../../src/machines/noir/vocabulary.ts';
import type { RandomGame } from '../../test/noir/random-game.ts';

export type Worlds = readonly Table[];

function orders<V>(items: readonly V[]): V[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first) =>
    orders(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  );
}

/** All beginnings that look alike to a seat. The Killer knows their own card; the rest can lie in any order. */
export function worldsFor({ given, variants, tables }: RandomGame, seat: Seat): Worlds {
  const { killer, deck } = tables[0]!;
  const deals =
    seat === 'killer' ? orders(deck).map((rest) => [killer!, ...rest]) : orders([killer!, ...deck]);
  return deals.map(([first, ...rest]) => noir.start({ ...given, killer: first!, deck: rest }, variants));
}

/** What the event can have been: only the Inspector sees which card becomes the Inspector's identity. */
const takenFor = (event: NoirEvent, table: Table, seat: Seat): NoirEvent[] =>
  event.type === 'choose' && seat === 'killer'
    ? fourCards(table).map((card) => ({ type: 'choose', card }))
    : [event];

function playedOn(table: Table, event: NoirEvent): Table | null {
  try {
    return noir.judge(table, event).legal ? act(table, event) : null;
  } catch (error) {
    if (error instanceof BadEvent) return null;
    throw error;
  }
}

/** The worlds after an event of which the seat witnessed `fact`. */
export function narrowed(
  worlds: Worlds,
  event: NoirEvent,
  { fact, seat }: { fact: Fact; seat: Seat },
): Worlds {
  const wanted = JSON.stringify(fact);
  return worlds.flatMap((table) =>
    takenFor(event, table, seat).flatMap((taken) => {
      const after = playedOn(table, taken);
      return after && JSON.stringify(noir.witness(table, taken, after, seat)) === wanted ? [after] : [];
    }),
  );
}

/** Who the opponent is in some world; null while the opponent has no identity yet. */
export function suspectsIn(worlds: Worlds, seat: Seat): Suspect[] | null {
  const identities = new Set(worlds.map(({ killer, inspector }) => (seat === 'killer' ? inspector : killer)));
  return identities.has(null) ? null : [...identities].filter((who) => who !== null).sort();
}
