/** A language without rules here: what the glossary writes, nothing derived. */
import type { Grammar } from './grammar.ts';

export const plain: Grammar = {
  form(term, form) {
    if (form === 'bare') return term.term;
    return form === 'plural' ? (term.plural ?? null) : null;
  },
  counted: (term, category) => {
    const word = category === 'one' ? term.term : term.plural;
    return word === undefined ? null : ` ${word}`;
  },
  euphonic: false,
  named: (initial, name) => `${initial} (${name})`,
};
