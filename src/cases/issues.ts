/** Turns zod's issues into "found … ; … would do". */
import type { z } from 'zod';
import { show } from './problem.ts';

export interface IssueText {
  readonly path: readonly PropertyKey[];
  readonly found: string;
  readonly wanted: string;
}

type Issue = z.core.$ZodIssue;

/** The problems of a failed parse; of a union, those of the branch that fits best: whose problems lie deepest, then are fewest. */
export function problemsOf(error: z.ZodError, input: unknown): IssueText[] {
  return error.issues.flatMap((issue) => explain(issue, [], input));
}

function explain(issue: Issue, base: readonly PropertyKey[], input: unknown): IssueText[] {
  const path = [...base, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const branches = issue.errors.map((issues) => issues.flatMap((inner) => explain(inner, path, input)));
    const fit = (texts: readonly IssueText[]) => [score(texts, path.length), -texts.length] as const;
    const [best, ...others] = branches.toSorted((a, b) => compare(fit(b), fit(a)));
    const even = others.filter((other) => compare(fit(best!), fit(other)) === 0);
    if (best && score(best, path.length) > 0) return oneKeyOf([best, ...even]) ?? best;
    return [{ path, found: show(at(input, path)), wanted: unionWanted(branches, path) }];
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key],
      found: `an unknown key ${show(key)}`,
      wanted: 'leave it out, or spell it as the case format does',
    }));
  }
  return [{ path, found: show(at(input, path)), wanted: wanted(issue) }];
}

/** How deep a branch got before it failed: an unknown event key is a worse fit than a wrong field inside a known event. */
function score(texts: readonly IssueText[], base: number): number {
  if (texts.some(({ found, path }) => path.length === base + 1 && found.startsWith('an unknown key')))
    return 0;
  return Math.max(0, ...texts.map(({ path }) => path.length - base));
}

const compare = ([a, x]: readonly [number, number], [b, y]: readonly [number, number]): number =>
  a - b || x - y;

/** Where each branch lacks just one key, and they lack different ones, any of these keys would do. */
function oneKeyOf(branches: readonly (readonly IssueText[])[]): IssueText[] | undefined {
  const lacking = branches.flatMap(([only, more]) => (only?.found === 'nothing' && !more ? [only] : []));
  const keys = [...new Set(lacking.map(({ path }) => String(path.at(-1))))];
  if (lacking.length < branches.length || keys.length < 2) return undefined;
  return [
    {
      path: lacking[0]!.path.slice(0, -1),
      found: 'none of its keys',
      wanted: `one of the keys ${keys.join(', ')}`,
    },
  ];
}

function unionWanted(branches: readonly IssueText[][], path: readonly PropertyKey[]): string {
  const isUnknown = ({ found }: IssueText): boolean => found.startsWith('an unknown key');
  const known = branches.flat().filter((one) => !isUnknown(one));
  const keys = new Set(
    [
      ...known.filter(({ found }) => found === 'nothing'),
      ...elsewhere(branches.map((texts) => texts.filter(isUnknown))),
    ].map((one) => String(one.path.at(-1))),
  );
  if (path.at(-1) === 'event') return `one of the events ${[...keys].join(', ')}`;
  if (keys.size > 2) return `just one of the keys ${[...keys].join(', ')}`;
  return [...new Set(known.map(({ wanted: text }) => text))].slice(0, 4).join('; or ') || 'another form';
}

/** Of the keys that branches do not know, those that some other branch does. */
const elsewhere = (unknown: readonly IssueText[][]): IssueText[] =>
  unknown
    .flat()
    .filter(({ path }) => !unknown.every((texts) => texts.some((one) => one.path.at(-1) === path.at(-1))));

/** What authors of a file know these as. */
const YAML_WORDS: { readonly [expected: string]: string } = {
  array: 'list',
  object: 'mapping',
  record: 'mapping',
  string: 'text',
  boolean: 'true or false',
  int: 'whole number',
};

function wanted(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `${article(YAML_WORDS[issue.expected] ?? issue.expected)} is needed here`;
    case 'invalid_value':
      return `one of ${issue.values.map((value) => String(value)).join(', ')}`;
    case 'too_small':
      return `at least ${issue.minimum} ${issue.origin === 'array' ? 'of them' : issue.origin === 'string' ? 'character' : ''}`.trim();
    case 'too_big':
      return `at most ${issue.maximum} ${issue.origin === 'array' ? 'of them' : issue.origin === 'string' ? 'characters' : ''}`.trim();
    case 'invalid_union':
      return 'options' in issue ? `one of ${(issue.options as unknown[]).join(', ')}` : issue.message;
    default:
      return issue.message;
  }
}

const article = (noun: string): string =>
  /^(text|true)/.test(noun) ? noun : `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

function at(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) => (value as Record<PropertyKey, unknown> | undefined)?.[part],
    input,
  );
}
