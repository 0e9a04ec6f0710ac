/** Italian articles: by gender and by how the noun begins, with elision and articulated prepositions. */
import type { Form, Grammar } from './grammar.ts';
import { plain } from './plain.ts';

type Gender = 'm' | 'f';
type Start = 'vowel' | 'cluster' | 'consonant';

export const italian: Grammar = {
  ...plain,
  euphonic: true,
  form(term, form) {
    if (form === 'bare' || form === 'plural') return plain.form(term, form);
    const { gender, plural } = term;
    if (gender !== 'm' && gender !== 'f') return null;
    if (form === 'plural-definite')
      return plural === undefined ? null : join(pluralArticle(gender, plural), plural);
    if (form === 'indefinite') return join(indefiniteArticle(gender, term.term), term.term);
    return join(articulated(form, term.article ?? definiteArticle(gender, term.term)), term.term);
  },
};

/** il, lo, la, l'. */
export function definiteArticle(gender: Gender, noun: string): string {
  const start = startOf(noun);
  if (start === 'vowel') return 'l’';
  if (gender === 'f') return 'la';
  return start === 'cluster' ? 'lo' : 'il';
}

/** i, gli, le. */
export function pluralArticle(gender: Gender, noun: string): string {
  if (gender === 'f') return 'le';
  return startOf(noun) === 'consonant' ? 'i' : 'gli';
}

/** un, uno, una, un'. */
export function indefiniteArticle(gender: Gender, noun: string): string {
  const start = startOf(noun);
  if (gender === 'f') return start === 'vowel' ? 'un’' : 'una';
  return start === 'cluster' ? 'uno' : 'un';
}

/** Before these a masculine noun takes lo, gli, uno: s + consonant, z, x, y, gn, ps, pn, pt, i or j + vowel. */
function startOf(noun: string): Start {
  const word = noun.toLowerCase();
  if (/^(s[^aeiouàèéìòù\s]|z|x|y|gn|p[snt]|[ij][aeiouàèéìòù])/.test(word)) return 'cluster';
  // A foreign h is silent: l'hotel.
  return /^h?[aeiouàèéìòù]/.test(word) ? 'vowel' : 'consonant';
}

const STEMS: { readonly [form in Form]?: string } = { of: 'de', to: 'a', from: 'da', in: 'ne', on: 'su' };

/** "del", "dallo", "all'": preposition and article in one word. */
function articulated(form: Form, article: string): string {
  const stem = STEMS[form];
  if (stem === undefined) return article;
  return article === 'il' ? `${stem}l` : `${stem}l${article}`;
}

function join(article: string, noun: string): string {
  return article.endsWith('’') ? article + noun : `${article} ${noun}`;
}
