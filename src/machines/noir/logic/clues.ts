/** What each witnessed fact rules out, for the seat that witnessed it (N-L01 to N-L14). */
import type { JsonObject } from '../../trace.ts';
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

/** The clause by which a seat's own identity is not the other's. */
export const ownClause = (seat: string): ClauseId => (seat === 'killer' ? 'evidence-9' : 'evidence-6');

/** The clues of the given position. */
export function openingClues(given: Opening, seat: string): Clue[] {
  const own = ownClause(seat);
  return [
    { kind: 'own-identity', clause: own, out: listed(given.own), args: { seat } },
    { kind: 'deceased', clause: 'evidence-4', out: given.deceased },
    { kind: 'innocent', clause: 'evidence-5', out: given.innocent },
    { kind: 'hand', clause: 'evidence-6', out: given.hand },
    { kind: 'shown', clause: 'evidence-2', out: given.shown },
  ];
}

function killSeenByInspector({ victim, near, innocent }: FactOf<'kill'>, all: Suspects): Clue[] {
  const told = innocent ? 'innocent-kill-7' : 'kill-11';
  return [
    { kind: 'victim', clause: 'evidence-4', out: [victim] },
    { kind: 'kill', clause: told, out: not(all, near), args: { victim }, passing: true },
  ];
}

function exonerateSeenByInspector({ card, near, answer, drawn }: FactOf<'exonerate'>, all: Suspects): Clue[] {
  const asked: Clue[] =
    answer === null
      ? []
      : answer
        ? [
            {
              kind: 'exonerate-yes',
              clause: 'exonerate-10',
              out: not(all, near),
              args: { card },
              passing: true,
            },
          ]
        : [{ kind: 'exonerate-no', clause: 'exonerate-11', out: near, args: { card }, passing: true }];
  return [
    { kind: 'exonerated', clause: 'evidence-5', out: [card] },
    { kind: 'drawn', clause: 'exonerate-14', out: listed(drawn) },
    ...asked,
  ];
}

function arrestSeenByInspector({ suspect, by, answer }: FactOf<'arrest'>, all: Suspects): Clue[] {
  if (answer)
    return [
      {
        kind: 'arrest-right',
        clause: 'arrest-3',
        out: not(all, [suspect]),
        args: { suspect },
        passing: true,
      },
    ];
  if (!by) return [{ kind: 'arrest-wrong', clause: 'arrest-8', out: [suspect], passing: true }];
  return [
    { kind: 'agent', clause: 'citizen-arrest-16', out: [by] },
    {
      kind: 'citizen-arrest-wrong',
      clause: 'citizen-arrest-15',
      out: [suspect],
      args: { by },
      passing: true,
    },
  ];
}

function disguise({ was, shown, drawn }: FactOf<'disguise'>, old: ClauseId): Clue[] {
  return [
    { kind: 'disguise-old', clause: old, out: listed(was) },
    { kind: 'shown', clause: 'evidence-2', out: listed(shown) },
    { kind: 'drawn-identity', clause: 'disguise-13', out: listed(drawn) },
  ];
}

function inspectorClues(fact: Fact, all: Suspects): Clue[] {
  switch (fact.type) {
    case 'kill':
      return killSeenByInspector(fact, all);
    case 'choose':
      return [
        { kind: 'own-identity', clause: 'first-turns-9', out: listed(fact.own), args: { seat: 'inspector' } },
        { kind: 'hand', clause: 'first-turns-9', out: fact.hand },
      ];
    case 'disguise':
      return disguise(fact, 'disguise-10');
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
  const why = missed === 'victim' ? 'kill-9' : 'first-turns-12';
  return [{ kind: missed, clause: why, out: [victim] }];
}

function killSeenByKiller(fact: FactOf<'kill'>, all: Suspects): Clue[] {
  const { victim, near, answer, hit } = fact;
  if (hit) return [{ kind: 'inspector-killed', clause: 'kill-7', out: not(all, [victim]), args: { victim } }];
  if (answer === null) return missedBy(fact);
  const asked: Clue = answer
    ? { kind: 'innocent-kill-yes', clause: 'innocent-kill-5', out: not(all, near), args: { victim } }
    : { kind: 'innocent-kill-no', clause: 'innocent-kill-6', out: near, args: { victim } };
  return [...missedBy(fact), asked];
}

function killerClues(fact: Fact, all: Suspects): Clue[] {
  switch (fact.type) {
    case 'kill':
      return killSeenByKiller(fact, all);
    case 'disguise':
      return disguise(fact, 'disguise-13');
    case 'exonerate':
      return [
        { kind: 'exonerated', clause: 'exonerate-15', out: [fact.card] },
        { kind: 'drawn', clause: 'exonerate-14', out: listed(fact.drawn) },
      ];
    case 'arrest':
      if (fact.by) return [{ kind: 'agent', clause: 'citizen-arrest-16', out: [fact.by] }];
      return [
        {
          kind: 'arrest-near',
          clause: 'arrest-9',
          out: not(all, [fact.suspect, ...fact.near]),
          args: { suspect: fact.suspect },
        },
      ];
    default:
      return [];
  }
}

/** The clues of one fact; `all` are the suspects of the case. */
export const cluesOf = (fact: Fact, seat: string, all: Suspects): Clue[] =>
  seat === 'killer' ? killerClues(fact, all) : inspectorClues(fact, all);
