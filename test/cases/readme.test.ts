import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const packages = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;

const run = (args: readonly string[]) =>
  new Promise<{ code: number; out: string }>((resolve) => {
    execFile(process.execPath, ['scripts/case.ts', ...args], { maxBuffer: 1e8 }, (error, out) =>
      resolve({ code: error ? Number(error.code) : 0, out }),
    );
  });

describe('What the README tells to type', () => {
  test('is a command of the project', () => {
    const named = [...readme.matchAll(/npm (?:run (?:--silent )?([a-z\d:-]+)|(start|test|ci)\b)/g)].map(
      ([, script, own]) => script ?? own!,
    );
    expect(named.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([]);
    expect(named).toEqual(
      expect.arrayContaining(['start', 'test', 'case', 'new:case', 'new:locale', 'new:game', 'new:rule']),
    );
  });

  const lines = [...readme.matchAll(/npm run --silent case -- (.*)$/gm)].map(([, args]) =>
    args!.trim().split(/\s+/),
  );
  test.each(lines)('replays cases that hold: %s', async (...args) => {
    const { code, out } = await run(args);
    expect(code).toBe(0);
    expect(out.length).toBeGreaterThan(100);
  });

  test('names files that are there', () => {
    const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path]) => path!);
    expect(links.filter((path) => !existsSync(path))).toEqual([]);
    const embedded = /src="http:\/\/localhost:4321\/embed\/en\/([^"]+)\/"/.exec(readme)![1]!;
    const [game, rule, slug] = embedded.split('/');
    expect(existsSync(`src/content/games/${game}/cases/${rule}/${slug}.yaml`)).toBe(true);
  });

  test('gives a reason for every package that the project depends on', () => {
    const named = { ...packages['devDependencies'], ...packages['dependencies'] };
    expect(Object.keys(named).filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});
