/** A text in a YAML or JSON file, with the place where it is written. */
import { isScalar, type Document } from 'yaml';

export interface ScalarAt {
  readonly text: string;
  /** Offsets of the value as it is written, quotes and block marks included. */
  readonly start: number;
  readonly end: number;
}

/** Null when there is nothing at `path`, or no text. */
export function scalarIn(document: Document, path: readonly PropertyKey[]): ScalarAt | null {
  const node = document.getIn(path, true);
  if (!isScalar(node) || !node.range || (typeof node.value !== 'string' && typeof node.value !== 'number'))
    return null;
  return { text: String(node.value), start: node.range[0], end: node.range[1] };
}
