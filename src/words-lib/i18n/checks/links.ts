/** Links, components, emphasis, and the arguments of messages: the same in every language. */
import type { Check, Said } from './check.ts';
import { Counts, differences } from './counts.ts';

const KINDS: readonly {
  readonly name: string;
  readonly pattern: RegExp;
  readonly value: (found: RegExpMatchArray) => string;
}[] = [
  { name: 'link', pattern: /\]\(([^()\s]*)\)/g, value: ([, target]) => `link to ${target}` },
  { name: 'component', pattern: /<([A-Z]\w*)((?: id="[^"]*")?)/g, value: ([, name, id]) => `<${name}${id}>` },
  { name: 'strong', pattern: /\*\*(?=\S)[^*]+\*\*/g, value: () => '**strong**' },
];

export const links: Check = ({ source, target }) => {
  if (target.unit.kind === 'message') return placeholders(source.unit.text, target.unit.text);
  return said(countsOf(source.unit.text), countsOf(target.unit.text));
};

function countsOf(text: string): Counts {
  const counts = new Counts();
  for (const { pattern, value } of KINDS)
    for (const found of text.matchAll(pattern)) counts.add(value(found), true);
  return counts;
}

/** Each argument is said or not said: variants repeat it. A language may have reason to leave one out. */
function placeholders(source: string, target: string): readonly Said[] {
  const args = (text: string): Counts => {
    const counts = new Counts();
    for (const [name, sure] of argumentsIn(text)) counts.add(`{$${name}}`, sure);
    return counts;
  };
  return said(args(source), args(target)).map((one) => ({ ...one, level: 'warning' }));
}

/**
 * Those that a pattern says and those that decide between patterns are surely there (true). Those that are only selected by (false)
 * say nothing: a language without plural has one pattern where another has two.
 */
function argumentsIn(message: string): ReadonlyMap<string, boolean> {
  const selectors = /^\.match (.*)$/m.exec(message)?.[1] ?? '';
  const decides = /^(?!\*|\.|\{)\S+.*\{\{/m.test(message);
  const patterns = message.replace(/^\.(?:input|local|match) .*$/gm, '');
  const names = (text: string, pattern: RegExp): readonly string[] =>
    [...text.matchAll(pattern)].map(([, name]) => name!);
  return new Map([
    ...names(selectors, /\$([\w-]+)/g).map((name) => [name, decides] as const),
    ...names(patterns, /\{\s*\$([\w-]+)/g).map((name) => [name, true] as const),
  ]);
}

function said(source: Counts, target: Counts): readonly Said[] {
  return differences(source, target).map(({ value, source: wanted, target: found }) => ({
    check: 'links',
    level: 'error',
    found: `${value} × ${found}`,
    wanted: `${value} × ${wanted}`,
  }));
}
