/**
 * How fast knowledge is: `node test/explosion/bench.ts`. At a full table, the time for a seat to learn from an event; and on
 * small games, brute force beside the solver, in one run, both giving the same suspects.
 */
import explosion from '../../src/machines/explosion/index.ts';
import type { Seat } from '../../src/machines/explosion/vocabulary.ts';
import { bruteForce } from './oracle.ts';
import { isOn, smallGame } from './puzzles.ts';
import { logsOf, randomGame } from './random.ts';

const milliseconds = (work: () => unknown): number => {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

const at = (sorted: readonly number[], share: number): string =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1);

/** Every seat of some games with eleven players, after every event, in the order in which it happens. */
function fullTable(seeds: readonly number[]): readonly number[] {
  const times: number[] = [];
  for (const seed of seeds) {
    const game = randomGame(seed, { players: 11, moves: 80 });
    const logs = game.tables[0]!.seats.map((seat: Seat) => logsOf(game, seat));
    game.tables.forEach((_, step) =>
      logs.forEach((own) => times.push(milliseconds(() => explosion.know(own[step]!)))),
    );
  }
  return times.sort((a, b) => a - b);
}

/** How many times as long brute force takes. */
function ratios(seeds: readonly number[]): readonly number[] {
  const games = seeds.map((seed) => smallGame(seed)).filter(isOn);
  const found = games.map(({ game, seat }) => {
    const log = logsOf(game, seat).at(-1)!;
    let suspects: readonly string[] = [];
    let deals = new Map<string, number>();
    const solver = milliseconds(() => (suspects = explosion.know(log).suspects));
    const force = milliseconds(() => (deals = bruteForce(game, seat)));
    if ([...suspects].sort().join() !== [...deals.keys()].sort().join())
      throw new Error('solver and brute force differ');
    return force / Math.max(solver, 0.05);
  });
  return found.sort((a, b) => a - b);
}

const many = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index);

fullTable(many(1, 2));
const times = fullTable(many(10, 8));
const over = times.filter((time) => time > 50).length;
console.log(
  `11 players, ${times.length} times: median ${at(times, 0.5)} ms, 99 % ${at(times, 0.99)} ms, most ${at(times, 1)} ms; over 50 ms: ${over}`,
);
const slower = ratios(many(0, 24));
console.log(
  `small games, brute force / solver: median ${at(slower, 0.5)}, half between ${at(slower, 0.25)} and ${at(slower, 0.75)}`,
);
