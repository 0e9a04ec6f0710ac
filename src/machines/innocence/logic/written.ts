/** Events in the words of the case format, and back. */
import type { JsonObject } from '../../trace.ts';
import { CLAIMS, EVENTS } from '../vocabulary.ts';
import type { Claim, Draw, InnocenceEvent, LookAtDeck } from '../vocabulary.ts';

const claimOf = (value: any): Claim => {
  const about = CLAIMS.find((form) => value[form] !== undefined)!;
  const { by, showing } = value;
  return { type: 'claim', by, about, cards: value[about], ...(showing ? { showing } : {}) };
};

const drawOf = ({ suspect, publish = null, card }: any): Draw => ({
  type: 'draw',
  suspect,
  publish,
  ...(card ? { card } : {}),
});

const lookOf = ({ by, cards }: any): LookAtDeck => ({
  type: 'lookAtDeck',
  ...(by ? { by } : {}),
  ...(cards ? { cards } : {}),
});

/** An event of a case (its form is already validated) as the game's own. */
export function eventOf(written: JsonObject): InnocenceEvent {
  const type = EVENTS.find((name) => name in written)!;
  const value = written[type] as any;
  switch (type) {
    case 'identities':
      return { type, roles: value };
    case 'deal':
    case 'publish':
      return { type, cards: value };
    case 'draw':
      return drawOf(value);
    case 'lookAtDeck':
      return lookOf(value);
    case 'claim':
      return claimOf(value);
    case 'vote':
      return { type, votes: value };
    case 'pass':
    case 'arrest':
    case 'showIdentity':
      return { type, suspect: value };
  }
}

/** The shortest form a case may use for an event. */
export function write(event: InnocenceEvent): JsonObject {
  switch (event.type) {
    case 'identities':
      return { identities: event.roles };
    case 'deal':
    case 'publish':
      return { [event.type]: event.cards };
    case 'draw':
    case 'lookAtDeck': {
      const { type, ...fields } = event;
      return { [type]: fields };
    }
    case 'claim': {
      const { by, about, cards, showing } = event;
      return { claim: { by, [about]: cards, ...(showing ? { showing } : {}) } };
    }
    case 'vote':
      return { vote: event.votes };
    case 'pass':
    case 'arrest':
    case 'showIdentity':
      return { [event.type]: event.suspect };
  }
}
