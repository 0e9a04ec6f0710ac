/** A log as what the detectives can count with: who is out at once, and which murders with which cards (B-L02 to B-L07). */
import type { SeatLog } from '../../game.ts';
import type { Murder } from '../table.ts';
import type { Character, Kind, Method, Person } from '../vocabulary.ts';
import type { Fact, Opening } from './facts.ts';
import { usable, waysFor } from './murder.ts';

export type ByzantineLog = SeatLog<Opening, Fact>;

/** Somebody is out by one fact alone. */
export interface PlainClue {
  readonly step: number;
  readonly kind: Kind;
  readonly out: readonly Character[];
  readonly card?: Character;
}

type ByWho<V> = { readonly [who in Person]?: V };

/** A fact that counts together with others. `by` says for each suspect by which rules it could have been. */
export interface Link {
  readonly step: number;
  readonly id: number;
  readonly murder: Murder | null;
  readonly idle: { readonly inHand: number; readonly scene: Murder['scene'] } | null;
  readonly card: { readonly method: Method; readonly victim: Character } | null;
  readonly by: ByWho<readonly Method[]>;
}

export interface Clues {
  readonly plain: readonly PlainClue[];
  readonly links: readonly Link[];
}

const except = (all: readonly Person[], who: Character): readonly Person[] =>
  all.filter((one) => one !== who);

function plainOf({ opening, facts }: ByzantineLog): PlainClue[] {
  const { own, dead, cleared, people } = opening;
  const given: PlainClue[] = [
    { step: 0, kind: 'own-identity', out: own ? except(people, own) : [] },
    { step: 0, kind: 'deceased', out: dead },
    { step: 0, kind: 'cleared', out: cleared },
  ];
  const later = facts.flatMap(({ step, fact }): PlainClue[] => {
    switch (fact.type) {
      case 'murder':
        return [{ step, kind: 'victim', out: fact.victims }];
      case 'shown':
        return [{ step, kind: 'shown', out: [fact.who] }];
      case 'accused':
        if (!fact.right) return [{ step, kind: 'accused-wrong', out: [fact.who] }];
        return [{ step, kind: 'accused-right', out: except(people, fact.who), card: fact.who }];
      default:
        return [];
    }
  });
  return [...given, ...later];
}

function linkOf({ world, people }: Opening, step: number, fact: Fact): Link[] {
  const eachBy = (ways: (who: Person) => readonly Method[]): Link['by'] =>
    Object.fromEntries(people.map((who) => [who, ways(who)]));
  const nothing = { murder: null, idle: null, card: null, by: {} };
  switch (fact.type) {
    case 'murder': {
      const murder: Murder = { ...fact, method: null, read: false };
      return [{ ...nothing, step, id: fact.id, murder, by: eachBy((who) => waysFor(world, murder, who)) }];
    }
    case 'idle': {
      const { id, inHand, scene } = fact;
      return [
        { ...nothing, step, id, idle: { inHand, scene }, by: eachBy((who) => usable(world, scene, who)) },
      ];
    }
    case 'card':
      return [{ ...nothing, step, id: fact.id, card: { method: fact.method, victim: fact.victim } }];
    default:
      return [];
  }
}

/** Everything that a log tells. */
export const cluesIn = (log: ByzantineLog): Clues => ({
  plain: plainOf(log),
  links: log.facts.flatMap(({ step, fact }) => linkOf(log.opening, step, fact)),
});
