/** The word `stale` on a rule page: an attribute of its clauses, a list in its front matter for everything else. */
import type { Nodes } from 'mdast';
import { parseRule } from '../rule-markdown.ts';

export type Changes = ReadonlyMap<string, boolean>;

/** The page with clauses, by id, marked or unmarked; nothing else of it changes. */
export function withClauseMarks(text: string, file: string, changes: Changes): string {
  let marked = text;
  for (const { id, start, end } of openingTags(parseRule(text, file)).toReversed()) {
    const stale = changes.get(id);
    if (stale === undefined) continue;
    const bare = marked.slice(start, end).replace(/\s+stale(?=[\s>])/, '');
    const tag = stale ? bare.replace(/>(\s*)$/, ' stale>$1') : bare;
    marked = marked.slice(0, start) + tag + marked.slice(end);
  }
  return marked;
}

interface Tag {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

function openingTags(node: Nodes): readonly Tag[] {
  if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'S') {
    const id = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'id')?.value;
    const start = node.position?.start.offset ?? 0;
    const end = node.children[0]?.position?.start.offset ?? start;
    return typeof id === 'string' ? [{ id, start, end }] : [];
  }
  return 'children' in node ? node.children.flatMap(openingTags) : [];
}

/** The page with exactly these parts in the list of its front matter. */
export function withFrontMarks(text: string, parts: ReadonlySet<string>): string {
  const bare = text.replace(/^(---\r?\n(?:(?!---)[^\n]*\n)*?)stale: *\[[^\]\n]*\]\r?\n/, '$1');
  if (parts.size === 0) return bare;
  return bare.replace(/^(---\r?\n(?:(?!---)[^\n]*\n)*?)---/, `$1stale: [${[...parts].join(', ')}]\n---`);
}
