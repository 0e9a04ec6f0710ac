/** The prose of a rule, cut into its clauses: `<S id="kill-1" mod="must" case="kill/first-blood" facts="N-009">…</S>`. */
import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { z } from 'zod';
import { attributesOf, type Attributes } from './clause-attributes.ts';
import { Complaints, ContentError, type Complaint } from './content-error.ts';
import { parseData } from './data-file.ts';
import { brokenHanLines } from './han-lines.ts';
import { ELEMENTS, parseRule, type Mod } from './rule-markdown.ts';

const frontMatter = z.looseObject({
  title: z.string('the title of the page').min(1, 'the title of the page'),
  description: z.string('one or two sentences').min(1, 'one or two sentences'),
  facts: z.array(z.string('ids of the facts register'), 'a list of ids of the facts register').default([]),
  sources: z.array(z.coerce.string(), 'a list of source keys').default([]),
  /** On a page of the reference: what translations lack of it is reported, and fails no check. */
  draft: z.boolean('true while the page is only started, else false or nothing').default(false),
});
export type FrontMatter = z.infer<typeof frontMatter>;

export interface Clause {
  /** `exonerate-4`, as written in the file; the global id has the game before it. */
  readonly id: string;
  /** What kind of statement; null in a translation, where the reference's holds. */
  readonly mod: Mod | null;
  /** The case that shows it, as `<rule>/<case>`. */
  readonly case: string | null;
  readonly facts: readonly string[];
  /** Marked as outdated in a translation. */
  readonly stale: boolean;
  /** The words without markup, white space collapsed. */
  readonly text: string;
  /** Offsets of the marked-up text between the tags, as `slice` of the file's text takes them. */
  readonly start: number;
  readonly end: number;
  readonly line: number;
}

export interface RulePage {
  /** The slug: `exonerate`. */
  readonly rule: string;
  readonly file: string;
  readonly frontMatter: FrontMatter;
  /** In the order of the text. */
  readonly clauses: readonly Clause[];
}

export interface RuleFile {
  readonly file: string;
  readonly rule: string;
  readonly text: string;
  /** Whether this language is the game's reference: only there do clauses carry `mod`, `case` and `facts`. */
  readonly reference: boolean;
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Found = Omit<Complaint, 'file' | 'line' | 'column'>;

/** Throws one `ContentError` with all faults: missing, repeated or misshapen ids, nested clauses, unknown elements and attributes, code, broken Han lines. */
export function readRule(source: RuleFile): RulePage {
  const tree = parseRule(source.text, source.file);
  const complaints = new Complaints();
  const front = complaints.attempt(() => readFrontMatter(tree, source.file));
  const clauses: Clause[] = [];
  walk(tree, null, { source, complaints, clauses, seen: new Map() });
  complaints.add(...brokenHanLines(tree, source));
  complaints.settle();
  return { rule: source.rule, file: source.file, frontMatter: front!, clauses };
}

interface Walk {
  readonly source: RuleFile;
  readonly complaints: Complaints;
  readonly clauses: Clause[];
  /** Line of each id. */
  readonly seen: Map<string, number>;
}

function walk(node: Nodes, inside: string | null, state: Walk): void {
  const complain = (found: Found): void =>
    state.complaints.add({ ...placeOf(node, state.source.file), ...found });
  if (node.type === 'mdxjsEsm')
    complain({
      field: 'import/export',
      found: node.value.split('\n')[0]!,
      wanted: 'prose only: elements are known without an import',
    });
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    complain({
      field: 'expression',
      found: `{${node.value}}`,
      wanted: 'prose only; a brace in the text is written \\{',
    });
  }
  const element = isElement(node) ? node : null;
  if (element) visitElement(element, inside, state, complain);
  const within = element?.name === 'S' ? (idOf(element) ?? '?') : inside;
  if ('children' in node) for (const child of node.children) walk(child, within, state);
}

