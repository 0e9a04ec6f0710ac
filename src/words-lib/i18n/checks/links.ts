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
    for (const name of argumentsIn(text)) counts.add(`{$${name}}`, true);
    return counts;
  };
  return said(args(source), args(target)).map((one) => ({ ...one, level: 'warning' }));
}

/** Those that a pattern says, and those that decide between patterns. */
function argumentsIn(message: string): ReadonlySet<string> {
  const declared = /^\.(?:input|local) .*$/gm;
  const decides = /^(?!\*|\.|\{)\S+.*\{\{/m.test(message);
  const rest = message
    .replace(declared, '')
    .replace(/^\.match (.*)$/m, (_, selectors: string) =>
      decides ? selectors.replace(/\$[\w-]+/g, (name) => `{${name}}`) : '',
    );
  return new Set([...rest.matchAll(/\{\s*\$([\w-]+)/g)].map(([, name]) => name!));
}

function said(source: Counts, target: Counts): readonly Said[] {
  return differences(source, target).map(({ value, source: wanted, target: found }) => ({
    check: 'links',
    level: 'error',
    found: `${value} × ${found}`,
    wanted: `${value} × ${wanted}`,
  }));
}
