/** What was measured, as Markdown. */
import type { Timed } from './engines.ts';
import type { Contest } from './knowledge.ts';
import { ratio } from './ratio.ts';
import type { Ratio } from './ratio.ts';

export interface Measured {
  readonly engines: readonly Timed[];
  readonly games: number;
  readonly moves: number;
  readonly rounds: number;
  readonly contests: readonly Contest[];
  readonly contestRounds: number;
  /** Versions by name. */
  readonly versions: Readonly<Record<string, string>>;
}

const inShort = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });
const whole = new Intl.NumberFormat('en');

const cell = ({ median, low, high }: Ratio): string =>
  `**${inShort.format(median)}** (${inShort.format(low)} to ${inShort.format(high)})`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, at) => (at ? '--:' : '---')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** Speeds are the inverse of times: whoever needs half the time makes twice the moves. */
function enginesTable(engines: readonly Timed[]): string {
  const units = ['plain logic', 'boardgame.io client'].map((unit) =>
    engines.find(({ name }) => name === unit)!,
  );
  const rows = engines.map((engine) => [
    engine.name,
    ...units.map((unit) => (unit === engine ? '1' : cell(ratio(unit.times, engine.times)))),
  ]);
  return table(['moves per second', ...units.map(({ name }) => `${name} = 1`)], rows);
}

const contestsTable = (contests: readonly Contest[]): string =>
  table(
    ['time per step', 'possible deals', 'steps', 'brute force, solver = 1'],
    contests.map(({ setting: { deal, seat }, worlds, steps, slower }) => [
      `${deal.rows} × ${deal.columns} grid, what the ${seat === 'killer' ? 'Killer' : 'Inspector'} knows`,
      whole.format(worlds),
      whole.format(steps),
      cell(slower),
    ]),
  );

/** The whole report. */
export function report({
  engines,
  games,
  moves,
  rounds,
  contests,
  contestRounds,
  versions,
}: Measured): string {
  const tools = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return [
    `${whole.format(moves)} moves of ${games} random games of Noir, the same in all four ways and with the same position after every move. ` +
      `Medians of ${rounds} interleaved rounds by processor time; in brackets the middle half of the rounds. ${tools.join(', ')}.`,
    enginesTable(engines),
    'boardgame.io hands moves an Immer draft; the last line takes the plain table out of it first, so that the logic reads what it reads in the other ways.',
    'The solver against brute force, which plays every possible deal through and keeps those that the seat cannot tell from the true one. ' +
      `Both name the same suspects after every step from which there is an identity to know. Medians of ${contestRounds} rounds. On the full 5 × 5 grid there are 25! deals: brute force is out of reach.`,
    contestsTable(contests),
  ].join('\n\n');
}
