/** The units of a rule page: its clauses, title and description, and the stretches of prose between the clauses. */
import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { parseDocument } from 'yaml';
import { MODS, parseRule, type Mod } from '../rule-markdown.ts';
import { unit, type Unit } from './unit.ts';
import { staleList } from './stale-list.ts';
import { scalarIn } from './yaml-scalar.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

export interface PageSource {
  readonly file: string;
  readonly game: string;
  readonly rule: string;
  readonly text: string;
}

/** In the order of the text. Throws `ContentError` when the page cannot be parsed. */
export function pageUnits(page: PageSource): readonly Unit[] {
  const tree = parseRule(page.text, page.file);
  const elements = clauseElements(tree);
  return [
    ...headUnits(tree, page),
    ...proseUnits(tree, elements, page),
    ...elements.map((one) => clauseUnit(one, page)),
  ].toSorted((a, b) => a.place.start - b.place.start);
}

function clauseElements(node: Nodes): readonly Element[] {
  if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'S')
    return [node];
  return 'children' in node ? node.children.flatMap(clauseElements) : [];
}

/** Offsets of the words between the tags. */
export function innerRange(element: Element): { start: number; end: number } {
  const start = element.children[0]?.position?.start.offset ?? element.position?.end.offset ?? 0;
  return { start, end: element.children.at(-1)?.position?.end.offset ?? start };
}

function clauseUnit(element: Element, page: PageSource): Unit {
  const { start, end } = innerRange(element);
  const mod = attribute(element, 'mod');
  const id = attribute(element, 'id') ?? '?';
  return unit({
    id: `${page.game}/${id}`,
    kind: 'clause',
    entry: id,
    part: '',
    game: page.game,
    rule: page.rule,
    text: page.text.slice(start, end),
    stale: attribute(element, 'stale') !== null,
    place: { file: page.file, line: element.position?.start.line ?? 1, start, end },
    mod: MODS.find((one): one is Mod => one === mod) ?? null,
    case: attribute(element, 'case'),
  });
}

/** Its text; empty for a bare attribute; null when it is not there. */
function attribute(element: Element, name: string): string | null {
  const found = element.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  if (!found) return null;
  return typeof found.value === 'string' ? found.value : '';
}

function headUnits(tree: Root, page: PageSource): readonly Unit[] {
  const yaml = tree.children.find((node) => node.type === 'yaml');
  if (!yaml?.position) return [];
  const shift = page.text.indexOf('\n', yaml.position.start.offset) + 1;
  const document = parseDocument(yaml.value);
  const stale = staleList(document);
  return ['title', 'description'].flatMap((key): Unit[] => {
    const scalar = scalarIn(document, [key]);
    if (!scalar) return [];
    const start = shift + scalar.start;
    return [
      unit({
        id: `${page.game}/${page.rule}@${key}`,
        kind: 'head',
        entry: key,
        part: '',
        game: page.game,
        rule: page.rule,
        text: scalar.text,
        stale: stale.has(key),
        place: { file: page.file, line: lineAt(page.text, start), start, end: shift + scalar.end },
      }),
    ];
  });
}

const EDGE = String.raw`\s+|</?(?:Undecided|Advice)[^>]*>`;
const BEFORE = new RegExp(`^(?:${EDGE}|[-*] |\\d+\\. )+`);
const AFTER = new RegExp(`(?:${EDGE}|(?<=\\n)[ ]*(?:[-*]|\\d+\\.)|(?<=\\n)#+)+$`);

/** A stretch is named after the clause before it; one without words (only list marks, tags) is none. */
function proseUnits(tree: Root, elements: readonly Element[], page: PageSource): readonly Unit[] {
  const yaml = tree.children.find((node) => node.type === 'yaml');
  const stale = yaml ? staleList(parseDocument(yaml.value)) : new Set<string>();
  let from = yaml?.position?.end.offset ?? 0;
  let name = 'start';
  const found: Unit[] = [];
  for (const element of [...elements, null]) {
    const to = element?.position?.start.offset ?? page.text.length;
    const raw = page.text.slice(from, to);
    const text = raw.replace(AFTER, '').replace(BEFORE, '');
    if (/[\p{L}\p{N}]/u.test(text)) {
      const start = from + raw.indexOf(text);
      found.push(
        unit({
          id: `${page.game}/${page.rule}@${name}`,
          kind: 'prose',
          entry: name,
          part: '',
          game: page.game,
          rule: page.rule,
          text,
          stale: stale.has(name),
          place: { file: page.file, line: lineAt(page.text, start), start, end: start + text.length },
        }),
      );
    }
    if (!element) break;
    from = element.position?.end.offset ?? to;
    name = `after-${(attribute(element, 'id') ?? '?').slice(page.rule.length + 1)}`;
  }
  return found;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
