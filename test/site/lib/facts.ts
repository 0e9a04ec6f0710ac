import { pageFacts, type PageFacts } from '../../../scripts/lib/page-facts.ts';
import { sitePages } from '../../../scripts/lib/site.ts';

/** Every built page, read once. Pages that only send the reader elsewhere are kept apart. */
const all: PageFacts[] = sitePages().map(pageFacts);

export const everyPage: PageFacts[] = all.filter(({ redirects }) => !redirects);
export const everyFile: PageFacts[] = all;

/** A list short enough to read in a report. */
export const few = (list: string[]): string[] =>
  list.length > 12 ? [...list.slice(0, 10), `and ${list.length - 10} more`] : list;

/** The pages for which something does not hold, each with what was found instead. */
export function unless(
  pages: PageFacts[],
  holds: (facts: PageFacts) => boolean,
  found: (facts: PageFacts) => unknown,
): string[] {
  return few(
    pages.filter((facts) => !holds(facts)).map((facts) => `${facts.page.path}: ${String(found(facts))}`),
  );
}
