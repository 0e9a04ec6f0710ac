/** What the head of a case's or a step's page tells to programs that make cards of links. */
import { CARD } from '../picture/card.ts';
import { facePathOf } from '../links.ts';
import type { Told } from '../told.ts';
import { EMBED_SIZE } from './snippet.ts';

/** An attribute and a name, and what it says. */
export interface HeadMeta {
  readonly property?: string;
  readonly name?: string;
  readonly content: string;
}

export interface HeadLink {
  readonly rel: string;
  readonly href: string;
  readonly type?: string;
  readonly title?: string;
  readonly media?: string;
}

/** The longest description of a picture that is taken. */
const ALT = 420;

export interface HeadTags {
  readonly metas: readonly HeadMeta[];
  readonly links: readonly HeadLink[];
}

/** `alt` says what the card shows. Without a step: of the case. */
export function headTags({ title, links }: Told, alt: string, step?: string): HeadTags {
  const card = links.card(step);
  const said = alt.slice(0, ALT);
  return {
    metas: [
      { property: 'og:image', content: card },
      { property: 'og:image:type', content: 'image/png' },
      { property: 'og:image:width', content: String(CARD.width) },
      { property: 'og:image:height', content: String(CARD.height) },
      { property: 'og:image:alt', content: said },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:image', content: card },
      { name: 'twitter:image:alt', content: said },
      { name: 'twitter:player', content: links.embed(step) },
      { name: 'twitter:player:width', content: String(EMBED_SIZE.width) },
      { name: 'twitter:player:height', content: String(EMBED_SIZE.height) },
    ],
    links: [
      {
        rel: 'alternate',
        type: 'application/json+oembed',
        href: facePathOf(links.page(step), 'oembed.json'),
        title,
      },
      { rel: 'iframely', type: 'text/html', href: links.embed(step), media: '(aspect-ratio: 1/1)' },
    ],
  };
}
