/** What a reader shares: exactly what the stepper shows, the reader's own moves, view and variants with it. */
import { facePathOf, shortPath } from '../../faces/links.ts';
import type { Links } from '../../faces/told.ts';
import { shownAddress } from '../stepper/address.ts';
import { isExample, type Run } from '../stepper/run.ts';
import type { Story } from '../story/types.ts';

export interface Shown {
  readonly story: Story;
  readonly run: Run;
  readonly index: number;
  readonly view: string;
}

/** Whether the case was written so: then what is shared of it is a file already. */
export const isAsWritten = ({ story, run, view }: Shown): boolean =>
  isExample(run, story) && view === story.view;

/** The path of one of the steps shown, with its query. */
export const addressAt = ({ story, run, view }: Shown, index: number): string =>
  shownAddress({ story, run, index, view });

/** A path of the site in another locale. */
export const inLocale = (path: string, locale: string): string =>
  path.replace(/^\/[^/]+/, () => `/${locale.toLowerCase()}`);

interface To {
  /** The step that the whole leads to. */
  readonly index: number;
  readonly locale: string;
  /** The origin of the site. */
  readonly site: string;
}

/** The absolute addresses of what is shown. What has no page of its own has no picture on the site, and no short address. */
export function linksTo(shown: Shown, { index, locale, site }: To): Links {
  const path = (step?: string): string => {
    const at = shown.run.steps.findIndex(({ name }) => name === step);
    return inLocale(addressAt(shown, at < 0 ? index : at), locale);
  };
  const isPage = (address: string) => !address.includes('?');
  const absolute = (address: string) => new URL(address, site).href;
  return {
    page: (step) => absolute(path(step)),
    short: (step) => absolute(isPage(path(step)) ? shortPath(path(step)) : path(step)),
    card: (step) => (isPage(path(step)) ? absolute(facePathOf(path(step), 'png')) : ''),
    embed: (step) => absolute(`/embed${path(step)}`),
  };
}
