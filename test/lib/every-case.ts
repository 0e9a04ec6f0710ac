/** All cases of all games, read once for all tests that run together. */
import { readTree } from '../../src/cases/find.ts';
import { loadGames } from '../../src/cases/games.ts';

export const games = await loadGames();
export const read = readTree(games);
export const cases = read.map((one) => one.case);
