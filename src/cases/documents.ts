/** The YAML documents of a file as plain values, each with the way back to its lines. */
import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseAllDocuments,
  visit,
  type Document,
  type Node,
} from 'yaml';
import { CaseFileError, fieldPath } from './problem.ts';

export interface Raw {
  readonly value: unknown;
  /** The line of a field, by path; of the nearest field around it when it is not there. */
  readonly line: (path: readonly PropertyKey[]) => number;
}

/** Every document that is not empty, in order: its value, or what is wrong with it. */
export function documentsOf(file: string, text: string): (Raw | CaseFileError)[] {
  const lines = new LineCounter();
  const documents = [...parseAllDocuments(text, { lineCounter: lines, uniqueKeys: true })];
  const filled = documents.filter(({ contents, errors }) => contents !== null || errors.length > 0);
  if (filled.length > 0) return filled.map((document) => rawOf(file, document, lines));
  const wanted = 'a case has at least game, rule, title and given';
  return [new CaseFileError([{ file, line: 1, field: '', found: 'an empty file', wanted }])];
}

function rawOf(file: string, document: Document, lines: LineCounter): Raw | CaseFileError {
  const line = (path: readonly PropertyKey[]) => lineOf(document, lines, path);
  const fault = document.errors[0] ?? document.warnings[0];
  const unreadable = (at: number, code: string, wanted: string) =>
    new CaseFileError([{ file, line: at, field: '', found: `YAML that cannot be read (${code})`, wanted }]);
  if (fault) {
    const at = fault.linePos?.[0].line ?? lines.linePos(fault.pos[0]).line;
    return unreadable(at, fault.code, fault.message.split('\n')[0]!.trim());
  }
  const odd = oddKey(document);
  if (odd) {
    const { key, field } = odd;
    const at = key?.range ? lines.linePos(key.range[0]).line : 1;
    const found = `a key that is no name (${String(key)})`;
    return new CaseFileError([{ file, line: at, field, found, wanted: 'keys that are names, as text' }]);
  }
  try {
    const value: unknown = document.toJS({ maxAliasCount: 100 });
    JSON.stringify(value);
    return { value, line };
  } catch (error) {
    const wanted =
      'aliases (*name) that name an anchor (&name) before them, do not contain themselves, and make up no more than a hundred nodes';
    return unreadable(line([]), (error as Error).message.split('\n')[0]!, wanted);
  }
}

interface OddKey {
  readonly key: Node | null;
  /** The mapping that it is in. */
  readonly field: string;
}

/** The first key that no mapping of a case can have: empty, a list or a mapping, or one to which JavaScript gives a meaning of its own. */
function oddKey(document: Document): OddKey | undefined {
  let found: OddKey | undefined;
  visit(document, {
    Pair(_, { key }, path) {
      if (isScalar(key) && !['', '__proto__', null].includes(key.value as string | null)) return undefined;
      found = { key: key as Node | null, field: fieldPath(placeOf(path)) };
      return visit.BREAK;
    },
  });
  return found;
}

/** The keys and indices along the nodes that lead into a document. */
const placeOf = (path: readonly unknown[]): PropertyKey[] =>
  path.flatMap((node, at): PropertyKey[] => {
    if (isPair(node)) return [String(node.key)];
    return isSeq(node) ? [node.items.indexOf(path[at + 1])] : [];
  });

interface Ranged {
  readonly range?: readonly number[] | null;
}

/** A key stands where it is written, not where its value begins. */
function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const around: unknown = document.getIn(path.slice(0, depth - 1), true);
    const key = path[depth - 1];
    const pair = isMap(around) ? around.items.find((item) => String(item.key) === String(key)) : undefined;
    const node = (pair?.key ?? document.getIn(path.slice(0, depth), true)) as Ranged | undefined;
    if (node?.range) return lines.linePos(node.range[0]!).line;
  }
  const root = document.contents as Ranged | null;
  return root?.range ? lines.linePos(root.range[0]!).line : 1;
}
