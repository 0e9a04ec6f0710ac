/** Every sentence of every game, changed: the cases notice. */
import { describe, expect, it } from 'vitest';
import { readTree } from '../../src/cases/find.ts';
import { loadGames } from '../../src/cases/games.ts';
import { loadMutants } from '../../src/cases/mutants.ts';
import { replay } from '../../src/machines/replay.ts';
import { proofOf, WANTED } from '../../src/words-lib/proof.ts';
import { readProseOnly } from '../../src/words-lib/prose-only.ts';
import { loadWords } from '../../src/words-lib/words.ts';

const games = await loadGames();
const words = loadWords();
const cases = readTree(games).map((read) => read.case);

describe.each([...games.keys()])('The cases of %s', async (id) => {
  const { game } = games.get(id)!;
  const mutants = await loadMutants(game);
  const played = cases
    .filter((one) => one.game === id)
    .map((one) => ({ case: one, trace: replay(game, one) }));
  const proof = proofOf(game, { words, played, mutants, proseOnly: Object.keys(readProseOnly(id)) });
  const tried = proof.clauses.flatMap((clause) => clause.tried);

  it('notice at least nine of ten changes of a sentence', () => {
    expect(proof.sum.killed / proof.sum.mutants).toBeGreaterThanOrEqual(WANTED);
  });

  it('prove most of what must, may or must not be done', () => {
    expect(proof.duties.proved / proof.duties.all).toBeGreaterThan(0.85);
  });

  it('notice no change that is said to make no difference', () => {
    const excused = tried.filter(({ equal }) => equal !== null);
    expect(excused.filter(({ parting }) => parting !== null)).toEqual([]);
    const known = new Set(tried.map((one) => one.id));
    expect(Object.keys(mutants.equal).filter((one) => !known.has(`${id}/${one}`))).toEqual([]);
  });

  it('try every change that the game has by hand on a sentence that its pages have', () => {
    const told = new Set(proof.clauses.map(({ clause }) => clause));
    expect(mutants.own.filter(({ clause }) => !told.has(`${id}/${clause}`))).toEqual([]);
  });
});
