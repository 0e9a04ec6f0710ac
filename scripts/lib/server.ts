import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersFor } from './headers.ts';
import { sendGzipped } from './send-gzipped.ts';

export interface Serving {
  folder: string;
  /** The port to try first; 0 takes any free one. */
  port: number;
  /** Whether to go on to the next port where this one is taken. */
  nextIfTaken?: boolean;
  /** Whether to compress, as real hosts do. */
  gzip?: boolean;
}

export interface Server {
  url: string;
  close(): Promise<void>;
}

const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

interface Asked {
  readonly path: string;
  /** With its question mark; empty when there is none. */
  readonly query: string;
}

/** What is asked for. Slashes in a row count as one, so that no answer can lead to another host. */
function asked({ url = '/' }: IncomingMessage): Asked {
  const [path = '/', ...query] = url.split('?');
  const one = decoded(path)
    .replace(/^[^/]*/, '')
    .replace(/\/(\.*\/)+/g, '/');
  return { path: one || '/', query: query.length > 0 ? `?${query.join('?')}` : '' };
}

async function notFound(folder: string, response: ServerResponse): Promise<void> {
  const page = join(folder, '404.html');
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
  response.end(existsSync(page) ? await readFile(page) : 'Not found');
}

/** As static hosts do: a page asked for without its last slash is sent there, so that relative links hold. */
function redirectToFolder(folder: string, { path, query }: Asked, response: ServerResponse): boolean {
  if (path.endsWith('/') || !existsSync(join(folder, path, 'index.html'))) return false;
  response.writeHead(301, { Location: `${encodeURI(path)}/${query}` }).end();
  return true;
}

/** A folder's own page, and not the file of the same name beside it: a case has both. */
function nameIndex(folder: string, { path, query }: Asked, request: IncomingMessage): void {
  if (path.endsWith('/') && existsSync(join(folder, path, 'index.html')))
    request.url = `${encodeURI(path)}index.html${query}`;
}

function answerer(folder: string, { gzip }: { gzip: boolean }) {
  const files = sirv(folder, { dev: true, etag: true });
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { path, query } = asked(request);
    for (const [name, value] of Object.entries(headersFor(path))) response.setHeader(name, value);
    if (redirectToFolder(folder, { path, query }, response)) return;
    if (gzip && sendGzipped(folder, path, response)) return;
    nameIndex(folder, { path, query }, request);
    files(request, response, () => void notFound(folder, response));
  };
}

/**
 * Serves a folder over http on this machine, without caching. Returns the address once it answers.
 * Throws when the port is taken and `nextIfTaken` is not set.
 */
export async function serve({ folder, port, nextIfTaken = false, gzip = false }: Serving): Promise<Server> {
  const server = createServer(answerer(folder, { gzip }));
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && nextIfTaken) server.listen((port += 1));
      else reject(error);
    });
    server.listen(port);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}
