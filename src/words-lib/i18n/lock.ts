/**
 * The lock of a language, `lock.yaml`: what each unit was made from, and who has vouched for it. Written by tools alone.
 * A unit is two lines, so that changes to neighbouring units merge: its id, and what is known of it as JSON.
 */
import { z } from 'zod';
import { ContentError, shown, type Complaint } from '../content-error.ts';
import { WORDS } from '../locales.ts';

const hash = z.string().regex(/^([0-9a-f]{8})?$/, '8 hexadecimal digits');
const waiver = z.strictObject({ check: z.string(), reason: z.string().min(1), s: hash, t: hash });
/** Who has answered how many questions of a blind test rightly, and of which texts. */
const understood = z.strictObject({
  by: z.string().min(1),
  on: z.iso.date(),
  right: z.int(),
  of: z.int(),
  s: hash,
  t: hash,
});
const entry = z.strictObject({
  /** Hash of the source that the translation was made from. */
  s: hash.optional(),
  /** Hash of the translation when that was last said of it. */
  t: hash.optional(),
  st: z.enum(['draft', 'reviewed']).optional(),
  /** Who reviewed it, and when. */
  by: z.string().optional(),
  on: z.iso.date().optional(),
  /** The language that it was made from, where that is not the reference. */
  from: z.string().optional(),
  /** While it is marked as stale: the source that it was made from. */
  was: z.string().optional(),
  /** Of a source: its words at the last sync. */
  is: z.string().optional(),
  /** Of a source that is no more: its last words. The id is never used again. */
  gone: z.string().optional(),
  waived: z.array(waiver).optional(),
  understood: understood.optional(),
});
export type LockEntry = z.infer<typeof entry>;
export type Understood = z.infer<typeof understood>;
export type Waiver = z.infer<typeof waiver>;
export type Lock = ReadonlyMap<string, LockEntry>;

export const lockFile = (locale: string): string => `${WORDS}/${locale}/lock.yaml`;

const HEAD = '# What every translation was made from. Written by npm run i18n:sync; see CONTRIBUTING.\n';

/** Throws `ContentError` naming every line that is not as written by `formatLock`. */
export function parseLock(text: string, file: string): Lock {
  const lock = new Map<string, LockEntry>();
  const complaints: Complaint[] = [];
  const lines = text.split(/\r?\n/);
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!;
    if (line.trim() === '' || line.startsWith('#')) continue;
    const id = /^"([^"]+)":$/.exec(line)?.[1];
    const place = { file, line: index + 1, column: 1 };
    if (id === undefined) {
      complaints.push({
        ...place,
        field: 'lock',
        found: shown(line),
        wanted: 'the id of a unit in quotes and a colon; npm run i18n:sync writes it',
      });
      continue;
    }
    const value = entry.safeParse(json(lines[++index] ?? ''));
    if (lock.has(id))
      complaints.push({ ...place, field: id, found: 'the id again', wanted: 'one entry; delete the older' });
    if (value.success) lock.set(id, value.data);
    else
      complaints.push({
        ...place,
        line: index + 1,
        field: id,
        found: shown(lines[index]),
        wanted: value.error.issues[0]!.message,
      });
  }
  if (complaints.length > 0) throw new ContentError(...complaints);
  return lock;
}

function json(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Sorted by id, numbers by value; entries that say nothing are left out. */
export function formatLock(lock: Lock): string {
  const rows = [...lock].filter(([, one]) => Object.values(one).some((value) => value !== undefined));
  const order = new Intl.Collator('en', { numeric: true, caseFirst: 'upper' });
  rows.sort(([a], [b]) => order.compare(a, b) || (a < b ? -1 : 1));
  return HEAD + rows.map(([id, one]) => `${JSON.stringify(id)}:\n  ${JSON.stringify(one)}\n`).join('');
}
