/** A line break between two Han characters comes out as a space in the page; Chinese paragraphs stand on one line. */
import type { Nodes, Root } from 'mdast';
import type { Complaint } from './content-error.ts';

const HAN = String.raw`[\p{Script=Han}\u3000-\u303f\uff00-\uffef]`;
const MARKUP = String.raw`(?:[*_~\x60)\]\[(]|</?[A-Za-z][^>]*>)*`;
const BROKEN = new RegExp(`(${HAN})${MARKUP}[ \\t]*\\r?\\n[ \\t>]*${MARKUP}(${HAN})`, 'gu');

export function brokenHanLines(
  tree: Root,
  { text, file }: { readonly text: string; readonly file: string },
): readonly Complaint[] {
  return paragraphs(tree).flatMap(({ position }): Complaint[] => {
    const start = position?.start.offset ?? 0;
    const source = text.slice(start, position?.end.offset ?? start);
    return [...source.matchAll(BROKEN)].map((match): Complaint => {
      const before = text.slice(0, start + match.index);
      const line = before.split('\n').length;
      const column = before.length - before.lastIndexOf('\n');
      return {
        file,
        line,
        column,
        field: 'line break',
        found: `${match[1]}⏎${match[2]}`,
        wanted: 'no line break between two Han characters',
      };
    });
  });
}

function paragraphs(node: Nodes): readonly Nodes[] {
  if (node.type === 'paragraph' || node.type === 'heading') return [node];
  return 'children' in node ? node.children.flatMap(paragraphs) : [];
}
