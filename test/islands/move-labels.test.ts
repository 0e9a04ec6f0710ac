import { expect, it } from 'vitest';
import { loadGames } from '../../src/cases/games.ts';
import { controls } from '../../src/islands/games/innocence/controls.ts';
import { moveLabels } from '../../src/islands/what-if/move-labels.ts';
import { figure } from '../../src/figures/innocence/model.ts';
import { chartsOf } from '../../src/machines/chart-run.ts';
import { begin } from '../../src/machines/run.ts';
import { loadWords } from '../../src/words-lib/words.ts';

const { game } = (await loadGames()).get('innocence')!;
const { say, has } = loadWords().book('zh-Hant', 'innocence');
const charts = chartsOf(game, 'setup');

it('Moves of the same name are told apart by every sentence in which they differ', () => {
  const dealt = { A: ['P', 'S2'], B: ['S1', 'T4'], C: ['P', 'T1'] };
  const given = { mode: 'sheriff', dealt, deck: ['S3', 'X', 'P', 'T2', 'S4', 'T3'] };
  const run = begin(game, charts, { given, variants: {} });
  const events = game.legal(run.stand.table).map((event) => game.write(event));
  const labels = moveLabels({ game, figure, controls, charts, say, has } as never, run, events);
  expect(new Set(labels).size).toBe(events.length);
  expect(events.filter((event) => 'publish' in event)).toHaveLength(8);
  expect(labels).toContain('A公開物證。B公開陳述1。C公開證言1。');
});
