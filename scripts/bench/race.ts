/** Timing on a noisy machine: all runners take turns in every round, and only times of the same round are compared. */

export interface Runner {
  /** Does all of the work once; returns how many milliseconds the part that counts took. */
  pass(): number;
}

export interface RaceOptions {
  readonly rounds: number;
  /** How long each runner is warmed up, and about how long its turn in a round is at least, in milliseconds. */
  readonly warmUp: number;
  readonly turn: number;
}

/** Milliseconds a pass, by round. */
export type Times = readonly number[];

/** Warms a runner up; returns how many passes make up its turn. */
function passesOf({ pass }: Runner, { warmUp, turn }: RaceOptions): number {
  let [sum, passes] = [0, 0];
  do {
    sum += pass();
    passes += 1;
  } while (sum < warmUp);
  // A coarse clock may not have moved on at all.
  return Math.max(1, Math.ceil((turn * passes) / Math.max(sum, 1)));
}

function meanOf({ pass }: Runner, passes: number): number {
  let sum = 0;
  for (let left = passes; left > 0; left -= 1) sum += pass();
  return sum / passes;
}

/** The times of each runner, in their order. */
export function race(runners: readonly Runner[], options: RaceOptions): Times[] {
  const passes = runners.map((runner) => passesOf(runner, options));
  const times: number[][] = runners.map(() => []);
  for (let round = 0; round < options.rounds; round += 1) {
    runners.forEach((runner, at) => times[at]!.push(meanOf(runner, passes[at]!)));
  }
  return times;
}
