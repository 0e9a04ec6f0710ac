/** Words of the glossary: each that the language holds to has an allowed form wherever the source uses it, and no forbidden one stands there. */
import { language, type Check, type Form, type Pair, type Said, type Side } from './check.ts';
import { once } from '../../once.ts';

export const terms: Check = (pair) => {
  const { target, constant } = pair;
  const lost = lostTerms(pair).filter((key) => constant.has(key));
  return [
    ...forbidden(target),
    ...lost.map((key): Said => ({
      check: 'terms',
      level: 'warning',
      found: `no word for ${key}`,
      wanted: formOf(target, key).forms.join(', '),
    })),
  ];
};

const formOf = ({ terms: all }: Side, key: string): Form => all.findLast((one) => one.key === key)!;

/** Keys of terms that the source uses and the translation has no allowed form of. Of glossaries and messages none is asked. */
export function lostTerms({ source, target }: Pair): readonly string[] {
  if (target.unit.kind === 'term' || target.unit.kind === 'message') return [];
  const known = new Set(target.terms.map(({ key }) => key));
  return [...mentioned(source)].filter((key) => known.has(key) && !mentions(target, formOf(target, key)));
}

function forbidden({ lang, words, terms: all }: Side): readonly Said[] {
  return all.flatMap(({ key, forms, forbidden: bad }) =>
    bad
      .filter((form) => !forms.includes(form) && exact(lang, form).test(words))
      .map((form): Said => ({ check: 'terms', level: 'error', found: form, wanted: `${key}: ${forms[0]}` })),
  );
}

/** Keys of the terms that a text uses; a longer form hides the shorter ones inside it. */
export function mentioned({ lang, unit, words, terms: all }: Side): ReadonlySet<string> {
  const forms = all
    .flatMap(({ key, forms: own }) => own.map((form) => ({ key, form })))
    .toSorted((a, b) => b.form.length - a.form.length);
  let rest = withoutNames(unit, words);
  const found = new Set<string>();
  for (const { key, form } of forms) {
    const without = rest.replace(new RegExp(bent(lang, form), 'giu'), ' · ');
    if (without !== rest) found.add(key);
    rest = without;
  }
  return found;
}

/** Titles in italics are nobody's terms, and who does a thing twice in a row stands in none. */
function withoutNames({ text }: Side['unit'], words: string): string {
  const titles = [...text.matchAll(/(?<!\*)\*([^*]+)\*(?!\*)|《([^》]+)》/g)].map(
    ([, italic, title]) => italic ?? title!,
  );
  return [...titles, 'in a row'].reduce((rest, title) => rest.replaceAll(title, ' · '), words);
}

function mentions({ lang, words }: Side, { forms }: Form): boolean {
  return forms.some((form) => new RegExp(bent(lang, form), 'iu').test(words));
}

const exact = (lang: string, form: string): RegExp =>
  new RegExp(language(lang) === 'zh' ? escaped(form) : `(?<!\\p{L})${escaped(form)}(?!\\p{L})`, 'iu');

/** Meets a form in all its inflections; global. */
export const patternOf = once((lang: string, form: string): RegExp => new RegExp(bent(lang, form), 'giu'));

/** A pattern that meets a form in all its inflections. */
const bent = once((lang: string, form: string): string => {
  if (language(lang) === 'zh') return escaped(form);
  const words = form.split(' ').map(language(lang) === 'it' ? italianWord : englishWord);
  return `(?<!\\p{L})${words.join('\\s+')}(?!\\p{L})`;
});

/** With the endings of English; what ends in a bracket or another sign has none. */
function englishWord(word: string): string {
  const last = word.at(-1)!;
  if (!/\p{L}/u.test(last)) return escaped(word);
  const stem = escaped(word.slice(0, -1));
  if (last === 'e') return `${stem}(?:e|es|ed|ing|e[’']s)`;
  if (last === 'y') return `${stem}(?:y|ies|ied|ying|y[’']s)`;
  return `${escaped(word)}(?:s|es|ed|ing|${last}?ed|${last}?ing|[’']s|s[’'])?`;
}

/** Cut to its stem; what follows may be any ending. */
const italianWord = (word: string): string => {
  const stem = word.replace(
    /(?:azion[ei]|zion[ei]|ament[oi]|iment[oi]|are|ere|ire|arsi|ersi|irsi|[aeioàèéìòù])$/u,
    '',
  );
  return stem.length >= 3 ? `${escaped(stem)}\\p{L}*` : escaped(word);
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
