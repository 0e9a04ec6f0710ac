/** The words of a glossary with every form that is allowed for them. */
import type { Term } from '../../glossary.ts';
import type { Form } from './check.ts';

export function formsOf(terms: { readonly [key: string]: Term }): readonly Form[] {
  return Object.entries(terms).map(([key, term]) => ({
    key,
    forms: [
      ...new Set([
        term.term,
        term.plural,
        term.verb,
        term.feminine,
        ...(term.also ?? []),
        ...Object.values(term.forms ?? {}),
      ]),
    ].filter((form): form is string => form !== undefined),
    forbidden: term.forbidden ?? [],
  }));
}
