/** Lights on the page what the shown step rests on: sentences in the prose, states and arrows in the rule's chart. */
import { clausesDeciding, clausesShown } from './clauses-shown.ts';
import type { StoryStep } from '../story/types.ts';

let owner: unknown = null;

/** Only one stepper of a page lights at a time: the first one ready, then the one used last. */
export function claimLights(stepper: unknown, { force }: { force: boolean }): boolean {
  if (force || owner === null) owner = stepper;
  return owner === stepper;
}

/** The sentences that decide the step are lit strongest. `rule` is `<game>/<rule>`: only that rule's chart is lit. Pages without prose or chart are fine. */
export function light(step: StoryStep, rule: string, view: string): void {
  const clauses = clausesShown(step, view, rule);
  const deciding = clausesDeciding(step, view, rule);
  for (const sentence of document.querySelectorAll<HTMLElement>('[data-clause]')) {
    const clause = sentence.dataset['clause']!;
    sentence.classList.toggle('lit', clauses.includes(clause));
    sentence.classList.toggle('decides', deciding.includes(clause));
  }
  lightChart(rule, step.chart);
}

/** `rule` is `<game>/<rule>`: charts of other rules go dark. */
export function lightChart(rule: string, { states, edges }: StoryStep['chart']): void {
  for (const chart of document.querySelectorAll<HTMLElement>('[data-chart]')) {
    const ours = chart.dataset['chart'] === rule || !chart.dataset['chart']?.includes('/');
    lightParts(chart, 'state', ours ? states : []);
    lightParts(chart, 'edge', ours ? edges : []);
  }
}

function lightParts(chart: Element, kind: 'state' | 'edge', ids: readonly string[]): void {
  const lit = new Set(ids);
  for (const part of chart.querySelectorAll<HTMLElement | SVGElement>(`[data-${kind}]`)) {
    const wasLit = part.classList.contains('lit');
    const isLit = part.dataset[kind]!.split(' ').some((id) => lit.has(id));
    part.classList.toggle('lit', isLit);
    // what is drawn last lies on top: a lit arrow crosses the others
    if (kind === 'edge' && isLit && !wasLit && !part.matches('.closed')) part.parentNode!.append(part);
  }
}
