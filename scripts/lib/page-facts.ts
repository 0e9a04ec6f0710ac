import { readElements, type Element } from './html.ts';
import { readPage, type SitePage } from './site.ts';

/** Everything that the checks over the whole site ask of one page. */
export interface PageFacts {
  page: SitePage;
  lang?: string;
  title: string;
  description?: string;
  canonical?: string;
  /** Address by language, from `<link rel=alternate hreflang>`. */
  alternates: Record<string, string>;
  headings: number;
  ids: Set<string>;
  /** Whether the page only sends its reader elsewhere. */
  redirects: boolean;
  /** Addresses of pages and files that the page points to or loads. */
  links: string[];
  /** Addresses of scripts and modules that the page loads. */
  scripts: string[];
  styles: string[];
  /** Whatever a strict content security policy forbids. */
  inline: string[];
}

const linkAttributes = ['href', 'src', 'poster', 'data', 'action', 'xlink:href'];
const addressProperties = /^(og:(image|url|video)|twitter:(image|player))$/;
const dataTypes = /^(application\/(.+\+)?json|importmap|speculationrules)$/;

const sourceSet = (value = ''): string[] =>
  value
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);

function linksOf({ name, attributes }: Element): string[] {
  const property = attributes['property'] ?? attributes['name'] ?? '';
  const meta = name === 'meta' && addressProperties.test(property) ? [attributes['content'] ?? ''] : [];
  const plain = linkAttributes.flatMap((attribute) => attributes[attribute] ?? []);
  return [...plain, ...sourceSet(attributes['srcset']), ...meta];
}

function inlineOf({ name, attributes, text }: Element): string[] {
  const handlers = Object.keys(attributes).filter((attribute) => /^on[a-z]/.test(attribute));
  const found = handlers.map((attribute) => `<${name} ${attribute}>`);
  if ('style' in attributes) found.push(`<${name} style="${attributes['style']}">`);
  if (name === 'style') found.push('<style>');
  if (name === 'script' && !attributes['src'] && !dataTypes.test(attributes['type'] ?? '')) {
    found.push(`<script>${text.slice(0, 40)}`);
  }
  return found;
}

const rel = (element: Element): string => (element.name === 'link' ? (element.attributes['rel'] ?? '') : '');

const scriptOf = (element: Element): string[] => {
  if (element.name === 'script') return element.attributes['src'] ? [element.attributes['src']] : [];
  return rel(element) === 'modulepreload' ? [element.attributes['href'] ?? ''] : [];
};

/** Reads a page's file once and keeps what is asked of it. */
export function pageFacts(page: SitePage): PageFacts {
  const elements = readElements(readPage(page));
  const first = (test: (element: Element) => boolean) => elements.find(test)?.attributes;
  const alternates = elements.filter(
    (element) => rel(element) === 'alternate' && element.attributes['hreflang'],
  );
  const hrefs = alternates.map(({ attributes }) => [attributes['hreflang'], attributes['href']]);
  return {
    page,
    lang: first(({ name }) => name === 'html')?.['lang'],
    title: elements.find(({ name }) => name === 'title')?.text.trim() ?? '',
    description: first(({ name, attributes }) => name === 'meta' && attributes['name'] === 'description')?.[
      'content'
    ],
    canonical: first((element) => rel(element) === 'canonical')?.['href'],
    alternates: Object.fromEntries(hrefs),
    headings: elements.filter(({ name }) => name === 'h1').length,
    ids: new Set(elements.flatMap(({ attributes }) => attributes['id'] ?? [])),
    redirects: elements.some(({ attributes }) => attributes['http-equiv']?.toLowerCase() === 'refresh'),
    links: elements.flatMap(linksOf),
    scripts: elements.flatMap(scriptOf),
    styles: elements
      .filter((element) => rel(element) === 'stylesheet')
      .map(({ attributes }) => attributes['href'] ?? ''),
    inline: elements.flatMap(inlineOf),
  };
}
