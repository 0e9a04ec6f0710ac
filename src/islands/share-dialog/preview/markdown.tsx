/** Markdown as the place that it is for shows it. Whatever stands in the text becomes an element here or plain text, never HTML. */
import { Parser, type Node } from 'commonmark';
import type { ComponentChildren, JSX } from 'preact';
import { Link, Picture, SCROLLS, Spoiler } from './parts.tsx';

const DETAILS = /^<details><summary>(.*)<\/summary>$/;
const QUOTED_SPOILER = /^!(.*)!<$/s;

function childrenOf(node: Node): Node[] {
  const all: Node[] = [];
  for (let child = node.firstChild; child; child = child.next) all.push(child);
  return all;
}

const textOf = (node: Node): string =>
  (node.literal ?? (node.type.endsWith('break') ? '\n' : '')) + childrenOf(node).map(textOf).join('');

/** What ends a block that hides those behind it; null where it hides none. */
function hides(block: Node): { label: string; end: string } | null {
  const text = textOf(block).trim();
  if (text === '[spoiler]') return { label: '…', end: '[/spoiler]' };
  const [, label] = DETAILS.exec(text) ?? [];
  return label === undefined ? null : { label: label.replaceAll('\\', ''), end: '</details>' };
}

function blocksOf(nodes: readonly Node[]): ComponentChildren[] {
  const [first, ...rest] = nodes;
  if (!first) return [];
  const hidden = hides(first);
  if (!hidden) return [<Block node={first} />, ...blocksOf(rest)];
  const end = rest.findIndex((node) => textOf(node).trim() === hidden.end);
  const inside = rest.slice(0, end < 0 ? undefined : end);
  return [
    <Spoiler label={hidden.label}>{blocksOf(inside)}</Spoiler>,
    ...(end < 0 ? [] : blocksOf(rest.slice(end + 1))),
  ];
}

function Block({ node }: { node: Node }): JSX.Element {
  const inner = childrenOf(node);
  switch (node.type) {
    case 'block_quote': {
      const [, spoiler] = QUOTED_SPOILER.exec(textOf(node)) ?? [];
      return spoiler === undefined ? (
        <blockquote>{blocksOf(inner)}</blockquote>
      ) : (
        <Spoiler label="…">{spoiler}</Spoiler>
      );
    }
    case 'list':
      return (
        <ul>
          {inner.map((item) => (
            <li>{childrenOf(item).flatMap((block) => childrenOf(block).map(inline))}</li>
          ))}
        </ul>
      );
    case 'code_block':
    case 'html_block':
      return <pre {...SCROLLS}>{node.literal}</pre>;
    default:
      return <p>{inner.map(inline)}</p>;
  }
}

function inline(node: Node): ComponentChildren {
  const inner = childrenOf(node);
  switch (node.type) {
    case 'strong':
      return <strong>{inner.map(inline)}</strong>;
    case 'emph':
      return <em>{inner.map(inline)}</em>;
    case 'link':
      return <Link>{inner.map(inline)}</Link>;
    case 'image':
      return <Picture src={node.destination ?? ''} alt={textOf(node)} />;
    case 'linebreak':
      return <br />;
    case 'softbreak':
      return ' ';
    default:
      return node.literal ?? inner.map(inline);
  }
}

export const Markdown = ({ text }: { text: string }): JSX.Element => (
  <div class="sh-page" {...SCROLLS}>
    {blocksOf(childrenOf(new Parser().parse(text)))}
  </div>
);
