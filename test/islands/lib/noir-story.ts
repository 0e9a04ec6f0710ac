import type { AnyStateMachine } from 'xstate';
import { figure, figureWords } from '../../../src/figures/noir/model.ts';
import { story } from '../../../src/islands/story/story.ts';
import type { Story } from '../../../src/islands/story/types.ts';
import { createEngine } from '../../../src/islands/what-if/create-engine.ts';
import { controls } from '../../../src/islands/games/noir/controls.ts';
import type { Engine } from '../../../src/islands/what-if/engine.ts';
import type { Playable } from '../../../src/machines/game.ts';
import type { Chart } from '../../../src/machines/chart.ts';
import { tableOf } from '../../../src/machines/chart-table.ts';
import play from '../../../src/machines/noir/play.ts';
import { replay } from '../../../src/machines/replay.ts';
import { tableChart } from '../../../src/machines/table-chart.ts';
import { loadWords } from '../../../src/words-lib/words.ts';
import { cases, games } from '../../lib/every-case.ts';

const { game } = games.get('noir')!;
const book = loadWords().book('en', 'noir');
const has = (key: string): boolean => book.has(key);

export const noirIds: readonly string[] = cases.filter((one) => one.game === 'noir').map((one) => one.id);

/** A case of the site, told in English. */
export function noirStory(id: string): Story {
  const one = cases.find((other) => other.id === id);
  if (!one) throw new Error(`no case ${id}`);
  const trace = replay(game, one);
  return story(trace, {
    game,
    say: book.say,
    has,
    figure,
    figureWords,
    locale: 'en',
    root: '/en',
    title: one.title,
    view: one.view,
    given: one.given,
    events: one.steps.map((step) => step.event),
    switches: Object.entries(game.variants).map(([key, values]) => ({
      key,
      options: values.map((value) => ({ value, source: '' })),
    })),
  });
}

const chartFrom = (machine: AnyStateMachine): Chart => tableChart(tableOf(machine), play.names);

/** The engine as a browser has it: on charts from their tables. */
export const engineFor = (told: Story, rules: Playable = play): Engine => {
  const charts = { game: chartFrom(game.machine), rule: chartFrom(game.rules[told.rule]!.machine) };
  return createEngine({ game: rules, charts, figure, controls, say: book.say, has }, told);
};
