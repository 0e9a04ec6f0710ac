/** Addresses of the pages for translators. */
import { homePath } from '../../../../site/paths.ts';

export const verifyPath = (locale: string): string => `${homePath(locale)}verify/`;
export const verifyRulePath = (locale: string, game: string, rule: string): string =>
  `${verifyPath(locale)}${game}/${rule}/`;

export const blindPath = (locale: string, game: string, rule: string): string =>
  `${verifyRulePath(locale, game, rule)}blind/`;

/** Where a term stands in the glossary page. */
export function termHref(locale: string, game: string, key: string, own: boolean): string {
  return `${homePath(locale)}glossary/#${own ? `${game}-` : ''}${key}`;
}
