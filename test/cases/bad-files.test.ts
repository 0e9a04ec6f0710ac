import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadGames } from '../../src/cases/games.ts';
import { CaseFileError } from '../../src/cases/problem.ts';
import { readDocuments } from '../../src/cases/read.ts';

const games = await loadGames();
const BOARD = '[A B C D E, F G h I J, K L M N O, P Q R S T, U V W Y Z]';
const GOOD = `game: noir
rule: exonerate
title: A case
given:
  board: ${BOARD}
  killer: M
  inspector: C
  hand: [F, T, W]
  turn: inspector
steps:
  - exonerate: F
    expect: {answer: false}
`;

/** What reading a text complains of, as `line field: found; wanted`. */
function complaints(text: string): string[] {
  return readDocuments('a.yaml', text, games).flatMap((one) =>
    one instanceof CaseFileError
      ? one.problems.map(({ line, field, found, wanted }) => `${line} ${field}: ${found}; ${wanted}`)
      : [],
  );
}

describe('A file that is no case is told of with line, field, what was found and what would do', () => {
  test.each([
    [
      'an unknown key stands where the key is written',
      GOOD.replace('  killer: M', '  villain:\n    name: M'),
      /^6 given\.villain: an unknown key "villain"; leave it out/,
    ],
    [
      'a suspect that is not in the game',
      GOOD.replace('killer: M', 'killer: X'),
      /^6 given\.killer: "X"; one of A, B/,
    ],
    [
      'a number where cards are wanted',
      GOOD.replace('[F, T, W]', '[1]'),
      /^8 given\.hand\[0\]: 1; one of A, B/,
    ],
    [
      'a game that is not text',
      GOOD.replace('game: noir', 'game: {toString: 1}'),
      /^1 game: \{"toString":1\}; the name of a game, as text/,
    ],
    [
      'an alias without an anchor',
      GOOD.replace('killer: M', 'killer: *who'),
      /YAML that cannot be read \(Unresolved alias/,
    ],
    ['an alias that contains itself', GOOD.replace('[F, T, W]', '&h [F, *h]'), /YAML that cannot be read/],
    [
      'two events in a step',
      GOOD.replace('  - exonerate: F', '  - exonerate: F\n    arrest: M'),
      /^11 steps\[0\]: \["exonerate","arrest"\]; exactly one event key/,
    ],
    ['a board that is not a rectangle', GOOD.replace('U V W Y Z', 'U V W Y'), /^5 given\.board/],
    [
      'a key written twice',
      GOOD.replace('  killer: M', '  killer: M\n  killer: L'),
      /^7 : YAML that cannot be read \(DUPLICATE_KEY\)/,
    ],
    ['nothing at all', '# only a remark\n', /^1 : an empty file; a case has at least/],
  ])('%s', (_title, text, wanted) => {
    expect(complaints(text).join('\n')).toMatch(wanted);
  });

  test('one bad document does not hide the others of its file', () => {
    const read = readDocuments(
      'a.yaml',
      [GOOD, 'game: noir\n', GOOD.replace('killer: M', 'killer: Q')].join('---\n'),
      games,
    );
    expect(read.map((one) => one instanceof CaseFileError)).toEqual([false, true, false]);
  });
});

describe('The case command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cases-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'a-good-one.yaml'), GOOD);
  writeFileSync(join(folder, 'b.yaml'), GOOD.replace('answer: false', 'answer: true'));
  symlinkSync(join(folder, 'nowhere'), join(folder, 'c.yaml'));

  const run = (...args: string[]) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      execFile(process.execPath, ['scripts/case.ts', ...args], (error, out, err) =>
        resolve({ code: error ? Number(error.code) : 0, out, err }),
      );
    });

  test('reports every case, names what cannot be read, and ends with 2', async () => {
    const { code, out, err } = await run(folder);
    expect(out).toBe(
      'ok noir/exonerate/a-good-one\nnot ok noir/exonerate/b: step 1: answer: expected true, got false\n1 passed, 1 failed\n',
    );
    expect(err).toMatch(/c\.yaml: found no such file or folder/);
    expect(code).toBe(2);
  });

  test('ends with 1 when a case does not hold, and with 0 when all do', async () => {
    expect((await run(join(folder, 'b.yaml'))).code).toBe(1);
    expect((await run(join(folder, 'a-good-one.yaml'))).code).toBe(0);
  });

  test('ends with 2 and says what would do when it is not understood', async () => {
    const asked = [['--view', 'nobody', folder], ['--lang', 'xx', folder], ['--format', 'pdf', folder], []];
    for (const args of asked) {
      const { code, err } = await run(...args);
      expect(err).toMatch(/found .*(one of|name a case)/);
      expect(code).toBe(2);
    }
  });
});
