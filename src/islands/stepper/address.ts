import type { Story, StoryStep } from '../story/types.ts';
import { changedVariants, ownMoves, type Run } from './run.ts';

/** The path of one of the example's steps; the given position has a page of its own, too. */
export const stepPath = (story: Story, step: StoryStep, base = ''): string =>
  `${base}${story.href}${step.name}/`;

/** A path with its query, if there is any. */
export const withQuery = (path: string, query: readonly string[]): string =>
  path + (query.length ? `?${query.join('&')}` : '');

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
  return withQuery(page ?? stepPath(story, at, base), query);
}

/** The parameters of a query that are not the stepper's, as they stand in an address. */
export function keepOthers(query: string, story: Story): string[] {
  const ours = new Set(['at', 'view', 'do', ...story.switches.map((one) => one.key)]);
  return [...new URLSearchParams(query)]
    .filter(([key]) => !ours.has(key))
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`);
}
