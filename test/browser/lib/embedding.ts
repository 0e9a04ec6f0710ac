import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';

/** A page on another origin that shows an address in a frame, as a forum would: scripts, but no origin of its own. */
const host = (address: string): string => `<!doctype html>
<html lang="en">
  <title>Another site</title>
  <iframe title="A case" sandbox="allow-scripts" src="${address}" width="640" height="480"></iframe>
  <script>
    addEventListener('message', ({ data }) => {
      if (data?.type === 'embed-size') document.title = String(data.height);
    });
  </script>
</html>`;

export interface Embedding {
  frame: FrameLocator;
  close(): Promise<void>;
}

/** Opens an embed inside a sandboxed frame of a page on another origin. */
export async function embed(page: Page, address: string): Promise<Embedding> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8' }).end(host(address));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const close = () =>
    new Promise<void>((resolve) => (server.closeAllConnections(), server.close(() => resolve())));
  return { frame: page.frameLocator('iframe'), close };
}
