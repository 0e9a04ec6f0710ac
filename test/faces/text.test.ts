import stringWidth from 'string-width';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawingsOf } from '../../src/cases/drawings.ts';
import { documentsIn, type TextReader } from '../../src/cases/from-text.ts';
import { CaseFileError } from '../../src/cases/problem.ts';
import { readRaw, type ReadCase } from '../../src/cases/read.ts';
import { replayCase } from '../../src/cases/replay.ts';
import { posed, type FaceStep } from '../../src/faces/digest.ts';
import { divider, plainFace, plainStep } from '../../src/faces/text/plain.ts';
import type { Trace } from '../../src/machines/trace.ts';
import { canonical, cases, games, locales, toldIn, words } from './lib.ts';

const reader: TextReader = { words, drawings: await drawingsOf(games.keys()) };

function readBack(text: string): ReadCase {
  const [read] = readRaw('post.txt', documentsIn('post.txt', text, reader), games);
  if (read instanceof CaseFileError) throw read;
  return read!;
}

/** What a case comes to: positions, answers, refusals and who is still possible; lists that are sets in one order. */
const outcome = ({ game, variants, steps }: Trace): unknown =>
  steps.map(({ position, answer, refused, winner, knowledge }) =>
    canonical(
      {
        variants,
        position,
        answer,
        refused,
        winner,
        suspects: Object.entries(knowledge).map(([seat, { suspects }]) => ({ seat, suspects })),
      },
      games.get(game)!.game.ordered,
    ),
  );

describe.each(locales)('In %s the plain text of a case', (locale) => {
  let texts: { text: string; trace: Trace }[];
  beforeAll(async () => {
    texts = await Promise.all(
      cases.map(async (one) => ({ text: plainFace(await toldIn(one, locale)), trace: one.trace })),
    );
  });

  test('is read as the same case again, whatever a forum does to indents and ends of lines', () => {
    expect(texts.length).toBeGreaterThan(0);
    for (const { text, trace } of texts) {
      const posted = text
        .replaceAll(/^(?=.)/gm, '    ')
        .replaceAll(/ +$/gm, '')
        .replaceAll('\n', '\r\n');
      const back = readBack(posted);
      expect(back.case.id).toBe(trace.id);
      expect(outcome(replayCase(back, games))).toEqual(outcome(trace));
    }
  });

  test('has no line wider than 78 columns', () => {
    const wide = texts.flatMap(({ text }) => text.split('\n').filter((line) => stringWidth(line) > 78));
    expect(wide).toEqual([]);
  });

  test('tells no reason before the answer that its step gives', async () => {
    for (const one of cases) {
      const told = await toldIn(one, locale);
      const question = posed(told);
      expect(question === null).toBe(one.trace.steps.length === 1);
      if (!question) continue;
      const [before = '', ...answers] = plainFace(told).split(divider(told));
      expect(answers).toHaveLength(1);
      for (const line of question.clue) expect(before).toContain(line.slice(0, 20));
      const reasonsOf = ({ panels }: FaceStep): string[] =>
        panels.flatMap(({ fresh }) => fresh.map(({ who, text }) => `${who}: ${text}`));
      // whoever came back under suspicion may be ruled out again for the same reason
      const known = new Set(question.before.flatMap(reasonsOf));
      const fresh = reasonsOf(question.answer[0]!).filter((reason) => !known.has(reason));
      expect(fresh.filter((reason) => before.includes(reason))).toEqual([]);
    }
  });
});

test('Every step has a text of its own that leads back to it', async () => {
  for (const one of cases.slice(0, 5)) {
    const told = await toldIn(one, 'en');
    for (const { name } of told.steps) expect(plainStep(told, name)).toContain(told.links.short(name));
    expect(() => plainStep(told, 'no-such-step')).toThrow(RangeError);
  }
});

test('A text without a case in it is refused with what would do', () => {
  expect(() => readBack('Only talk.\nNothing more.')).toThrow(
    /post\.txt: found no case in this text; the lines/,
  );
});

test('A fault in the notation is named by the line on which it stands', () => {
  const text = 'A title\n\n> id: noir/kill/x\n> given: {board: [A B]}\n> steps:\n>   - {kill: 7}\n';
  expect(() => readBack(text)).toThrow(/post\.txt:6: steps\[0\]\.kill: found 7/);
});
