import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, createServer, transformWithOxc, type Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { isShared, isShipped, messagesModule } from '../../src/words-lib/browser-messages.ts';
import { messages } from '../../src/words-lib/vite-plugin.ts';
import { loadWords } from '../../src/words-lib/words.ts';
import { project, SMALL } from './lib/project.ts';

const RUNTIME = 'src/words-lib/mf2/runtime.ts';

/** The small project with the run-time helpers where the plugin looks for them, and a script that uses the messages. */
function site(): string {
  return project({
    ...SMALL,
    [RUNTIME]: readFileSync(RUNTIME, 'utf8'),
    'main.js': 'import load from "virtual:casebook/messages";\nexport default load;\n',
  });
}

test('the run-time helpers of all messages weigh less than 0.6 kB compressed', async () => {
  const { code } = await transformWithOxc(readFileSync(RUNTIME, 'utf8'), RUNTIME, {});
  expect(gzipSync(code.replace(/\/\*[^]*?\*\/|\s+/g, ' ')).length).toBeLessThan(600);
});

test('a built site gets one chunk for each language and game, which says what Node says', async () => {
  const root = site();
  const outDir = mkdtempSync(join(tmpdir(), 'built-'));
  onTestFinished(() => rmSync(outDir, { recursive: true, force: true }));
  const [built] = (await build({
    root,
    logLevel: 'silent',
    configFile: false,
    plugins: [messages()],
    build: { outDir, lib: { entry: join(root, 'main.js'), formats: ['es'], fileName: 'main' } },
  })) as Rolldown.RolldownOutput[];
  const { output } = built!;
  expect(output.filter((file) => file.type === 'chunk' && file.isDynamicEntry)).toHaveLength(2);
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry)!;
  const { default: load } = await import(resolve(outDir, entry.fileName));
  const { default: table } = await load['it/duel']();
  const say = loadWords(root).say('it', 'duel');
  expect(Object.keys(table)).toEqual(['log.kill']);
  expect(table['log.kill']({ seat: 'killer', victim: 'H' })).toBe(
    say('log.kill', { seat: 'killer', victim: 'H' }),
  );
});

test('while developing, a change of words is seen at the next load', async () => {
  const root = site();
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [messages()],
    server: { middlewareMode: true, ws: false, watch: null },
  });
  onTestFinished(() => server.close());
  const id = 'virtual:casebook/messages/it/duel';
  const before = await server.ssrLoadModule(id);
  expect(before['default']['log.kill']({ seat: 'killer', victim: 'H' })).toBe('The Killer kills H.');
  const file = join(root, 'src/content/words/it/duel/messages.yaml');
  writeFileSync(file, 'log.kill: "{$seat :term form=definite capital=yes} uccide {$victim}."\n');
  const [plugin] = server.config.plugins.filter(({ name }) => name === 'casebook:messages');
  const environment = server.environments.ssr;
  const hook = plugin!.hotUpdate as (this: unknown, options: unknown) => unknown;
  hook.call({ environment }, { file, modules: [], timestamp: Date.now() });
  const after = await server.ssrLoadModule(id);
  expect(after['default']['log.kill']({ seat: 'killer', victim: 'H' })).toBe('Il Killer uccide H.');
});

test('only what tells a step is shipped', () => {
  expect(['log.kill', 'refusal.dead', 'stepper.position'].every(isShipped)).toBe(true);
  expect(['game.summary', 'page.back', 'suspect.A', 'home.lede', 'stepper.next'].some(isShipped)).toBe(false);
});

test('what sharing says comes apart from what tells a step', () => {
  expect(['share.copy', 'face.answer', 'figure.killer', 'game.title'].every(isShared)).toBe(true);
  expect(['log.kill', 'stepper.position', 'home.lede'].some(isShared)).toBe(false);
});

test('the shipped messages of every language of every game are smaller than 8 kB compressed', () => {
  const words = loadWords();
  for (const { id } of words.locales) {
    for (const game of words.games()) {
      const sizeOf = (holds: (key: string) => boolean) =>
        gzipSync(messagesModule(words, { locale: id, game, holds, runtimePath: RUNTIME })).length;
      expect(sizeOf(isShipped), `${id}/${game}`).toBeLessThan(8000);
      expect(sizeOf(isShared), `${id}/${game}`).toBeLessThan(8000);
    }
  }
});
