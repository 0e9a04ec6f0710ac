/** How the prose of the rules is marked up: what is parsed, and which elements may stand in it. */
import type { Root } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import { ContentError } from './content-error.ts';

/** What a clause says: a duty, a permission, a prohibition, or what something is or means. */
export const MODS = ['must', 'may', 'must-not', 'def'] as const;
export type Mod = (typeof MODS)[number];

/** Elements of a rule page and the attributes that each may have. */
export const ELEMENTS: { readonly [name: string]: readonly string[] } = {
  /** A clause. */
  S: ['id', 'mod', 'case', 'facts', 'stale'],
  /** Something that the sources leave open, with the id of the site's decision. */
  Undecided: ['id'],
  /** Advice that is no rule, with the id of the fact. */
  Advice: ['id'],
};

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkCjkFriendly);

/** The syntax tree of a page. Throws `ContentError` with line and column when it cannot be parsed. */
export function parseRule(text: string, file: string): Root {
  try {
    return processor.parse(text);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const { line = 1, column = 1 } = error;
    throw new ContentError({
      file,
      line,
      column,
      field: 'markup',
      found: error.reason,
      wanted: 'well-formed MDX without code',
    });
  }
}
