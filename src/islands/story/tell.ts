import type { Trace, TraceStep } from '../../machines/trace.ts';
import { sentences } from '../sentences.ts';
import { EVERYONE, type TellContext } from './context.ts';
import { kindOf, refusalFor, stepLabel } from './event-words.ts';
import { knowledgePanel } from './reasons.ts';
import type { KnowledgePanel, StoryStep, StoryView } from './types.ts';

/**
 * Tells a trace in one language, step by step. Pure; the same function runs at build and, for what-if, in the browser.
 * Throws when a message is missing.
 */
export function tell(trace: Pick<Trace, 'steps' | 'variants'>, ctx: TellContext): StoryStep[] {
  return trace.steps.map((step, index) =>
    tellStep(
      {
        step,
        previous: trace.steps[index - 1] ?? null,
        last: trace.steps.length - 1,
        variants: trace.variants,
      },
      ctx,
    ),
  );
}

interface Told {
  readonly step: TraceStep;
  readonly previous: TraceStep | null;
  readonly last: number;
  readonly variants: Trace['variants'];
}

function tellStep(told: Told, ctx: TellContext): StoryStep {
  const { step, last } = told;
  const { index } = step;
  const views = [EVERYONE, ...Object.keys(step.seen)];
  return {
    index,
    name: step.name,
    kind: kindOf(step),
    label: stepLabel(step, EVERYONE, ctx),
    position: ctx.say(index ? 'stepper.position' : 'stepper.position.start', { index, last }),
    short: index ? ctx.say('stepper.step', { index }) : ctx.say('stepper.start'),
    back: index ? ctx.say('stepper.back-to', { index }) : ctx.say('stepper.back-to-start'),
    note: ctx.notes?.[step.name] ?? null,
    refused: refusalFor(step, EVERYONE, ctx),
    clauses: step.clauses,
    chart: { states: step.ruleChart.states, edges: step.ruleChart.taken.map((one) => one.edge) },
    views: Object.fromEntries(views.map((view) => [view, tellView(told, view, ctx)])),
  };
}

function tellView({ step, previous, variants }: Told, view: string, ctx: TellContext): StoryView {
  const lines = ctx.game
    .say(step, view)
    .filter((line) => !line.key.startsWith('refusal.'))
    .map((line) => ctx.say(line.key, line.args));
  const refused = refusalFor(step, view, ctx);
  const seats = Object.keys(step.knowledge).filter((seat) => view === EVERYONE || view === seat);
  const knowledge = seats.map((seat) => knowledgePanel(seat, step.knowledge[seat]!, ctx));
  return {
    label: stepLabel(step, view, ctx),
    refused,
    lines,
    figure: ctx.figure(step, previous, { view, variants }),
    knowledge,
    announcement: sentences([
      ...lines,
      ...(refused ? [refused.text] : []),
      ...consequences(step, knowledge, ctx),
    ]),
  };
}

/** Whom the step has ruled out, in numbers: what a screen reader is told besides the event. */
function consequences(step: TraceStep, panels: readonly KnowledgePanel[], ctx: TellContext): string[] {
  return panels
    .map((panel) => ({ ...panel, out: panel.fresh.reduce((sum, group) => sum + group.who.length, 0) }))
    .filter((panel) => step.index > 0 && panel.out > 0)
    .map(({ title, out, count }) => ctx.say('stepper.announce', { seat: title, out, left: count }));
}
