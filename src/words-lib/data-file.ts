/** Reads a YAML or JSON file, validates it, and knows the line of every key. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import { ContentError, shown, type Complaint, type Place } from './content-error.ts';

export interface DataFile<T> {
  readonly file: string;
  readonly value: T;
  /** Where the value at `path` begins; the closest one above it that exists, else the top of the file. */
  place(path: readonly PropertyKey[]): Place;
}

/** Null when there is no such file. Throws `ContentError` when it cannot be read as `schema` (JSON is read as the YAML that it is). */
export function readData<T>(root: string, file: string, schema: z.ZodType<T>): DataFile<T> | null {
  const path = join(root, file);
  if (!existsSync(path)) return null;
  return parseData(readFileSync(path, 'utf8'), file, schema);
}

/** Like `readData`, of a text. */
export function parseData<T>(text: string, file: string, schema: z.ZodType<T>): DataFile<T> {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const at = (offset: number): Place => {
    const { line, col } = counter.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  if (document.errors.length > 0) {
    throw new ContentError(
      ...document.errors.map((error) => syntaxComplaint(error.message, at(error.pos[0]))),
    );
  }
  const place = (path: readonly PropertyKey[]): Place => at(offsetOf(document, path));
  const checked = schema.safeParse(document.toJS() ?? {});
  if (checked.success) return { file, value: checked.data, place };
  const whole: unknown = document.toJS();
  throw new ContentError(
    ...checked.error.issues.map((issue): Complaint => {
      const unknownKey =
        issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
      return {
        ...place(unknownKey),
        field: unknownKey.join('.') || 'file',
        found: found(issue.code, whole, unknownKey),
        wanted: issue.message,
      };
    }),
  );
}

function syntaxComplaint(message: string, place: Place): Complaint {
  return { ...place, field: 'syntax', found: message, wanted: 'YAML or JSON with each key once' };
}

function found(code: string, whole: unknown, path: readonly PropertyKey[]): string {
  if (code === 'unrecognized_keys') return `the key "${String(path.at(-1))}"`;
  let value = whole;
  for (const key of path) value = (value as Record<PropertyKey, unknown> | undefined)?.[key];
  return shown(value);
}

function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
