import { describe, expect, it } from 'vitest';
import innocence from '../../src/machines/innocence/index.ts';
import { suppose } from '../../src/machines/innocence/logic/suppose.ts';
import type { Table } from '../../src/machines/innocence/table.ts';
import type { Claimed } from '../../src/machines/innocence/vocabulary.ts';
import type { JsonObject } from '../../src/machines/trace.ts';
import { logsOf, randomGame, seatsIn } from './random.ts';
import type { Log } from './random.ts';

/** Each suspect has one covered card: B’s is S1, which B knows; of the rest P, T4, X are not seen. */
const given = {
  suspects: ['A', 'B', 'C'],
  composition: ['P', 'P', 'S1', 'S3', 'T2', 'T4', 'X'],
  evidence: {
    A: { hidden: ['P'], shown: ['P'] },
    B: { hidden: ['S1'], shown: ['S3'] },
    C: { hidden: ['T4'], shown: ['T2'] },
  },
  phase: 'inquiry',
};
const table = innocence.start(given, {}) as Table;
const logOf = (seat: string): Log => ({ seat, opening: innocence.opening(table, seat), facts: [] });
const asked = (seat: string, ...claims: Claimed[]) => suppose(logOf(seat), claims);

const by = 'sheriff';

describe('If it were true', () => {
  it('that the weapon is in the rest of the deck, deals with the weapon in a hand fall away', () => {
    const { worlds, culpritIn } = asked('B', { by, about: 'inDeck', cards: ['X'] });
    // P and T4 hidden: A has 4 or 6, C has 4 or nothing at all.
    expect({ worlds, culpritIn }).toEqual({ worlds: 2, culpritIn: { B: 1, C: 1 } });
  });

  it('that it is not there, only those are left', () => {
    expect(asked('B', { by, about: 'notInDeck', cards: ['X'] })).toMatchObject({
      worlds: 4,
      culpritIn: { A: 2, C: 2 },
    });
  });

  it('that the rest of the deck is just this card', () => {
    expect(asked('B', { by, about: 'remainder', cards: ['P'] })).toMatchObject({
      worlds: 2,
      suspects: ['A', 'C'],
    });
  });

  it('that somebody has these cards covered', () => {
    expect(asked('B', { by: 'C', about: 'hidden', cards: ['X'] })).toMatchObject({
      worlds: 2,
      culpritIn: { C: 2 },
    });
  });

  it('several at once are taken together', () => {
    const claims: Claimed[] = [
      { by: 'C', about: 'hidden', cards: ['P'] },
      { by, about: 'inDeck', cards: ['X'] },
    ];
    expect(asked('B', ...claims)).toMatchObject({ worlds: 1, culpritIn: { B: 1 } });
  });

  it('what cannot be true leaves no deal', () => {
    expect(asked('B', { by, about: 'inDeck', cards: ['S1'] }).worlds).toBe(0);
    expect(asked('B', { by, about: 'remainder', cards: ['P', 'X'] }).worlds).toBe(0);
    expect(asked('B', { by: 'B', about: 'hidden', cards: ['X'] }).worlds).toBe(0);
    expect(asked('B', { by: 'A', about: 'hidden', cards: ['P', 'X'] }).worlds).toBe(0);
  });

  it('what was said before the case begins is asked as well', () => {
    const claims: Claimed[] = [{ by, about: 'inDeck', cards: ['X'] }];
    const later = innocence.start({ ...given, claims: claims as unknown as JsonObject[] }, {}) as Table;
    const log = { seat: 'B', opening: innocence.opening(later, 'B'), facts: [] };
    expect(innocence.know(log).more!['claims']).toMatchObject([{ step: 0, by, worlds: 2 }]);
  });

  it('what one knows already changes nothing', () => {
    const { worlds } = innocence.know(logOf('B')).more as { worlds: number };
    expect(asked('B', { by: 'B', about: 'hidden', cards: ['S1'] }).worlds).toBe(worlds);
  });
});

describe('In random games', () => {
  const games = Array.from({ length: 40 }, (_, seed) => randomGame(seed + 300, { suspects: 3 + (seed % 2) }));

  it('a claim never changes what anybody knows', () => {
    for (const game of games)
      for (const seat of seatsIn(game)) {
        const logs = logsOf(game, seat);
        game.events.forEach(({ type }, at) => {
          if (type !== 'claim') return;
          const [before, after] = [logs[at]!, logs[at + 1]!].map((log) => innocence.know(log));
          expect(after!.suspects).toEqual(before!.suspects);
          expect(after!.more!['rightArrest']).toEqual(before!.more!['rightArrest']);
        });
      }
  });

  it('a true claim keeps the truth possible, and no claim makes more deals possible', () => {
    let checked = 0;
    for (const game of games) {
      const at = game.events.findIndex(({ type }) => type === 'claim');
      if (at < 0) continue;
      const { hands, deck, suspects } = game.tables[at]!;
      const truths: Claimed[] = [
        { by, about: 'remainder', cards: deck.content! },
        ...suspects.map((who): Claimed => ({
          by: who,
          about: 'hidden',
          cards: hands[who]!.hidden as string[],
        })),
      ];
      for (const seat of seatsIn(game))
        for (const claim of truths) {
          const log = logsOf(game, seat)[at]!;
          const { worlds } = suppose(log, [claim]);
          expect(worlds).toBeGreaterThan(0);
          expect(worlds).toBeLessThanOrEqual((innocence.know(log).more as { worlds: number }).worlds);
          checked += 1;
        }
    }
    expect(checked).toBeGreaterThan(30);
  });
});
