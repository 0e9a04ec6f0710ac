import { execFile, execFileSync } from 'node:child_process';
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

const SHOT = `game: byzantine
rule: shooting
title: A case
given:
  at: {astrologer: 3B, steward: 3A, cook: 3C}
  assassin: cook
steps:
  - kill: {method: shooting, victim: astrologer}
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
    [
      'a board that is larger than the game',
      GOOD.replace(BOARD, `[${Array(400).fill('A B C D E').join(', ')}]`),
      /^5 given\.board: .*; at most 25 of them/,
    ],
    [
      'a key to which JavaScript gives a meaning of its own',
      GOOD.replace('  killer: M', '  killer: M\n  __proto__: {hand: [A]}'),
      /^7 given: a key that is no name \(__proto__\); keys that are names/,
    ],
    ['a list as a key', `${GOOD}? [a, b]\n: 1\n`, /^13 : a key that is no name \(\["a","b"\]\)/],
    [
      'no key, inside a list',
      GOOD.replace('  - exonerate: F', '  - exonerate: F\n    ? \n    : 1'),
      /^12 steps\[0\]: a key that is no name \(null\)/,
    ],
    [
      'a number that is none',
      GOOD.replace('  turn:', '  kills: .nan\n  turn:'),
      /^9 given\.kills: NaN; a number/,
    ],
    [
      'an escape character',
      GOOD.replace('A case', '"\\e[31mred"'),
      /^3 title: .*; text without control characters/,
    ],
    [
      'far too many nodes by aliases',
      `a: &a [${Array(10).fill('x').join()}]\nb: &b [${Array(10).fill('*a').join()}]\nc: [${Array(10).fill('*b').join()}]\n${GOOD}`,
      /^1 : YAML that cannot be read \(Excessive alias count.*no more than a hundred/,
    ],
    [
      'a collapse to a side that its lines do not have',
      GOOD.replace('exonerate: F', 'collapse: {each: row, take: [h], to: up}'),
      /^11 steps\[0\]\.collapse\.to: "up"; one of left, right/,
    ],
    [
      'a collapse by no kind of line',
      GOOD.replace('exonerate: F', 'collapse: {each: diagonal, take: [h], to: up}'),
      /^11 steps\[0\]\.collapse\.each: "diagonal"; one of column, row/,
    ],
    [
      'an answer in words',
      GOOD.replace('exonerate: F', 'kill: {victim: G, answer: yes}'),
      /^11 steps\[0\]\.kill\.answer: "yes"; true or false is needed here/,
    ],
    [
      'a skill that does not say which',
      SHOT.replace('kill: {method: shooting, victim: astrologer}', 'skill: {who: cook}'),
      /^8 steps\[0\]\.skill: none of its keys; one of the keys shows, reads, .*lock, unlock/,
    ],
    [
      'two skills at once',
      SHOT.replace(
        'kill: {method: shooting, victim: astrologer}',
        'skill: {who: cook, lock: 3A-3B, unlock: 3A-3B}',
      ),
      /^8 steps\[0\]\.skill: .*; just one of the keys .*lock, unlock/,
    ],
    [
      'an event of another game',
      SHOT.replace('kill: {method: shooting, victim: astrologer}', 'exonerate: F'),
      /^8 steps\[0\]: \{"exonerate":"F"\}; one of the events draw, pick, move, skill, kill, read, endRound, accuse$/,
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

  test('passes over pipes in a folder, and names links that lead in a circle', async () => {
    const odd = mkdtempSync(join(folder, 'odd-'));
    symlinkSync('self.yaml', join(odd, 'self.yaml'));
    symlinkSync('.', join(odd, 'again'));
    execFileSync('mkfifo', [join(odd, 'pipe.yaml')]);
    const { code, err } = await run(odd);
    expect(err).toMatch(
      /^\S*self\.yaml: found something that cannot be read \(ELOOP\); a case file[^\n]*\n$/,
    );
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
