import type { Trace, VariantValue } from '../../machines/trace.ts';
import { EVERYONE, type StoryContext, type SwitchSource } from './context.ts';
import { LABELS } from './labels.ts';
import { tell } from './tell.ts';
import type { ClauseLink, Story, StoryStep, VariantSwitch } from './types.ts';

/** A case as one language's pages, embeds and steppers show it. Throws when a message is missing. */
export function story(trace: Trace, ctx: StoryContext): Story {
  const { id, game, rule, variants } = trace;
  const steps = tell(trace, ctx);
  return {
    id,
    game,
    rule,
    locale: ctx.locale,
    title: ctx.title,
    note: ctx.note ?? null,
    href: `${ctx.root}/${id}/`,
    ruleHref: `${ctx.root}/${game}/${rule}/`,
    variants,
    switches: ctx.switches.map((one) => variantSwitch(one, variants[one.key]!, ctx)),
    views: [EVERYONE, ...Object.keys(trace.steps[0]!.seen)].map((view) => ({
      id: view,
      label: viewLabel(view, ctx),
    })),
    view: ctx.view ?? EVERYONE,
    steps,
    clauses: clauseLinks(steps, ctx),
    figureWords: ctx.figureWords?.(ctx.say) ?? {},
    names: ctx.names ?? {},
    labels: Object.fromEntries(LABELS.map((key) => [key, ctx.say(`stepper.${key}`)])),
    source: { given: ctx.given, events: ctx.events, variants },
  };
}

const viewLabel = (view: string, ctx: StoryContext): string =>
  ctx.say(view === EVERYONE ? 'stepper.everyone' : `seat.${view}`);

function variantSwitch(one: SwitchSource, value: VariantValue, ctx: StoryContext): VariantSwitch {
  const options = one.options.map((option) => ({
    ...option,
    label: ctx.say(`variant.${one.key}.${option.value}`),
  }));
  return { key: one.key, label: ctx.say(`variant.${one.key}`), value, options };
}

function clauseLinks(steps: readonly StoryStep[], ctx: StoryContext): { [clause: string]: ClauseLink } {
  const ids = new Set(steps.flatMap(citedClauses));
  return Object.fromEntries(
    [...ids].map((id) => [id, { href: clauseHref(id, ctx.root), text: ctx.sentence?.(id) ?? '' }]),
  );
}

/** Every clause that anything about this step cites. */
export function citedClauses(step: StoryStep): string[] {
  const reasons = Object.values(step.views)
    .flatMap((view) => view.knowledge)
    .flatMap((panel) => [...panel.fresh, ...panel.earlier])
    .map((group) => group.clause);
  return [...step.clauses, ...(step.refused ? [step.refused.clause] : []), ...reasons];
}

/** `noir/exonerate-4` stands at `<root>/noir/exonerate/#exonerate-4`. */
export function clauseHref(clause: string, root: string): string {
  const [game, local = ''] = clause.split('/');
  return `${root}/${game}/${local.replace(/-\d+$/, '')}/#${local}`;
}
