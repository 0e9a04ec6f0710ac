import { largestOfEach, sitePages, type SitePage } from '../../../scripts/lib/site.ts';

const pages: SitePage[] = sitePages().filter(({ kind }) => kind !== 'root');

/** The largest page of each kind, in whatever language it is. */
export const onePerKind: SitePage[] = largestOfEach(pages, ({ kind }) => kind);

/** The largest page of each kind in each language. */
export const onePerKindAndLocale: SitePage[] = largestOfEach(
  pages,
  ({ kind, locale }) => `${kind} ${locale}`,
);

/** The largest page of one kind, in one language where that is named. Throws where the site has none. */
export function sampleOf(kind: string, locale?: string): SitePage {
  const found = onePerKindAndLocale.find((page) => page.kind === kind && (!locale || page.locale === locale));
  if (!found)
    throw new Error(`The built site has no page of the kind ${kind}${locale ? ` in ${locale}` : ''}.`);
  return found;
}
