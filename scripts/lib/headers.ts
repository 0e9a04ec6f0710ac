import { extname } from 'node:path';

/** The site promises to load nothing but its own files and to run no inline script. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

/** A case in a file of its own has all that it needs within, and asks for nothing. */
const singleFilePolicy = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const isSingleFile = (path: string): boolean =>
  path.endsWith('.html') && !/(^|\/)(index|404)\.html$/.test(path);

/** An embed lives in a frame without an origin of its own, from where every script and picture is a foreign request. */
const shared = new Set([
  '.js',
  '.mjs',
  '.json',
  '.svg',
  '.png',
  '.webp',
  '.gif',
  '.css',
  '.woff',
  '.woff2',
  '.ttf',
  '.txt',
]);

const texts: Record<string, string> = {
  '.txt': 'text/plain;charset=utf-8',
  '.md': 'text/markdown;charset=utf-8',
  '.svg': 'image/svg+xml;charset=utf-8',
  '.bbcode': 'text/plain;charset=utf-8',
  '.ans': 'text/plain;charset=utf-8',
};

/** The headers that every host of this site should send with a path, beyond what any static host sends. */
export function headersFor(path: string): Record<string, string> {
  const extension = extname(path);
  const headers: Record<string, string> = { 'X-Content-Type-Options': 'nosniff' };
  if (shared.has(extension)) headers['Access-Control-Allow-Origin'] = '*';
  else headers['Content-Security-Policy'] = isSingleFile(path) ? singleFilePolicy : contentSecurityPolicy;
  const type = texts[extension];
  return type ? { ...headers, 'Content-Type': type } : headers;
}
