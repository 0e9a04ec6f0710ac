/** As much of XML as the exchange formats need. */
import { DomUtils, parseDocument } from 'htmlparser2';

export const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** An element in one line; attributes that are null are left out, and `content` is XML already. */
export function element(
  name: string,
  attributes: { readonly [name: string]: string | null },
  content = '',
): string {
  const all = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : [` ${key}="${escaped(value)}"`],
  );
  return content === '' ? `<${name}${all.join('')}/>` : `<${name}${all.join('')}>${content}</${name}>`;
}

export interface XmlElement {
  readonly name: string;
  readonly attributes: { readonly [name: string]: string };
  readonly text: string;
  readonly children: readonly XmlElement[];
}

/** Every element of a name, in the order of the text. Throws a `SyntaxError` when there is no element `root`. */
export function elements(xml: string, root: string, name: string): readonly XmlElement[] {
  const document = parseDocument(xml, { xmlMode: true });
  if (DomUtils.getElementsByTagName(root, document, true, 1).length === 0)
    throw new SyntaxError(`found no <${root}>; an ${root} file as i18n:export writes it`);
  return DomUtils.getElementsByTagName(name, document).map(read);
}

type Node = ReturnType<typeof DomUtils.getElementsByTagName>[number];

function read(node: Node): XmlElement {
  return {
    name: node.name,
    attributes: node.attribs,
    text: DomUtils.textContent(node),
    children: node.children.filter((child): child is Node => 'name' in child && 'attribs' in child).map(read),
  };
}

export const childOf = ({ children }: XmlElement, name: string): XmlElement | undefined =>
  children.find((child) => child.name === name);
