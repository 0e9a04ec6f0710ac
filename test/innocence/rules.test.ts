import { describe, expect, it } from 'vitest';
import { assumedDeck } from '../../src/machines/innocence/deck.ts';
import { resultsOf } from '../../src/machines/innocence/logic/arrest.ts';
import { topOf } from '../../src/machines/innocence/logic/vote.ts';
import type { JsonObject } from '../../src/machines/trace.ts';
import { after, lastOf } from '../lib/run.ts';
import { dealt, detectives, from, inquiry, played, refusal, tableOf, turns } from './at.ts';

describe('The assumed deck', () => {
  it('has three, six or nine pieces of physical evidence for three, four or five suspects', () => {
    const physical = (suspects: number) => assumedDeck(suspects).filter((card) => card === 'P').length;
    expect([3, 4, 5].map(physical)).toEqual([3, 6, 9]);
  });

  it('has 12, 15 or 18 cards, the nine of the other kinds and one weapon among them', () => {
    expect([3, 4, 5].map((suspects) => assumedDeck(suspects).length)).toEqual([12, 15, 18]);
    expect(assumedDeck(4).filter((card) => card === 'X')).toHaveLength(1);
  });
});

describe('The set-up', () => {
  it('deals two cards to each suspect from the top of the deck', () => {
    const { hands, deck, phase } = played(
      { deck: ['P', 'S3', 'T2', 'P', 'S1', 'P', 'S4', 'X', 'T1', 'S2', 'T4', 'T3'] },
      { deal: {} },
    );
    expect(hands).toMatchObject({
      A: { hidden: ['P', 'S3'] },
      B: { hidden: ['T2', 'P'] },
      C: { hidden: ['S1', 'P'] },
    });
    expect([deck.size, deck.order?.[0], phase]).toEqual([6, 'S4', 'reveal']);
  });

  it('turns all published cards up at once and leaves the other one covered', () => {
    const { hands, phase } = played(dealt, { publish: { A: 'P', B: 'T4', C: 'P' } });
    expect(hands['B']).toEqual({ hidden: ['S1'], shown: ['T4'] });
    expect(hands['C']).toEqual({ hidden: ['P'], shown: ['P'] });
    expect(phase).toBe('turns');
  });

  it('does not let two suspects publish the only copy of a card that nobody is told', () => {
    const covered = { A: { hidden: 2 }, B: { hidden: 2 }, C: { hidden: 2 } };
    const position = { evidence: covered, phase: 'reveal' };
    expect(refusal(position, { publish: { A: 'S3', B: 'S3', C: 'P' } })).toBe('not-held');
    expect(played(position, { publish: { A: 'S3', B: 'S2', C: 'P' } }).hands['A']).toEqual({
      hidden: [null],
      shown: ['S3'],
    });
  });

  it('in detective mode waits for the identities before evidence is dealt', () => {
    const cards = { A: ['P', 'P'], B: ['S1', 'S2'], C: ['T1', 'X'] };
    expect(refusal({ mode: 'detective' }, { deal: cards })).toBe('wrong-phase');
    const roles = { A: 'citizen', B: 'detective', C: 'citizen' };
    expect(refusal({ mode: 'detective' }, { identities: roles }, { deal: cards })).toBeNull();
  });
});

describe('A turn', () => {
  it('by passing changes nothing but that it has been taken', () => {
    const before = tableOf(from(turns));
    expect(played(turns, { pass: 'B' })).toEqual({ ...before, played: ['B'] });
  });

  it('by drawing adds a covered card, or an open one', () => {
    expect(played(turns, { draw: { suspect: 'B', publish: null } }).hands['B']).toEqual({
      hidden: ['T4', 'S3'],
      shown: ['S1'],
    });
    expect(played(turns, { draw: { suspect: 'B', publish: 'S3' } }).hands['B']).toEqual({
      hidden: ['T4'],
      shown: ['S1', 'S3'],
    });
    expect(played(turns, { draw: { suspect: 'B', publish: 'T4' } }).hands['B']).toEqual({
      hidden: ['S3'],
      shown: ['S1', 'T4'],
    });
  });

  it('is followed by the inquiry when everybody has had one', () => {
    const all: JsonObject[] = [{ pass: 'C' }, { draw: { suspect: 'A', publish: null } }, { pass: 'B' }];
    expect(played(turns, ...all.slice(0, 2)).phase).toBe('turns');
    expect(played(turns, ...all).phase).toBe('inquiry');
  });

  it('from a deck of unknown order tells its card with the event', () => {
    const { deck: _order, ...position } = turns;
    const { hands, deck } = played(position, { draw: { suspect: 'A', publish: null, card: 'X' } });
    expect(hands['A']!.hidden).toEqual(['S2', 'X']);
    expect(deck.content).not.toContain('X');
  });

  it('that draws what nobody is told and publishes it leaves the covered card as it was', () => {
    const { deck: _order, ...position } = turns;
    expect(played(position, { draw: { suspect: 'A', publish: 'T1' } }).hands['A']).toEqual({
      hidden: ['S2'],
      shown: ['P', 'T1'],
    });
  });
});

