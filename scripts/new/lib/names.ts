/** Names given on the command line, checked, and names made from them. */
import { isSlug } from '../../../src/cases/schema.ts';
import { Refused } from './refused.ts';

/** `a/b/c` as its parts. @throws Refused when there are not as many parts as `form` has, or one is no slug. */
export function parts(args: readonly string[], form: string): readonly string[] {
  const [text] = args;
  const wanted = form.split('/');
  if (args.length !== 1 || text === undefined || text.split('/').length !== wanted.length)
    throw new Refused(
      `found ${args.length ? `"${args.join(' ')}"` : 'no name'}; wanted ${form}, as in ${example(wanted.length)}`,
    );
  const found = text.split('/');
  const bad = found.find((part) => !isSlug(part) || !/^[a-z]/.test(part));
  if (bad !== undefined)
    throw new Refused(
      `found the name "${bad}"; wanted small letters and digits with hyphens between, a letter first, as in my-name`,
    );
  return found;
}

const example = (length: number): string => ['noir', 'kill', 'my-case'].slice(0, length).join('/');

/** @throws Refused when `name` is not among `names`. */
export function oneOf(kind: string, name: string, names: readonly string[]): string {
  if (names.includes(name)) return name;
  throw new Refused(`found the ${kind} "${name}"; wanted one of ${names.join(', ')}`);
}

/** `my-rule` → `My rule`. */
export function titled(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `my-rule` → `myRule`. */
export const camel = (slug: string): string =>
  slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
