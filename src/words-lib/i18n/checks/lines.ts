/** Rows and columns, left and right: swapped, they turn a rule round. Bare 行 and 列 mean the opposite across the strait. */
import { language, type Check, type Said, type Side } from './check.ts';
import { IDEAS, lexiconOf, type Idea } from './lexicon/lexicon.ts';

const OPPOSITE: { readonly [idea in Idea]: Idea } = {
  row: 'column',
  column: 'row',
  left: 'right',
  right: 'left',
};
const BARE = /[一二三四五六七八九十兩两每整該该同這这那各幾几某首末第個个\d][行列](?![動动為为出表程])/;

export const lines: Check = (pair) => [...swapped(pair.source, pair.target), ...bare(pair.target)];

function swapped(source: Side, target: Side): readonly Said[] {
  if (!lexiconOf(source.lang) || !lexiconOf(target.lang)) return [];
  const theirs = (idea: Idea): number => countOf(source, idea);
  const ours = (idea: Idea): number => countOf(target, idea);
  return IDEAS.filter((idea) => {
    const other = OPPOSITE[idea];
    const lost = theirs(idea) > 0 && ours(idea) === 0 && ours(other) > 0;
    const gained = theirs(idea) === 0 && ours(idea) > 0 && theirs(other) > 0;
    const shifted = theirs(idea) > ours(idea) && theirs(other) < ours(other);
    return lost || gained || shifted;
  }).map((idea) => ({
    check: 'lines',
    level: 'error',
    found: `${idea} × ${ours(idea)}`,
    wanted: `${idea} × ${theirs(idea)}`,
  }));
}

function countOf({ lang, words }: Side, idea: Idea): number {
  return words.match(lexiconOf(lang)!.ideas[idea])?.length ?? 0;
}

/** A word in quotation marks is talked about, not used. */
function bare({ lang, words }: Side): readonly Said[] {
  if (language(lang) !== 'zh') return [];
  const found = BARE.exec(words.replace(/[「“『‘][^」”』’]{0,6}[」”』’]/g, ''));
  const wanted = /Hans|CN/.test(lang) ? '横排 or 竖排' : '橫排 or 直排';
  return found ? [{ check: 'lines', level: 'error', found: found[0], wanted }] : [];
}
