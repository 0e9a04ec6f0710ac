/** What each witnessed fact rules out, for the seat that witnessed it (N-L01 to N-L14). */
import type { JsonObject } from '../../trace.ts';
import { clause } from '../clauses.ts';
import type { ClauseId } from '../clauses.ts';
import type { Kind, Suspect, Suspects } from '../vocabulary.ts';
import type { Fact, Opening } from './facts.ts';

export interface Clue {
  readonly kind: Kind;
  readonly clause: ClauseId;
  readonly out: Suspects;
  readonly args?: JsonObject;
  /** A clue about who the Killer is now ends with that identity; all others last for ever. */
  readonly passing?: true;
}

type FactOf<K extends Fact['type']> = Extract<Fact, { type: K }>;

const listed = (who: Suspect | null): Suspects => (who ? [who] : []);
const not = (all: Suspects, some: Suspects): Suspects => all.filter((who) => !some.includes(who));

function opening(given: Opening, own: ClauseId): Clue[] {
  return [
    { kind: 'own-identity', clause: own, out: listed(given.own) },
    { kind: 'deceased', clause: clause.deadIsNobody, out: given.deceased },
    { kind: 'innocent', clause: clause.innocentIsNobody, out: given.innocent },
    { kind: 'hand', clause: clause.handIsNotKiller, out: given.hand },
    { kind: 'shown', clause: clause.shownIsNobody, out: given.shown },
  ];
}

function killSeenByInspector({ victim, near, innocent }: FactOf<'kill'>, all: Suspects): Clue[] {
  const told = innocent ? clause.innocentKillTells : clause.killTells;
  return [
    { kind: 'victim', clause: clause.deadIsNobody, out: [victim] },
    { kind: 'kill', clause: told, out: not(all, near), args: { victim }, passing: true },
  ];
}

function exonerateSeenByInspector({ card, near, answer, drawn }: FactOf<'exonerate'>, all: Suspects): Clue[] {
  const asked: Clue[] =
    answer === null
      ? []
      : answer
        ? [{ kind: 'exonerate-yes', clause: clause.exonerateYes, out: not(all, near), args: { card }, passing: true }]
        : [{ kind: 'exonerate-no', clause: clause.exonerateNo, out: near, args: { card }, passing: true }];
  return [
    { kind: 'exonerated', clause: clause.innocentIsNobody, out: [card] },
    { kind: 'drawn', clause: clause.drawnIsNotKiller, out: listed(drawn) },
    ...asked,
  ];
}

function arrestSeenByInspector({ suspect, by, answer }: FactOf<'arrest'>, all: Suspects): Clue[] {
  if (answer) return [{ kind: 'arrest-right', clause: clause.arrestWins, out: not(all, [suspect]), args: { suspect }, passing: true }];
  if (!by) return [{ kind: 'arrest-wrong', clause: clause.arrestWrong, out: [suspect], passing: true }];
  return [{ kind: 'citizen-arrest-wrong', clause: clause.agentWrong, out: [suspect], args: { by }, passing: true }];
}

function disguise({ was, shown, drawn }: FactOf<'disguise'>, old: ClauseId): Clue[] {
  return [
    { kind: 'disguise-old', clause: old, out: listed(was) },
    { kind: 'shown', clause: clause.shownIsNobody, out: listed(shown) },
    { kind: 'drawn-identity', clause: clause.heldByKiller, out: listed(drawn) },
  ];
}

function inspectorClues(fact: Fact, all: Suspects): Clue[] {
  switch (fact.type) {
    case 'kill':
      return killSeenByInspector(fact, all);
    case 'choose':
      return [
        { kind: 'own-identity', clause: clause.fourAreNotKiller, out: listed(fact.own) },
        { kind: 'hand', clause: clause.fourAreNotKiller, out: fact.hand },
      ];
    case 'disguise':
      return disguise(fact, clause.oldIdentityIsOut);
    case 'exonerate':
      return exonerateSeenByInspector(fact, all);
    case 'arrest':
      return arrestSeenByInspector(fact, all);
    case 'move':
      return [];
  }
}

function missedBy({ victim, missed }: FactOf<'kill'>): Clue[] {
  if (!missed) return [];
  const why = missed === 'victim' ? clause.victimIsNotInspector : clause.firstVictimIsNotInspector;
  return [{ kind: missed, clause: why, out: [victim] }];
}

function killSeenByKiller(fact: FactOf<'kill'>, all: Suspects): Clue[] {
  const { victim, near, answer, hit } = fact;
  if (hit) return [{ kind: 'inspector-killed', clause: clause.inspectorMustSay, out: not(all, [victim]), args: { victim } }];
  if (answer === null) return missedBy(fact);
  const asked: Clue = answer
    ? { kind: 'innocent-kill-yes', clause: clause.innocentKillYes, out: not(all, near), args: { victim } }
    : { kind: 'innocent-kill-no', clause: clause.innocentKillNo, out: near, args: { victim } };
  return [...missedBy(fact), asked];
}

function killerClues(fact: Fact, all: Suspects): Clue[] {
  switch (fact.type) {
    case 'kill':
      return killSeenByKiller(fact, all);
    case 'disguise':
      return disguise(fact, clause.heldByKiller);
    case 'exonerate':
      return [{ kind: 'exonerated', clause: clause.playedIsNotInspector, out: [fact.card] }];
    case 'arrest':
      if (fact.by) return [{ kind: 'agent', clause: clause.agentIsNotInspector, out: [fact.by] }];
      return [
        {
          kind: 'arrest-near',
          clause: clause.arrestNear,
          out: not(all, [fact.suspect, ...fact.near]),
          args: { suspect: fact.suspect },
        },
      ];
    default:
      return [];
  }
}

/** The clues of the given position. */
export const openingClues = (given: Opening, seat: string): Clue[] =>
  opening(given, seat === 'killer' ? clause.ownIsNotInspector : clause.handIsNotKiller);

/** The clues of one fact; `all` are the suspects of the case. */
export const cluesOf = (fact: Fact, seat: string, all: Suspects): Clue[] =>
  seat === 'killer' ? killerClues(fact, all) : inspectorClues(fact, all);
