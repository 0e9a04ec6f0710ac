import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Tree } from './lib/tree.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const GUIDES = 'docs/translating';
const LOCALES = readdirSync('src/content/words');
const guide = (locale: string): string => readFileSync(`${GUIDES}/${locale}.md`, 'utf8');
const blocks = (text: string, kind: string): readonly string[] =>
  [...text.matchAll(new RegExp(`\`\`\`${kind}\\n([^]*?)\`\`\``, 'g'))].map(([, inner]) => inner!.trim());
const code = (text: string): readonly string[] =>
  [...text.replace(/```[^]*?```/g, '').matchAll(/`([^`]+)`/g)].map(([, inner]) => inner!);

describe('The guide for translators', () => {
  test('stands in every language of the site, and each names the others', () => {
    expect(readdirSync(GUIDES).toSorted()).toEqual(LOCALES.map((locale) => `${locale}.md`).toSorted());
    for (const locale of LOCALES)
      for (const other of LOCALES.filter((one) => one !== locale))
        expect(guide(locale)).toContain(`(${other}.md)`);
  });

  test.each(LOCALES)('says in %s the same commands, paths and steps', (locale) => {
    const shape = (text: string): unknown => ({
      commands: blocks(text, 'sh'),
      lines: blocks(text, 'json'),
      code: code(text).toSorted(),
      headings: text.match(/^#+ /gm),
      steps: text.match(/^\d\. /gm),
    });
    expect(shape(guide(locale))).toEqual(shape(guide('en')));
  });

  test.each(LOCALES)('calls in %s the page and its button by their names', (locale) => {
    const site = JSON.parse(readFileSync(`src/content/words/${locale}/site.json`, 'utf8')) as {
      readonly [key: string]: string;
    };
    for (const key of ['verify.title', 'verify.report']) expect(guide(locale)).toContain(site[key]!);
  });
});

const tree = new Tree();
afterAll(() => tree.remove());

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: { readonly [name: string]: string };
};

/** Runs `npm run … -- …` of the guide by what package.json says it is. */
async function run(command: string): Promise<string> {
  const [, name = '', rest = ''] = /^npm run (?:--silent )?(\S+)(?: -- (.*))?$/.exec(command)!;
  const args = (rest.match(/"[^"]*"|\S+/g) ?? []).map((one) => one.replaceAll('"', ''));
  const [, script = ''] = /^node (\S+)$/.exec(scripts[name]!)!;
  const { code: ended, out, err } = await tree.node(script, ...args);
  expect(`${command}: ${ended} ${err}`).toBe(`${command}: 0 `);
  return out;
}

describe('Who follows it', () => {
  const commands = blocks(guide('en'), 'sh').join('\n').split('\n');
  // The packages are there, and the site would be served until it is stopped.
  const [first = '', ...later] = commands.filter((one) => !['npm ci', 'npm run dev'].includes(one));
  const out: string[] = [];

  beforeAll(async () => {
    await run(first);
    const site = 'src/content/words/fr/site.json';
    const [line = ''] = blocks(guide('en'), 'json');
    const text = tree.texts().get(site)!;
    tree.write(site, text.replace(/\n\}\s*$/, `,\n  ${line}\n}\n`));
    for (const command of later) out.push(await run(command));
  });

  test('has a language with a first sentence, which is counted as a draft', () => {
    expect(out.join('\n')).toMatch(/^fr +site +\d+ +0 +0 +0 +1 +0 +0$/m);
  });

  test('mends a sentence: its words are changed, the word "stale" is deleted, and it is no longer stale', async () => {
    const file = (locale: string): string => `src/content/words/${locale}/noir/kill.mdx`;
    const text = (locale: string): string => tree.texts().get(file(locale))!;
    const stale = (): Promise<string> => run('npm run i18n:status -- --locale it --list stale');
    tree.write(file('en'), text('en').replace(/(<S id="kill-3"[^>]*>)/, '$1Mark well: '));
    await run('npm run i18n:sync');
    expect(await stale()).toContain('noir/kill-3');
    const marked = /<S id="kill-3" stale>/;
    expect(text('it')).toMatch(marked);
    tree.write(file('it'), text('it').replace(marked, '<S id="kill-3">Attenzione: '));
    await run('npm run i18n:sync');
    expect(await stale()).not.toContain('noir/kill-3');
    expect(text('it')).toContain('<S id="kill-3">Attenzione: ');
  });
});
