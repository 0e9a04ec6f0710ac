/** Duties, permissions and prohibitions of tagged clauses: a must that became a may, a may that became a must, a lost not. */
import type { Mod } from '../../rule-markdown.ts';
import { language, type Check, type Said, type Side } from './check.ts';
import { lexiconOf, type Lexicon } from './lexicon/lexicon.ts';

interface Marks {
  readonly must: boolean;
  readonly may: boolean;
  readonly mayNot: boolean;
  /** How often it forbids in so many words: 不得, 不能. */
  readonly forbids: number;
}

export const modality: Check = ({ source, target, mod }) => {
  const ours = marksOf(target);
  const theirs = marksOf(source);
  if (mod === null || mod === 'def' || !ours || !theirs) return [];
  // One script for another keeps every "not".
  const sameWords = language(source.lang) === language(target.lang);
  if (mod === 'must-not' && sameWords && ours.forbids < theirs.forbids)
    return [said(`${ours.forbids} prohibitions`, `${theirs.forbids}`)];
  return JUDGES[mod](ours, theirs);
};

/** Many languages tell a duty as a fact, so a lost "must" says nothing; a "may" that the source does not have says much. */
const JUDGES: { readonly [mod in Exclude<Mod, 'def'>]: (ours: Marks, theirs: Marks) => readonly Said[] } = {
  must: (ours, theirs) => (ours.may && !theirs.may ? [said('a permission', 'a duty')] : []),
  may: (ours, theirs) => (ours.must && !theirs.must ? [said('a duty', 'a permission')] : []),
  'must-not': (ours, theirs) => {
    if (ours.may && !theirs.may) return [said('a permission', 'a prohibition')];
    return ours.mayNot ? [] : [said('nothing that forbids', 'a prohibition')];
  },
};

const said = (found: string, wanted: string): Said => ({ check: 'modality', level: 'error', found, wanted });

function marksOf({ lang, words }: Side): Marks | null {
  const lexicon: Lexicon | null = lexiconOf(lang);
  if (!lexicon) return null;
  const own = words.replace(lexicon.asides, ' ');
  const positive = own.replace(lexicon.mayNot, ' ');
  return {
    must: lexicon.must.test(positive),
    may: lexicon.may.test(positive),
    mayNot: own.search(lexicon.mayNot) >= 0,
    forbids: own.match(lexicon.mayNot)?.length ?? 0,
  };
}
