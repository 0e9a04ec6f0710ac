import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Server } from '../../scripts/lib/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'casebook-server-'));
let server: Server;

beforeAll(async () => {
  mkdirSync(join(folder, 'en'));
  writeFileSync(join(folder, 'en/index.html'), '<h1>Home</h1>');
  writeFileSync(join(folder, 'en.html'), '<h1>A file of the same name</h1>');
  writeFileSync(join(folder, '404.html'), '<h1>Nothing here</h1>');
  writeFileSync(join(folder, 'step.js'), 'export {};');
  writeFileSync(join(folder, 'case.txt'), '案例');
  server = await serve({ folder, port: 0 });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string) => fetch(`${server.url}${path}`, { redirect: 'manual' });

describe('The local server', () => {
  it('answers the address of a folder with its page', async () => {
    const response = await get('/en/');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('<h1>Home</h1>');
  });

  it('tells a folder from a file of the same name, which may run what stands in it', async () => {
    const file = await get('/en.html');
    expect(await file.text()).toBe('<h1>A file of the same name</h1>');
    expect(file.headers.get('content-security-policy')).toContain(
      "default-src 'none'; script-src 'unsafe-inline'",
    );
    expect(await (await get('/en/?view=killer')).text()).toBe('<h1>Home</h1>');
  });

  it('sends an address without its last slash to the one with it', async () => {
    const response = await get('/en');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/en/']);
  });

  it('answers an unknown address with the 404 page', async () => {
    const response = await get('/no/such/page/');
    expect([response.status, await response.text()]).toEqual([404, '<h1>Nothing here</h1>']);
  });

  it('answers an address that cannot be decoded with the 404 page', async () => {
    expect((await get('/%E0%A4%A')).status).toBe(404);
  });

  it('lets frames without an origin load scripts', async () => {
    expect((await get('/step.js')).headers.get('access-control-allow-origin')).toBe('*');
  });

  it('forbids pages to run anything but scripts of the site', async () => {
    expect((await get('/en/')).headers.get('content-security-policy')).toContain("script-src 'self';");
  });

  it('says that its texts are Unicode', async () => {
    expect((await get('/case.txt')).headers.get('content-type')).toBe('text/plain;charset=utf-8');
  });

  it('sends the same page again only when it has changed', async () => {
    const etag = (await get('/en/')).headers.get('etag') ?? '';
    const again = await fetch(`${server.url}/en/`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('takes the next port where one is taken, if it may', async () => {
    const port = Number(new URL(server.url).port);
    await expect(serve({ folder, port })).rejects.toThrow('EADDRINUSE');
    const other = await serve({ folder, port, nextIfTaken: true });
    expect(Number(new URL(other.url).port)).toBeGreaterThan(port);
    await other.close();
  });
});
