/** Duties, permissions and prohibitions of tagged clauses: a must that became a may, a may that became a must, a lost not. */
import type { Mod } from '../../rule-markdown.ts';
import type { Check, Said, Side } from './check.ts';
import { lexiconOf, type Lexicon } from './lexicon/lexicon.ts';

interface Marks {
  readonly must: boolean;
  readonly may: boolean;
  readonly not: boolean;
  readonly mayNot: boolean;
}

export const modality: Check = ({ source, target, mod }) => {
  const ours = marksOf(target);
  const theirs = marksOf(source);
  if (mod === null || mod === 'def' || !ours || !theirs) return [];
  return JUDGES[mod](ours, theirs);
};

const JUDGES: { readonly [mod in Exclude<Mod, 'def'>]: (ours: Marks, theirs: Marks) => readonly Said[] } = {
  must: (ours, theirs) => {
    if (ours.mayNot && !theirs.mayNot && !theirs.not) return [said('a prohibition', 'a duty')];
    return ours.may && !ours.must && !theirs.may ? [said('a permission', 'a duty')] : [];
  },
  may: (ours, theirs) => {
    if (ours.must && !ours.may && !theirs.must) return [said('a duty', 'a permission')];
    return ours.mayNot && !ours.may && !theirs.mayNot ? [said('a prohibition', 'a permission')] : [];
  },
  'must-not': (ours) => (ours.not ? [] : [said('nothing that denies', 'a prohibition')]),
};

const said = (found: string, wanted: string): Said => ({ check: 'modality', level: 'error', found, wanted });

function marksOf({ lang, words }: Side): Marks | null {
  const lexicon: Lexicon | null = lexiconOf(lang);
  if (!lexicon) return null;
  const { must, may, not, mayNot } = lexicon;
  return { must: must.test(words), may: may.test(words), not: not.test(words), mayNot: mayNot.test(words) };
}
