import type { Story, StoryStep, StoryView } from '../story/types.ts';

/** The page's title as long as nothing but the given position is shown, and with `{}` where the step stands. */
export type Titles = readonly [start: string, step: string];

interface Shown {
  readonly step: Pick<StoryStep, 'index'>;
  readonly shown: Pick<StoryView, 'label'>;
  readonly view: string;
}

/** The title of the page as it is shown now: the step as the view sees it, and whose view, where it is not the case's own. */
export function pageTitle(
  story: Pick<Story, 'view' | 'views'>,
  { step, shown, view }: Shown,
  titles: Titles,
): string {
  const parts = [
    ...(step.index > 0 ? [shown.label] : []),
    ...(view === story.view ? [] : story.views.flatMap(({ id, label }) => (id === view ? [label] : []))),
  ];
  // as a function, for a name may hold what `replace` takes for a pattern
  return parts.length > 0 ? titles[1].replace('{}', () => parts.join(' · ')) : titles[0];
}
