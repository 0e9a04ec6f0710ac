/** Every legal event at a table: all that could be named, filtered by `judge`. */
import { BadEvent } from '../../game.ts';
import type { Table } from '../table.ts';
import type { ByzantineEvent, Character, Kill, Move, Person, Skill } from '../vocabulary.ts';
import { PEOPLE } from '../vocabulary.ts';
import { has, orderedGait, ownGait } from './abilities.ts';
import { act } from './act.ts';
import { cardsToDraw } from './draw.ts';
import { roomsOf } from './geometry-links.ts';
import { judge } from './judge.ts';
import { everybody, isDead, living } from './people.ts';
import { walksOf } from './walking.ts';

const moves = (table: Table, who: Character): Move[] =>
  walksOf(table, who, ownGait(table, who)).map((path) => ({
    type: 'move',
    who,
    path,
    to: path.at(-1) ?? '',
  }));

function skills(table: Table, who: Character): Skill[] {
  const all = everybody(table.at);
  const { doors } = table.palace;
  const near = living(table).filter((one) => one !== who && table.at[one] === table.at[who]);
  const can = (owner: Character): boolean => has(table, who, owner);
  const at = (act: Skill['act'], targets: readonly Character[]): Skill[] =>
    targets.map((target) => ({ type: 'skill', who, act, target, door: '' }));
  const ordered = (target: Character): Skill[] =>
    walksOf(table, target, orderedGait(target)).map((path) => ({
      type: 'skill',
      who,
      act: 'moves',
      target,
      door: '',
      path,
    }));
  const locks = (act: 'lock' | 'unlock'): Skill[] =>
    doors.map((door) => ({ type: 'skill', who, act, target: '', door }));
  return [
    ...(can('astrologer')
      ? at(
          'shows',
          all.filter((one) => PEOPLE.includes(one as Person)),
        )
      : []),
    ...(can('witch') ? at('reads', table.dead) : []),
    ...(can('scholar') ? at('revives', table.dead) : []),
    ...(can('jester') ? at('swaps', all) : []),
    ...(can('empress') ? near.flatMap(ordered) : []),
    ...(can('cook') ? [...locks('lock'), ...locks('unlock')] : []),
    ...(who === 'bard' ? at('gains', all) : []),
    ...(can('duke') ? at('pulls', all) : []),
  ];
}

function kills(table: Table): Kill[] {
  const people = everybody(table.at).filter((who) => !isDead(table, who));
  return table.methods.flatMap((method): Kill[] => {
    if (method === 'gunpowder')
      return roomsOf(table.palace).map((room) => ({ type: 'kill', aim: 'room', victim: '', room, method }));
    return people.map((victim) => ({ type: 'kill', aim: 'one', victim, room: '', method }));
  });
}

/** Which cards come is chance, and hundreds of rows may: one for each of the living, who comes in it first. */
function draws(table: Table): ByzantineEvent[] {
  const alive = living(table);
  const wanted = cardsToDraw(table);
  const starts = alive.length > wanted ? alive : alive.slice(0, 1);
  return starts.map((_, at) => ({ type: 'draw', cards: [...alive, ...alive].slice(at, at + wanted) }));
}

/** Whoever may be at work: just one where phases hold. */
const workers = (table: Table): readonly Character[] =>
  living(table).filter((who) => table.phase === null || table.turn?.who === who);

const nameable = (table: Table): ByzantineEvent[] => {
  const all = everybody(table.at);
  const alive = workers(table);
  return [
    ...draws(table),
    ...table.drawn.map((who): ByzantineEvent => ({ type: 'pick', who })),
    ...alive.flatMap((who) => moves(table, who)),
    ...alive.flatMap((who) => skills(table, who)),
    ...(table.phase === null || table.phase === 'kill' ? kills(table) : []),
    ...table.dead.map((victim): ByzantineEvent => ({ type: 'read', victim })),
    { type: 'endRound' },
    ...all.map((who): ByzantineEvent => ({ type: 'accuse', who })),
  ];
};

/** The event, or what must be told with it where nobody knows; none when it cannot be. */
function tellings(table: Table, event: ByzantineEvent): ByzantineEvent[] {
  const told: ByzantineEvent[] = [event];
  if (event.type === 'accuse') told.push({ ...event, right: true }, { ...event, right: false });
  if (event.type === 'read' || (event.type === 'skill' && (event.act === 'reads' || event.act === 'revives')))
    told.push(...table.methods.map((method) => ({ ...event, method })));
  const [plain, ...others] = told.map((one) => (canBe(table, one) ? one : null));
  return plain ? [plain] : others.filter((one) => one !== null);
}

function canBe(table: Table, event: ByzantineEvent): boolean {
  try {
    act(table, event);
    return true;
  } catch (error) {
    if (error instanceof BadEvent) return false;
    throw error;
  }
}

/** Legal events in the order of `EVENTS`, whose outcome the table can tell. */
export const legal = (table: Table): ByzantineEvent[] =>
  nameable(table)
    .filter((event) => judge(table, event).legal)
    .flatMap((event) => tellings(table, event));
