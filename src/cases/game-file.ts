/** `game.yaml`: what is known of a game without words: seats, order of the rules, editions, switches, sources. */
import { readFileSync } from 'node:fs';
import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { problemsOf } from './issues.ts';
import { CaseFileError, fieldPath } from './problem.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug of lower-case letters, digits and hyphens');
const variantValue = z.union([z.string(), z.number(), z.boolean()]);
const keys = z.array(z.string());

const edition = z.strictObject({
  id: slug,
  default: z.boolean(),
  year: z.number().int(),
  variants: z.record(z.string(), variantValue),
  sources: keys,
  textOnly: keys.describe('What of this edition is told in prose only.'),
  unverified: keys.describe('Switches whose value in this edition no source confirms.'),
});

const variant = z.strictObject({
  key: z.string(),
  values: z.array(variantValue).min(2),
  default: variantValue,
  rule: slug,
  clauses: keys,
  facts: keys,
  decision: z.string().nullable(),
  sources: z.record(z.string(), keys).describe('For each value, the sources that play it so.'),
});

const source = z.strictObject({
  type: z.enum(['post', 'help-page', 'rulebook', 'review', 'article', 'program', 'derived']),
  title: z.string().nullable(),
  date: z.string().nullable(),
  languages: keys,
  urls: z.array(z.url()),
  read: z.enum(['whole', 'part', 'opening']),
  pages: z.string().optional(),
  also: keys.optional(),
});

export const gameFile = z.strictObject({
  id: slug,
  reference: z.string().describe('The locale in which prose and cases are first written.'),
  draft: z
    .boolean()
    .default(false)
    .describe('While the game is only started: what translations lack of it fails no check.'),
  year: z
    .union([z.number().int(), z.string()])
    .nullable()
    .describe('One year, or a span such as 2009–2010 where sources disagree.'),
  players: z.strictObject({ min: z.number().int(), max: z.number().int() }),
  minutes: z.record(z.string(), z.number()),
  makers: z.record(z.string(), keys),
  links: z.record(z.string(), z.union([z.string(), z.number()])),
  seats: keys,
  showpiece: z.string().optional().describe('The case to show on the home page.'),
  groups: z.array(z.strictObject({ id: slug, rules: z.array(slug).min(1) })),
  editions: z.array(edition).min(1),
  variants: z.array(variant),
  facts: z
    .array(
      z
        .string()
        .regex(
          /^([A-Z]+-[A-Z]?\d+)(\.\.[A-Z]+-[A-Z]?\d+)?$/,
          'a register id such as N-001, or a run such as N-001..N-117',
        ),
    )
    .describe('Every fact of the register that the pages must tell.'),
  playingBudget: z
    .number()
    .optional()
    .describe('Kilobytes of script, gzipped, that a reader may load to play on; 40 where it is left out.'),
  decisions: z.record(z.string(), slug),
  sources: z.record(z.string(), source),
});

export type GameFile = z.infer<typeof gameFile>;
export type SourceInfo = z.infer<typeof source>;

/** Reads and validates a `game.yaml`. @throws CaseFileError */
export function readGameFile(file: string): GameFile {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const [error] = document.errors;
  if (error)
    throw new CaseFileError([
      {
        file,
        line: error.linePos?.[0].line ?? 0,
        field: '',
        found: 'YAML that cannot be read',
        wanted: error.message,
      },
    ]);
  const raw: unknown = document.toJS();
  const parsed = gameFile.safeParse(raw);
  if (parsed.success) return parsed.data;
  throw new CaseFileError(
    problemsOf(parsed.error, raw).map(({ path, found, wanted }) => {
      const node = document.getIn(path as unknown[], true) as { range?: [number] } | undefined;
      return {
        file,
        line: node?.range ? lines.linePos(node.range[0]).line : 1,
        field: fieldPath(path),
        found,
        wanted,
      };
    }),
  );
}
