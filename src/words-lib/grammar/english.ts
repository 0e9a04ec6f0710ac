/** English articles. */
import type { Form, Grammar } from './grammar.ts';
import { plain } from './plain.ts';

export const english: Grammar = {
  ...plain,
  form(term, form) {
    if (form === 'bare' || form === 'plural') return plain.form(term, form);
    if (form === 'plural-definite') return term.plural === undefined ? null : `the ${term.plural}`;
    if (form === 'indefinite') return `${term.article ?? indefinite(term.term)} ${term.term}`;
    return `${preposition(form)}the ${term.term}`;
  },
};

function preposition(form: Form): string {
  return form === 'definite' ? '' : `${form} `;
}

/** By the letter; where the sound differs ("an hour"), the glossary says `article`. */
function indefinite(noun: string): string {
  return /^[aeiou]/i.test(noun) ? 'an' : 'a';
}
