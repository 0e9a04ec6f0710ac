/** Faults of modality, in clauses whose source says plainly what kind of statement it is. */
import type { Mod } from '../../rule-markdown.ts';
import { exchanged, type Exchange, type Mutation } from './mutation.ts';

const WEAKER: Exchange = {
  zh: { 必須: '可以', 必须: '可以' },
  it: { deve: 'può', devono: 'possono' },
  en: { must: 'may', 'has to': 'may', 'have to': 'may' },
};
const STRONGER: Exchange = {
  zh: { 可以: '必須', 可從: '必須從' },
  it: { può: 'deve', possono: 'devono' },
  en: { may: 'must', can: 'must' },
};
const ALLOWED: Exchange = {
  zh: { 不得: '可以', 不能: '可以', 不可以: '可以' },
  it: {
    'non può': 'può',
    'non possono': 'possono',
    'Nessuno può': 'Chiunque può',
    'nessuno può': 'chiunque può',
  },
  en: {
    'may not': 'may',
    cannot: 'can',
    'must not': 'must',
    'Nobody may': 'Anybody may',
    'nobody may': 'anybody may',
  },
};
const BARE: Exchange = {
  zh: { 不得再: '再', 不得: '', 不能: '能' },
  it: { 'non può': 'può', 'non possono': 'possono', 'non si può': 'si può' },
  en: { 'may not': 'may', cannot: 'can', 'must not': 'must' },
};

const of = (name: string, mod: Mod, table: Exchange): Mutation => ({
  name,
  check: 'modality',
  mutate: (pair, pick) =>
    pair.mod === mod ? exchanged(pair.target.unit.text, pair.target.lang, table, pick) : null,
});

export const modalityFaults: readonly Mutation[] = [
  of('must becomes may', 'must', WEAKER),
  of('may becomes must', 'may', STRONGER),
  of('a prohibition becomes a permission', 'must-not', ALLOWED),
  of('a negation is dropped', 'must-not', BARE),
];
