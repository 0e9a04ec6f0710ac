/** Links and names in what a reader pastes. */
import { sharedIn } from '../share/of.ts';

const SHORT = /^(?:https?:\/\/[^/\s]+)?\/?(?:e\/)?([a-z0-9]{7})\/?$/;
const ID = /^[a-z0-9-]{1,80}(?:\/[a-z0-9-]{1,80}){2}$/;

/**
 * The path, on this site, that a text names: a link to a case, a step or an embed, wherever it led; a case's name; a short code.
 * Null for any other text. Never throws, and never leads off the site.
 */
export function addressIn(text: string, locale: string): string | null {
  const said = text.trim();
  const [, code] = SHORT.exec(said) ?? [];
  if (code) return `/e/${code}/`;
  if (ID.test(said)) return `/${locale.toLowerCase()}/${said}/`;
  if (/\s/.test(said)) return null;
  try {
    const { pathname, search } = new URL(said, 'https://casebook.invalid');
    const path = pathname.replace(/^\/embed(?=\/)/, '').replace(/\/?$/, '/');
    const query = search.slice(1);
    const shared = sharedIn(`?of=${encodeURIComponent(path)}&with=${encodeURIComponent(query)}`);
    return shared && shared.path + shared.query;
  } catch {
    return null;
  }
}
