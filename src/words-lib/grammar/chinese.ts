/** Chinese: no articles and no plural; counting takes a measure word. */
import type { Grammar } from './grammar.ts';

export const chinese: Grammar = {
  form(term, form) {
    switch (form) {
      case 'bare':
      case 'definite':
      case 'plural':
      case 'plural-definite':
        return term.term;
      case 'indefinite':
        return term.measure === undefined ? null : `一${term.measure}${term.term}`;
      case 'of':
        return `${term.term}的`;
      default:
        return null;
    }
  },
  counted: (term) => (term.measure === undefined ? null : `${term.measure}${term.term}`),
  euphonic: false,
  named: (initial, name) => `${initial}（${name}）`,
};
