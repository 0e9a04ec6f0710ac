/** What stands in a page of somebody else: the frame, and what is left where frames are taken out. */
export interface Framed {
  readonly title: string;
  /** Absolute addresses of the page and of its embed. */
  readonly page: string;
  readonly embed: string;
  readonly width: number;
  readonly height: number;
}

export const EMBED_SIZE = { width: 640, height: 640 } as const;

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Elements and attributes that WordPress keeps of oEmbed answers, and no others. */
export function framed({ title, page, embed, width, height }: Framed): string {
  const name = escapeHtml(title);
  return `<blockquote><a href="${escapeHtml(page)}">${name}</a></blockquote><iframe src="${escapeHtml(embed)}" width="${width}" height="${height}" frameborder="0" marginwidth="0" marginheight="0" scrolling="no" title="${name}"></iframe>`;
}

/** For pages whose author may write HTML: as wide as there is room, loaded when it comes into sight, nothing allowed but scripts. */
export function snippet({ title, page, embed, width, height }: Framed): string {
  const name = escapeHtml(title);
  return `<iframe src="${escapeHtml(embed)}" width="${width}" height="${height}" style="max-width:100%;border:0" loading="lazy" sandbox="allow-scripts allow-popups" title="${name}"></iframe>\n<p><a href="${escapeHtml(page)}">${name}</a></p>`;
}