describe('The look at the rest of the deck', () => {
  it('is the sheriff’s or the detective’s, by either name', () => {
    expect(refusal(inquiry, { lookAtDeck: {} })).toBeNull();
    expect(refusal(inquiry, { lookAtDeck: { by: 'sheriff' } })).toBeNull();
    expect(refusal(detectives, { lookAtDeck: { by: 'A' } })).toBeNull();
    expect(refusal(detectives, { lookAtDeck: { by: 'detective' } })).toBeNull();
    expect(refusal(detectives, { lookAtDeck: { by: 'B' } })).toBe('not-allowed-to-look');
  });

  it('shows what the event tells where nobody knows the deck', () => {
    const { deck: _order, ...position } = {
      ...inquiry,
      evidence: {
        A: { hidden: 1, shown: ['P'] },
        B: { hidden: 1, shown: ['S1'] },
        C: { hidden: 1, shown: ['P'] },
      },
    };
    const rest = ['X', 'P', 'T1', 'T2', 'S3', 'S4'];
    expect(played(position, { lookAtDeck: { cards: rest } }).deck.content).toEqual(rest);
    expect(() => played(position, { lookAtDeck: {} })).toThrow(/lookAtDeck.cards/);
    expect(() => played(position, { lookAtDeck: { cards: ['X', 'X', 'T1', 'T2', 'S3', 'S4'] } })).toThrow(
      /cards/,
    );
  });
});

describe('A claim', () => {
  it('changes nothing but what has been said', () => {
    const before = tableOf(from(inquiry));
    const claim = { by: 'sheriff', about: 'inDeck', cards: ['X'] };
    expect(played(inquiry, { claim: { by: 'sheriff', inDeck: ['X'] } })).toEqual({
      ...before,
      claims: [claim],
    });
  });
});

describe('A vote', () => {
  const most = (votes: object) => topOf(votes as { [who: string]: string });

  it('finds who has the most', () => {
    expect(most({ A: 'B', B: 'C', C: 'B' })).toEqual(['B']);
    expect(most({ A: 'B', B: 'A', C: 'B', D: 'A' })).toEqual(['A', 'B']);
    expect(most({ A: 'B', B: 'C', C: 'A' })).toEqual(['A', 'B', 'C']);
  });

  it('among three people never ties just two', () => {
    const choices = ['A', 'B', 'C'].map((who) => ['A', 'B', 'C'].filter((other) => other !== who));
    for (const A of choices[0]!)
      for (const B of choices[1]!)
        for (const C of choices[2]!) expect([1, 3]).toContain(most({ A, B, C }).length);
  });

  it('is held again only where everybody has one vote', () => {
    const names = ['A', 'B', 'C', 'D', 'E'];
    const choice = (at: number, code: number) => names.filter((_who, other) => other !== at)[code]!;
    const votes = (code: number) =>
      Object.fromEntries(names.map((who, at) => [who, choice(at, Math.floor(code / 4 ** at) % 4)]));
    const all = Array.from({ length: 4 ** 5 }, (_none, code) => most(votes(code)));
    const again = all.filter(({ length }) => length > 2);
    expect(new Set(again.map((top) => top.join()))).toEqual(new Set([names.join()]));
  });

  it('that ties two arrests both', () => {
    const position = {
      ...detectives,
      suspects: ['A', 'B', 'C', 'D'],
      evidence: { ...inquiry.evidence, D: { hidden: ['P'], shown: ['S4'] } },
      deck: ['S3', 'X', 'P', 'T2', 'T3', 'P', 'P'],
    };
    const table = played(position, { vote: { A: 'B', B: 'C', C: 'B', D: 'C' } });
    expect(table.arrested).toEqual(['B', 'C']);
    expect(table.ending).toEqual({ caught: true, winner: 'law' });
  });

  it('without result leaves everything covered and may be held again', () => {
    const run = after(from(detectives), { vote: { A: 'B', B: 'C', C: 'A' } });
    expect(lastOf(run).position['evidence']).toEqual(run.steps[0]!.position['evidence']);
    expect(tableOf(run).ending).toBeNull();
  });
});

describe('The end', () => {
  it('shows all cards', () => {
    const { hands } = played(inquiry, { arrest: 'B' });
    expect(Object.values(hands).every(({ hidden }) => hidden.length === 0)).toBe(true);
  });

  it('cannot come about where cards are told to nobody', () => {
    const position = {
      ...inquiry,
      deck: [],
      evidence: { ...inquiry.evidence, B: { hidden: 1, shown: ['S1'] } },
    };
    expect(() => played(position, { arrest: 'B' })).toThrow(/hidden cards of B/);
  });

  it('is won by sheriff and citizens together, the culprit left out, if a culprit is arrested', () => {
    expect(resultsOf(played(inquiry, { arrest: 'C' }))).toEqual({
      sheriff: 'win',
      A: 'win',
      B: 'win',
      C: 'lose',
    });
  });

  it('is won by the culprit alone if somebody else is', () => {
    expect(resultsOf(played(inquiry, { arrest: 'A' }))).toEqual({
      sheriff: 'lose',
      A: 'lose',
      B: 'lose',
      C: 'win',
    });
  });

  it('stays open for special roles', () => {
    const position = { ...inquiry, roles: { B: 'mastermind' } };
    expect(resultsOf(played(position, { arrest: 'C' }))).toMatchObject({ B: 'open', C: 'lose' });
    const culprit = { ...inquiry, roles: { C: 'mastermind' } };
    expect(played(culprit, { arrest: 'C' }).ending).toEqual({ caught: true, winner: 'none' });
  });
});
