import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { differences } from '../../scripts/lib/folder-hashes.ts';

const folder = mkdtempSync(join(tmpdir(), 'casebook-builds-'));
afterAll(() => rmSync(folder, { recursive: true }));

function build(name: string, files: Record<string, string>): string {
  const path = join(folder, name);
  mkdirSync(join(path, 'en'), { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(join(path, file), content);
  return path;
}

describe('Two builds', () => {
  it('are equal when every file is', () => {
    const files = { 'index.html': 'a', 'en/index.html': 'b' };
    expect(differences(build('1', files), build('2', files))).toEqual([]);
  });

  it('differ where a file has changed, come or gone', () => {
    const one = build('3', { 'index.html': 'a', 'en/index.html': 'b', 'gone.css': '' });
    const other = build('4', { 'index.html': 'a', 'en/index.html': 'c', 'new.css': '' });
    expect(differences(one, other)).toEqual(['en/index.html', 'gone.css', 'new.css']);
  });
});
