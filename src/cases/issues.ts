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
    const best = branches.toSorted(
      (a, b) => score(b, path.length) - score(a, path.length) || a.length - b.length,
    )[0];
    if (best && score(best, path.length) > 0) return best;
    return [{ path, found: show(at(input, path)), wanted: unionWanted(branches) }];
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

function unionWanted(branches: readonly IssueText[][]): string {
  const texts = new Set(
    branches
      .flat()
      .filter(({ found }) => !found.startsWith('an unknown key'))
      .map(({ wanted: text }) => text),
  );
  const keys = branches
    .flat()
    .filter(({ found }) => found === 'nothing')
    .map(({ path }) => String(path.at(-1)));
  if (keys.length > 2) return `one of the events ${[...new Set(keys)].join(', ')}`;
  return [...texts].slice(0, 4).join('; or ') || 'another form';
}

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
