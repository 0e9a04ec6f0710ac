/** Writes planned files, formatted as the project formats them. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inProject } from '../../lib/paths.ts';
import { Refused } from './refused.ts';

export interface Change {
  /** From the project's folder. */
  readonly path: string;
  readonly text: string;
  /** The file is there already, and `text` is what becomes of it. */
  readonly edits?: boolean;
}

/** The changes, once they are written. @throws Refused, before anything is written, when a new file is there already. */
export async function written(changes: readonly Change[]): Promise<readonly Change[]> {
  const there = changes.find(({ path, edits }) => !edits && existsSync(inProject(path)));
  if (there) throw new Refused(`found ${there.path}, which is there already; choose another name`);
  const formatted = await Promise.all(
    changes.map(async (change) => ({ ...change, text: await tidy(change) })),
  );
  for (const { path, text } of formatted) {
    mkdirSync(dirname(inProject(path)), { recursive: true });
    writeFileSync(inProject(path), text);
  }
  return formatted;
}

async function tidy({ path, text }: Change): Promise<string> {
  // only who writes waits for the formatter
  const { format, getFileInfo, resolveConfig } = await import('prettier');
  const filepath = inProject(path);
  const { ignored, inferredParser } = await getFileInfo(filepath, {
    ignorePath: inProject('.prettierignore'),
  });
  if (ignored || inferredParser === null) return text;
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}
