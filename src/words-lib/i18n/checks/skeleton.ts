/** The build of a rule page: the same headings, lists, elements and ids, in the same order, as in the reference. */
import type { Nodes } from 'mdast';
import { parseRule } from '../../rule-markdown.ts';
import type { Said } from './check.ts';

export interface PageText {
  readonly file: string;
  readonly text: string;
}

/** The first place where two pages are built otherwise; none when they are alike. */
export function skeletonDifference(source: PageText, target: PageText): Said | null {
  const wanted = skeleton(parseRule(source.text, source.file));
  const found = skeleton(parseRule(target.text, target.file));
  const at = wanted.findIndex((part, index) => part !== found[index]);
  const index = at >= 0 ? at : found.length > wanted.length ? wanted.length : -1;
  if (index < 0) return null;
  return {
    check: 'skeleton',
    level: 'error',
    found: found[index] ?? 'the end of the page',
    wanted: wanted[index] ?? 'the end of the page',
  };
}

function skeleton(node: Nodes): readonly string[] {
  const own = nameOf(node);
  const inner = 'children' in node ? node.children.flatMap(skeleton) : [];
  return own === null ? inner : [own, ...inner];
}

const BLOCKS = new Set(['listItem', 'blockquote', 'table', 'tableRow', 'thematicBreak', 'code', 'html']);

function nameOf(node: Nodes): string | null {
  if (node.type === 'heading') return `heading ${node.depth}`;
  if (node.type === 'list') return node.ordered ? 'numbered list' : 'list';
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const id = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'id')?.value;
    return `<${node.name} id="${typeof id === 'string' ? id : ''}">`;
  }
  return BLOCKS.has(node.type) ? node.type : null;
}
