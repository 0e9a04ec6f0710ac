/** BBCode as a forum shows it. A tag that is none of ours stays the text that it is. */
import { parse } from '@bbob/parser';
import type { ComponentChildren, JSX } from 'preact';
import { Link, Picture, SCROLLS, Spoiler } from './parts.tsx';

const TAGS = ['b', 'url', 'img', 'code', 'c', 'list', '*', 'spoiler'];

type Part = ReturnType<typeof parse>[number] | string | number;

const partsOf = (content: unknown): Part[] =>
  Array.isArray(content) ? (content as Part[]) : content ? [content as Part] : [];

const textOf = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'object' ? textOf(partsOf(part.content)) : String(part))).join('');

/** The parts of a list, cut where an item begins. */
function itemsOf(parts: readonly Part[]): Part[][] {
  const items: Part[][] = [];
  for (const part of parts) {
    if (typeof part === 'object' && part.tag === '*') items.push([...partsOf(part.content)]);
    else items.at(-1)?.push(part);
  }
  return items;
}

function show(part: Part): ComponentChildren {
  if (typeof part !== 'object') return String(part);
  const inner = partsOf(part.content);
  switch (part.tag) {
    case 'b':
      return <strong>{inner.map(show)}</strong>;
    case 'url':
      return <Link>{inner.map(show)}</Link>;
    case 'img':
      return <Picture src={textOf(inner)} alt="" />;
    case 'code':
    case 'c':
      return <pre {...SCROLLS}>{textOf(inner)}</pre>;
    case 'list':
      return (
        <ul>
          {itemsOf(inner).map((item) => (
            <li>{item.map(show)}</li>
          ))}
        </ul>
      );
    default:
      return <Spoiler label="…">{inner.map(show)}</Spoiler>;
  }
}

export const BbCode = ({ text }: { text: string }): JSX.Element => (
  <div class="sh-page sh-lines" {...SCROLLS}>
    {parse(text, { onlyAllowTags: TAGS, contextFreeTags: ['code', 'c'] }).map(show)}
  </div>
);
