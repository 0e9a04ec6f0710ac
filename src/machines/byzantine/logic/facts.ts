/** What a seat witnesses, with nothing in it that the seat may not know. Knowledge rests on this and on nothing else. */
import type { Scene, Table, World } from '../table.ts';
import type { ByzantineEvent, Character, Characters, Method, Person, Room, Seat } from '../vocabulary.ts';
import { handSize } from './hand.ts';
import { people } from './people.ts';
import { murderOf } from './read.ts';

/** The given position as a seat sees it. */
export interface Opening {
  readonly world: World;
  readonly people: readonly Person[];
  readonly dead: Characters;
  readonly cleared: readonly Person[];
  readonly hand: readonly Method[];
  /** The assassin's own character; the detectives have none. */
  readonly own: Person | null;
}

/** `id` numbers the murders, and the rounds without one, in time. */
export type Fact =
  | { readonly type: 'murder'; id: number; victims: Characters; room: Room; scene: Scene }
  | { readonly type: 'idle'; id: number; inHand: number; scene: Scene }
  | { readonly type: 'card'; id: number; victim: Character; method: Method }
  | { readonly type: 'shown'; who: Character }
  | { readonly type: 'accused'; who: Character; right: boolean }
  | { readonly type: 'nothing' };

export const openingFor = (table: Table, seat: Seat): Opening => ({
  world: { variants: table.variants, palace: table.palace, sexes: table.sexes },
  people: people(table.at),
  dead: table.dead,
  cleared: table.cleared,
  hand: table.handAtStart,
  own: seat === 'assassin' ? table.assassin : null,
});

/** A card that has just been turned up, by whatever means. */
function cardOn(before: Table, after: Table, victim: Character): Fact {
  const id = murderOf(before, victim);
  const method = after.murders[id]?.method;
  return method ? { type: 'card', id, victim, method } : { type: 'nothing' };
}

function roundEnded(before: Table, after: Table): Fact {
  const id = after.murders.length - 1;
  if (after.murders.length === before.murders.length) return { type: 'nothing' };
  return { type: 'idle', id, inHand: handSize(before), scene: after.murders[id]!.scene };
}

/** What an accepted event showed to everybody. */
export function factOf(before: Table, event: ByzantineEvent, after: Table): Fact {
  switch (event.type) {
    case 'kill': {
      const id = after.murders.length - 1;
      const { victims, room, scene } = after.murders[id]!;
      return { type: 'murder', id, victims, room, scene };
    }
    case 'read':
      return cardOn(before, after, event.victim);
    case 'skill':
      if (event.act === 'shows') return { type: 'shown', who: event.target as Character };
      if (event.act === 'reads' || event.act === 'revives')
        return cardOn(before, after, event.target as Character);
      return { type: 'nothing' };
    case 'endRound':
      return roundEnded(before, after);
    case 'accuse':
      return { type: 'accused', who: event.who, right: after.answer === true };
    default:
      return { type: 'nothing' };
  }
}
