import { describe, expect, it } from 'vitest';
import { byBruteForce, bySolver, checkKnowledge, witnessed } from '../../scripts/bench/solver.ts';
import { suspectsIn, worldsFor } from '../../scripts/bench/worlds.ts';
import { randomGame } from '../noir/random-game.ts';

const small = { rows: 2, columns: 3 };
const seeds = [1, 2, 3];
const game = randomGame({ seed: 1, deal: small, turns: 12 });

describe('Brute force', () => {
  it.each(['killer', 'inspector'] as const)('names the same suspects as the solver, for the %s', (seat) => {
    const games = witnessed({ deal: small, seat, seeds });
    expect(checkKnowledge(games)).toBeGreaterThan(15);
    expect(games.flatMap(byBruteForce).filter((suspects) => suspects !== null).length).toBeGreaterThan(10);
  });

  it('begins with every order of the cards that the seat has not seen', () => {
    expect(worldsFor(game, 'killer')).toHaveLength(120);
    expect(worldsFor(game, 'inspector')).toHaveLength(720);
  });

  it('has nobody to name before the Inspector has an identity', () => {
    expect(suspectsIn(worldsFor(game, 'killer'), 'killer')).toBeNull();
    expect(suspectsIn(worldsFor(game, 'inspector'), 'inspector')).toHaveLength(6);
  });
});

describe('The comparison with brute force', () => {
  it('stops at the first step where the solver knows less', () => {
    const [one] = witnessed({ deal: small, seat: 'inspector', seeds: [1] });
    const forgetful = { ...one!, logs: one!.logs.map((log) => ({ ...log, facts: [] })) };
    expect(bySolver(forgetful)[0]).not.toEqual(bySolver(one!)[0]);
    expect(() => checkKnowledge([forgetful])).toThrow(
      /^seed 1, move 1 \(kill\): the inspector suspects ABCDEF, but by brute force/,
    );
  });
});
