import type { Settings, Story, StoryStep, VariantSwitch } from '../story/types.ts';
import { changedVariants, ownMoves, type Run } from './run.ts';

/** What an address asks for; anything unknown in it is left out. */
export interface Asked {
  /** Index of the example's step, on pages that show more than this case. */
  readonly at: number | null;
  readonly view: string | null;
  /** Only values that differ from the example's. */
  readonly variants: Settings;
  /** The reader's moves as written, unread. */
  readonly moves: string | null;
}

/** Reads the query of an address. Never throws, whatever stands there. */
export function readAddress(query: string, story: Story): Asked {
  const params = new URLSearchParams(query);
  const view = params.get('view');
  const asked = story.switches.flatMap((one) => askedValue(one, params.get(one.key)));
  const at = story.steps.findIndex(({ name }) => name === params.get('at'));
  return {
    at: at < 0 ? null : at,
    view: story.views.some((choice) => choice.id === view) ? view : null,
    variants: Object.fromEntries(asked),
    moves: params.get('do'),
  };
}

function askedValue(one: VariantSwitch, text: string | null): [string, Settings[string]][] {
  const option = one.options.find(({ value }) => String(value) === text);
  return option && option.value !== one.value ? [[one.key, option.value]] : [];
}

/** The path of one of the example's steps; the given position has a page of its own, too. */
export const stepPath = (story: Story, step: StoryStep, base = ''): string =>
  `${base}${story.href}${step.name}/`;

interface Where {
  /** Put before the story's own addresses. */
  readonly base?: string | undefined;
  /** The query so far; others' parameters in it stay. */
  readonly keep?: string;
  /** The path of a page that shows more than this case: the step then stands in the query, too. */
  readonly page?: string | undefined;
}

/** The address of exactly what is shown: step, view, variants, own moves. */
export function shownAddress(
  shown: { story: Story; run: Run; index: number; view: string },
  { base = '', keep = '', page }: Where = {},
): string {
  const { story, run, index, view } = shown;
  const own = ownMoves(run, index);
  const at = story.steps[Math.min(index - own.length, story.steps.length - 1)]!;
  const query = keepOthers(keep, story);
  if (page && at.index > 0) query.push(`at=${at.name}`);
  if (view !== story.view) query.push(`view=${encodeURIComponent(view)}`);
  for (const [key, value] of changedVariants(run, story))
    query.push(`${key}=${encodeURIComponent(String(value))}`);
  if (own.length) query.push(`do=${own.join('~')}`);
  return (page ?? stepPath(story, at, base)) + (query.length ? `?${query.join('&')}` : '');
}

function keepOthers(query: string, story: Story): string[] {
  const ours = new Set(['at', 'view', 'do', ...story.switches.map((one) => one.key)]);
  return [...new URLSearchParams(query)]
    .filter(([key]) => !ours.has(key))
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`);
}
