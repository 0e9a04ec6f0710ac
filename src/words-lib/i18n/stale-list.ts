/** The list `stale` of a page's front matter: parts of the page, besides clauses, whose translation is outdated. */
import type { Document } from 'yaml';

export function staleList(document: Document): ReadonlySet<string> {
  const { stale } = (document.toJS() ?? {}) as { stale?: unknown };
  return new Set(Array.isArray(stale) ? stale.map(String) : []);
}
