import { pageFacts, type PageFacts } from '../../../scripts/lib/page-facts.ts';
import { sitePages } from '../../../scripts/lib/site.ts';

/** Every built page, read once. Pages that only send the reader elsewhere are kept apart. */
const all: PageFacts[] = sitePages().map(pageFacts);

export const everyPage: PageFacts[] = all.filter(({ redirects }) => !redirects);
export const everyFile: PageFacts[] = all;

/** The pages for which something does not hold, each with what was found instead. */
export function unless(
  pages: PageFacts[],
  holds: (facts: PageFacts) => boolean,
  found: (facts: PageFacts) => unknown,
): string[] {
  return pages.filter((facts) => !holds(facts)).map((facts) => `${facts.page.path}: ${String(found(facts))}`);
}
