/**
 * Gives clauses their paragraphs back. MDX unwraps a paragraph that holds only JSX, so that two sentences written on
 * neighbouring lines would come out as bare siblings, and paragraphs would run together. This plugin puts neighbouring
 * flow-level `<S>` elements, with no blank line between them in the source, into one paragraph again.
 */
import type { Paragraph, Parent, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';

export function remarkParagraphs() {
  return (tree: Node, file: { path?: string }) => {
    const place = placeOf(file.path ?? '');
    visit(tree, (node) => {
      if ('children' in node && node.type !== 'paragraph') regroup(node as Parent);
    });
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) =>
      locate(node as MdxJsxFlowElement, place),
    );
  };
}

/** Locale and game of a page, from its path. */
function placeOf(path: string): Record<string, string> {
  const [, locale = '', game = ''] =
    /words\/([^/]+)\/([^/]+)\/[^/]+\.mdx$/.exec(path.replaceAll('\\', '/')) ?? [];
  return { locale, game };
}

/** Injected components cannot see the page they stand on; they are told here. */
function locate(node: MdxJsxFlowElement, place: Record<string, string>): void {
  for (const [name, value] of Object.entries(place))
    node.attributes.push({ type: 'mdxJsxAttribute', name, value });
}

const isClause = (node: Node | undefined): node is MdxJsxFlowElement =>
  node?.type === 'mdxJsxFlowElement' && (node as MdxJsxFlowElement).name === 'S';

function regroup(parent: Parent): void {
  const out: RootContent[] = [];
  let open: { paragraph: Paragraph; last: Node } | null = null;
  for (const node of parent.children as RootContent[]) {
    if (!isClause(node)) {
      open = null;
      out.push(node);
      continue;
    }
    if (open && follows(open.last, node)) {
      if (gap(open.last, node) > 0) open.paragraph.children.push({ type: 'text', value: ' ' });
      open.paragraph.children.push(inline(node));
    } else {
      open = { paragraph: { type: 'paragraph', children: [inline(node)] }, last: node };
      out.push(open.paragraph);
    }
    open.last = node;
  }
  parent.children = out;
}

const follows = (before: Node, after: Node): boolean =>
  (after.position?.start.line ?? 0) - (before.position?.end.line ?? 0) <= 1;

const gap = (before: Node, after: Node): number =>
  (after.position?.start.offset ?? 0) - (before.position?.end.offset ?? 0);

const inline = (node: MdxJsxFlowElement): PhrasingContent =>
  ({
    ...node,
    type: 'mdxJsxTextElement',
    children: node.children.flatMap(unwrap),
  }) as unknown as PhrasingContent;

/** A clause written on lines of its own holds a paragraph; inside the new paragraph its words stand bare. */
const unwrap = (child: Node): Node[] =>
  child.type === 'paragraph' ? (child as Paragraph).children : [child];
