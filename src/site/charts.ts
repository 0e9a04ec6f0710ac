/** The charts of games and their rules, laid out at build once per chart and language. */
import { h } from 'preact';
import type { AnyStateMachine } from 'xstate';
import { ChartFigure } from '../figures/chart/figure.tsx';
import { graphOf } from '../figures/chart/graph.ts';
import { layoutChart, type ChartLayouts } from '../figures/chart/layout.ts';
import { ChartOutline } from '../figures/chart/outline.tsx';
import type { ChartGraph } from '../figures/chart/types.ts';
import { wordsOf } from '../figures/chart/words.ts';
import { gameOf } from './games.ts';
import { render } from './render.ts';
import { ruleWords } from './rule-words.ts';
import { words } from './words.ts';

export interface Lit {
  readonly states: readonly string[];
  readonly edges: readonly string[];
}

interface Laid {
  readonly graph: ChartGraph;
  readonly layouts: ChartLayouts;
}

const laid = new Map<string, Promise<Laid>>();

/** A chart to draw: a rule's, or one of a page's own. */
export interface Drawable {
  /** Unique in its game; nothing for that of the game itself. */
  readonly id: string;
  readonly machine: AnyStateMachine;
  readonly title: string;
}

interface Drawn {
  readonly picture: string;
  readonly outline: string;
}

/** The chart of a rule as HTML: the picture in two widths, and the same in words. */
export const chartOf = (locale: string, game: string, rule: string, lit?: Lit): Promise<Drawn> =>
  drawChart(locale, game, {
    id: rule,
    machine: gameOf(game).game.rules[rule]!.machine,
    title: ruleWords(locale, game, rule).title,
    ...(lit ? { lit } : {}),
  });

/** The chart of a whole game, in the same way. */
export const gameChartOf = (locale: string, game: string): Promise<Drawn> =>
  drawChart(locale, game, {
    id: '',
    machine: gameOf(game).game.machine,
    title: words.say(locale, game)('game.title'),
  });

interface LitChart extends Drawable {
  readonly lit?: Lit;
}

const drawn = new Map<string, Promise<Drawn>>();

/** Any chart of a game, drawn likewise and lit alike only once; steppers and pages light it as `<game>/<id>`. */
export function drawChart(locale: string, game: string, chart: LitChart): Promise<Drawn> {
  const key = JSON.stringify([locale, game, chart.id, chart.lit]);
  const made = drawn.get(key) ?? draw(locale, game, chart);
  drawn.set(key, made);
  return made;
}

async function draw(locale: string, game: string, { id, title, lit, ...drawable }: LitChart): Promise<Drawn> {
  const say = words.say(locale, game);
  const { graph, layouts } = await layOut(locale, game, { id, title, ...drawable });
  return {
    picture: render(
      h(ChartFigure, {
        layouts,
        labels: { title: say('chart.title', { rule: title }), desc: say('chart.desc') },
        idPrefix: `chart-${id || game}`,
        chart: [game, id].filter(Boolean).join('/'),
        ...(lit ? { lit } : {}),
      }),
    ),
    outline: render(h(ChartOutline, { graph, words: wordsOf(say), say })),
  };
}

function layOut(locale: string, game: string, { id, machine }: Drawable): Promise<Laid> {
  const key = `${locale}/${game}/${id}`;
  const known = laid.get(key);
  if (known) return known;
  const graph = graphOf(machine);
  const made = layoutChart(graph, wordsOf(words.say(locale, game))).then((layouts) => ({ graph, layouts }));
  laid.set(key, made);
  return made;
}
