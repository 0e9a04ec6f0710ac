/** The page behind a short code: it sends its reader on; in a frame it becomes the embed, so that forums can define it as one. */
import { escapeHtml } from './snippet.ts';

export interface Short {
  readonly lang: string;
  readonly title: string;
  readonly page: string;
  readonly embed: string;
  readonly card: string;
  readonly oembed: string;
}

/** `/e.js` reads both addresses; without script the page leads to the case. Absolute addresses. */
export function shortPage({ lang, title, page, embed, card, oembed }: Short): string {
  const [name, to] = [escapeHtml(title), escapeHtml(page)];
  return `<!doctype html><html lang="${lang}" data-page="${to}" data-embed="${escapeHtml(embed)}"><head><meta charset="utf-8"><title>${name}</title><meta name="description" content="${name}"><meta name="robots" content="noindex"><link rel="canonical" href="${to}"><link rel="alternate" type="application/json+oembed" href="${escapeHtml(oembed)}"><meta property="og:type" content="website"><meta property="og:title" content="${name}"><meta property="og:description" content="${name}"><meta property="og:url" content="${to}"><meta property="og:image" content="${escapeHtml(card)}"><noscript><meta http-equiv="refresh" content="0;url=${to}"></noscript><script src="/e.js"></script></head><body><h1><a href="${to}">${name}</a></h1></body></html>`;
}