function visitElement(
  element: Element,
  inside: string | null,
  state: Walk,
  complain: (found: Found) => void,
): void {
  const name = element.name ?? '';
  const allowed = Object.hasOwn(ELEMENTS, name) ? ELEMENTS[name]! : null;
  if (!allowed) {
    complain({
      field: `<${name}>`,
      found: 'an unknown element',
      wanted: `one of ${Object.keys(ELEMENTS)
        .map((known) => `<${known}>`)
        .join(', ')}`,
    });
    return;
  }
  const attributes = attributesOf(element, allowed, complain);
  if (name !== 'S') {
    if (attributes.id === null)
      complain({
        field: `<${name}>`,
        found: 'no id',
        wanted: 'the id of the fact or decision, as in id="N-G08"',
      });
    return;
  }
  if (inside !== null)
    complain({
      field: `<S id="${attributes.id ?? ''}">`,
      found: `a clause inside ${inside}`,
      wanted: 'clauses beside each other',
    });
  visitClause(element, attributes, state, complain);
}

function visitClause(
  element: Element,
  attributes: Attributes,
  state: Walk,
  complain: (found: Found) => void,
): void {
  const { rule, reference, file } = state.source;
  const { id } = attributes;
  const { line } = placeOf(element, file);
  const wanted = `an id of its own such as ${rule}-1`;
  if (id === null) return complain({ field: '<S>', found: 'no id', wanted });
  if (!new RegExp(`^${rule}-(t|[1-9]\\d*)$`).test(id))
    complain({ field: `<S id="${id}">`, found: `"${id}"`, wanted: `${rule}-<number>` });
  const before = state.seen.get(id);
  if (before !== undefined)
    complain({ field: `<S id="${id}">`, found: `the id of line ${before} again`, wanted });
  state.seen.set(id, line);
  for (const field of reference ? [] : (['mod', 'case', 'facts'] as const)) {
    if (attributes[field] !== null)
      complain({
        field: `${id} ${field}`,
        found: attributes[field],
        wanted: 'only id in a translation: the rest stands in the reference',
      });
  }
  const text = plainText(element);
  if (text === '') complain({ field: id, found: 'no text', wanted: 'the words of the clause' });
  const start = element.children[0]?.position?.start.offset ?? 0;
  const end = element.children.at(-1)?.position?.end.offset ?? 0;
  const { mod, stale } = attributes;
  state.clauses.push({
    id,
    mod,
    case: attributes.case,
    facts: (attributes.facts ?? '').split(/\s+/).filter(Boolean),
    stale,
    text,
    start,
    end,
    line,
  });
}

/** The words of a node without markup; paragraphs and line ends count as white space. */
export function plainText(node: Nodes): string {
  const parts = (inner: Nodes): string => {
    if ('value' in inner) return inner.value;
    if (inner.type === 'break') return ' ';
    if (!('children' in inner)) return 'alt' in inner ? (inner.alt ?? '') : '';
    const text = inner.children.map(parts).join('');
    return inner.type === 'paragraph' || inner.type === 'listItem' ? `${text} ` : text;
  };
  return parts(node).replace(/\s+/g, ' ').trim();
}

function readFrontMatter(tree: Root, file: string): FrontMatter {
  const yaml = tree.children.find((node) => node.type === 'yaml');
  if (!yaml)
    throw new ContentError({
      file,
      line: 1,
      column: 1,
      field: 'front matter',
      found: 'nothing',
      wanted: 'title and description between --- lines',
    });
  // One empty line stands for the opening ---, so that lines count as in the file.
  return parseData(`\n${yaml.value}`, file, frontMatter).value;
}

function isElement(node: Nodes): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function idOf(element: Element): string | null {
  const id = element.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id',
  );
  return typeof id?.value === 'string' ? id.value : null;
}

function placeOf(node: Nodes, file: string): { file: string; line: number; column: number } {
  return { file, line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 };
}
