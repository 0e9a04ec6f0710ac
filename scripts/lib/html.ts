import { Parser } from 'htmlparser2';

/** One element of a page: its name, its attributes, and the text directly in it. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
}

/** The elements of a page in the order in which they open. */
export function readElements(html: string): Element[] {
  const elements: Element[] = [];
  const open: Element[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = { name, attributes, text: '' };
      elements.push(element);
      open.push(element);
    },
    ontext(text) {
      const innermost = open.at(-1);
      if (innermost) innermost.text += text;
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return elements;
}
