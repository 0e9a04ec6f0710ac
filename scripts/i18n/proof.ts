/**
 * `npm run i18n:proof [-- GAME…] [--list] [--json]`: changes every sentence of the rules and asks the cases which changes they notice.
 * Exit code 1 when a game's cases notice less than 90 of 100.
 */
import { parseArgs } from 'node:util';
import { readTree } from '../../src/cases/find.ts';
import { loadGames } from '../../src/cases/games.ts';
import { loadMutants } from '../../src/cases/mutants.ts';
import { replayCase } from '../../src/cases/replay.ts';
import { percent, proofOf, WANTED, type Proof } from '../../src/words-lib/proof.ts';
import { readProseOnly } from '../../src/words-lib/prose-only.ts';
import { loadWords } from '../../src/words-lib/words.ts';
import { main, UsageError } from './lib/command.ts';

const usage = 'usage: npm run i18n:proof [-- GAME...] [--list] [--json]';

await main(usage, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { list: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
  });
  const games = await loadGames();
  const unknown = positionals.find((id) => !games.has(id));
  if (unknown !== undefined) throw new UsageError(`found ${unknown}; one of ${[...games.keys()].join(', ')}`);
  const asked = [...games.values()].filter(
    ({ game: { id } }) => positionals.length === 0 || positionals.includes(id),
  );
  const words = loadWords();
  const cases = readTree(games);
  const proofs: Proof[] = [];
  for (const { game } of asked) {
    const own = cases.filter((one) => one.case.game === game.id);
    const played = own.map((read) => ({ case: read.case, trace: replayCase(read, games) }));
    const mutants = await loadMutants(game);
    proofs.push(proofOf(game, { words, played, mutants, proseOnly: Object.keys(readProseOnly(game.id)) }));
  }
  for (const proof of proofs) for (const line of report(proof, values)) console.log(line);
  return proofs.every(({ sum }) => sum.killed >= WANTED * sum.mutants) ? 0 : 1;
});

interface Asked {
  readonly list: boolean;
  readonly json: boolean;
}

function report(proof: Proof, { list, json }: Asked): readonly string[] {
  if (json) return proof.clauses.map((clause) => JSON.stringify(told(clause)));
  const { game, sum, duties, unnoticed, untried } = proof;
  const head = `${game}: ${sum.killed} of ${sum.mutants} changes noticed (${percent(sum)} %); ${duties.proved} of ${duties.all} duties and permissions proved`;
  if (!list) return [head];
  return [
    head,
    ...unnoticed.flatMap(({ tried }) =>
      tried.filter(({ parting, equal }) => !parting && equal === null).map(({ id }) => `  unnoticed ${id}`),
    ),
    ...untried.map(({ clause }) => `  untried   ${clause}`),
  ];
}

/** A clause with what was tried, without whole steps. */
const told = ({ clause, mod, proved, tried }: Proof['clauses'][number]) => ({
  clause,
  mod,
  proved,
  tried: tried.map(({ id, kind, parting, equal }) => ({
    id,
    kind,
    equal,
    noticed: parting && { case: parting.case, step: parting.step },
  })),
});
