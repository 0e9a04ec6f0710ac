/**
 * How fast the rules run: `npm run bench` prints the tables, `npm run bench -- --write` also puts them into README.md.
 * Machines are noisy, so only ratios of what ran side by side are reported.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { timeEngines } from './bench/engines.ts';
import { gamesFrom, movesIn } from './bench/games.ts';
import { contest, SETTINGS } from './bench/knowledge.ts';
import { withPart } from './bench/readme.ts';
import { report } from './bench/report.ts';
import { orExplain } from './lib/or-explain.ts';
import { inProject } from './lib/paths.ts';

// Half a minute at most on two quiet cores, so that a busy machine still needs less than a minute.
const GAMES = 20;
const ENGINES = { rounds: 11, warmUp: 600, turn: 80 };
const CONTEST = { rounds: 5, warmUp: 100, turn: 60 };

function versions(): Record<string, string> {
  const { devDependencies } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const named = ['xstate', 'boardgame.io'].map((name): [string, string] => [name, devDependencies[name]]);
  return { ...Object.fromEntries(named), Node: process.versions.node };
}

async function measured(): Promise<string> {
  const games = gamesFrom(GAMES);
  const engines = timeEngines(games, ENGINES);
  const contests = SETTINGS.map((setting) => contest(setting, CONTEST));
  const counts = {
    games: GAMES,
    moves: movesIn(games),
    rounds: ENGINES.rounds,
    contestRounds: CONTEST.rounds,
  };
  const readme = inProject('README.md');
  const text = report({ engines, contests, ...counts, versions: versions() });
  return format(text, { ...(await resolveConfig(readme)), parser: 'markdown' });
}

await orExplain(async () => {
  const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
  const tables = await measured();
  console.log(tables);
  if (!values.write) return;
  const readme = inProject('README.md');
  writeFileSync(readme, withPart(readFileSync(readme, 'utf8'), tables));
});
