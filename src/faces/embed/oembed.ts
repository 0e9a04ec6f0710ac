/** The oEmbed answer for a case or a step, as a file: whoever asks with a width of their own gets this one all the same. */
import { CARD } from '../picture/card.ts';
import type { Told } from '../told.ts';
import { EMBED_SIZE, framed } from './snippet.ts';

const DAY = 86_400;

export interface OEmbed {
  readonly [key: string]: string | number;
}

/** `type` is `rich`, for programs show players only of hosts that they know. Without a step: of the case. */
export function oembed({ title, links }: Told, step?: string): OEmbed {
  const page = links.page(step);
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: 'Casebook',
    provider_url: new URL('/', page).href,
    cache_age: DAY,
    thumbnail_url: links.card(step),
    thumbnail_width: CARD.width,
    thumbnail_height: CARD.height,
    ...EMBED_SIZE,
    html: framed({ title, page, embed: links.embed(step), ...EMBED_SIZE }),
  };
}
