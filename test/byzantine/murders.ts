/** Murders in a row, with everybody shuffled about between them: short, and hard to see through. */
import byzantine from '../../src/machines/byzantine/index.ts';
import { act } from '../../src/machines/byzantine/logic/act.ts';
import type { Fact, Opening } from '../../src/machines/byzantine/logic/facts.ts';
import { legal } from '../../src/machines/byzantine/logic/legal.ts';
import { everybody } from '../../src/machines/byzantine/logic/people.ts';
import type { Table } from '../../src/machines/byzantine/table.ts';
import { METHODS } from '../../src/machines/byzantine/vocabulary.ts';
import type { ByzantineEvent } from '../../src/machines/byzantine/vocabulary.ts';
import type { SeatLog } from '../../src/machines/game.ts';
import { pick, randomFrom, shuffled } from '../lib/random.ts';
import { randomPosition } from './random.ts';
import type { Random } from '../lib/random.ts';

export interface Murders {
  readonly start: Table;
  readonly end: Table;
  readonly log: SeatLog<Opening, Fact>;
}

/** Everybody somewhere else. */
function shuffledTable(random: Random, table: Table): Table {
  const rooms = table.palace.floors.flat();
  const at = Object.fromEntries(everybody(table.at).map((who) => [who, pick(random, rooms)]));
  return { ...table, at, locks: table.palace.doors.filter(() => random() < 0.2).slice(0, 8) };
}

/** The next murder, or that there can be none. */
function strike(random: Random, table: Table): readonly [Table, ByzantineEvent] {
  const kills = legal(table).filter(({ type }) => type === 'kill');
  if (kills.length) return [table, pick(random, kills)];
  return [{ ...table, phase: 'kill', killed: false }, { type: 'endRound' }];
}

/** A few murders of one seed; the cards of some are read. */
export function randomMurders(seed: number): Murders {
  const random = randomFrom(seed);
  const methods = shuffled(random, METHODS).slice(0, pick(random, [2, 3, 4, 5, 10]));
  const start = byzantine.start({ ...randomPosition(random), methods }, {}) as Table;
  const opening = byzantine.opening(start, 'detectives');
  const facts: { step: number; fact: Fact }[] = [];
  let table = start;
  const play = (before: Table, event: ByzantineEvent): void => {
    const after = act(before, event);
    facts.push({
      step: facts.length + 1,
      fact: byzantine.witness(before, event, after, 'detectives') as Fact,
    });
    table = { ...after, phase: null };
  };
  for (let count = 1 + Math.floor(random() * 4); count > 0; count -= 1) {
    play(...strike(random, shuffledTable(random, table)));
    const [unread] = shuffled(random, table.dead).filter((who) =>
      table.murders.some(({ victims, read }) => victims.includes(who) && !read),
    );
    if (unread && random() < 0.4) play(table, { type: 'read', victim: unread });
  }
  return { start, end: table, log: { seat: 'detectives', opening, facts } };
}
