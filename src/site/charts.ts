/** The charts of the rules, laid out at build once per rule and language. */
import { h } from 'preact';
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

/** The chart of a rule as HTML: the picture in two widths, and the same in words. */
export async function chartOf(
  locale: string,
  game: string,
  rule: string,
  lit?: Lit,
): Promise<{ picture: string; outline: string }> {
  const say = words.say(locale, game);
  const { graph, layouts } = await layOut(locale, game, rule);
  const labels = {
    title: say('chart.title', { rule: ruleWords(locale, game, rule).title }),
    desc: say('chart.desc'),
  };
  return {
    picture: render(
      h(ChartFigure, {
        layouts,
        labels,
        idPrefix: `chart-${rule}`,
        chart: `${game}/${rule}`,
        ...(lit ? { lit } : {}),
      }),
    ),
    outline: render(h(ChartOutline, { graph, words: wordsOf(say), say })),
  };
}

function layOut(locale: string, game: string, rule: string): Promise<Laid> {
  const key = `${locale}/${game}/${rule}`;
  const known = laid.get(key);
  if (known) return known;
  const graph = graphOf(gameOf(game).game.rules[rule]!.machine);
  const made = layoutChart(graph, wordsOf(words.say(locale, game))).then((layouts) => ({ graph, layouts }));
  laid.set(key, made);
  return made;
}
