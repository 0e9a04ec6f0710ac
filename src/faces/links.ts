import { hash } from '../machines/hash.ts';
import type { Links } from './told.ts';

const LENGTH = 7;

/** A page's address in one alphanumeric word, the same in every build. */
export const shortCode = (path: string): string => hash(path).padStart(LENGTH, '0').slice(-LENGTH);

/** Where a shortened address stands. */
export const shortPath = (path: string): string => `/e/${shortCode(path)}/`;

/** The file of a face beside its page: `/en/noir/kill/x/` → `/en/noir/kill/x.png`. */
export const facePathOf = (page: string, extension: string): string =>
  `${page.replace(/\/$/, '')}.${extension}`;

/** The absolute addresses of a case in one locale. `site` is an origin without a slash at its end. */
export function linksTo(site: string, localeSlug: string, id: string): Links {
  const page = (step?: string) => `/${localeSlug}/${id}/${step ? `${step}/` : ''}`;
  return {
    page: (step) => site + page(step),
    short: (step) => site + shortPath(page(step)),
    card: (step) => site + facePathOf(page(step), 'png'),
    embed: (step) => `${site}/embed${page(step)}`,
  };
}
