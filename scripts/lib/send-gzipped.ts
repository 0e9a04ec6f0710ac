import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html;charset=utf-8',
  '.css': 'text/css;charset=utf-8',
  '.js': 'text/javascript;charset=utf-8',
  '.svg': 'image/svg+xml;charset=utf-8',
  '.json': 'application/json',
};

/** Sends a text file of the folder compressed, as real hosts do. Returns false, having done nothing, for any other. */
export function sendGzipped(folder: string, path: string, response: ServerResponse): boolean {
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  const type = types[extname(file)];
  if (!type || !existsSync(file)) return false;
  response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' });
  response.end(gzipSync(readFileSync(file)));
  return true;
}
