import bbobHtml from '@bbob/html';
import bbobPreset from '@bbob/preset-html5';
import xterm from '@xterm/headless';
import { HtmlRenderer, Parser as CommonMark } from 'commonmark';
import iconv from 'iconv-lite';
import { parseDocument } from 'htmlparser2';
import MarkdownIt from 'markdown-it';
import { beforeAll, describe, expect, test } from 'vitest';
import { digest } from '../../src/faces/digest.ts';
import { drawnPart, FRAME_LINES } from '../../src/faces/text/ptt.ts';
import { boardWidth } from '../../src/faces/text/big5.ts';
import { plainFace } from '../../src/faces/text/plain.ts';
import { localeFor, TEXT_FACES } from '../../src/faces/texts.ts';
import type { Told } from '../../src/faces/told.ts';
import { cases, locales, toldIn, words } from './lib.ts';
import { Player } from './pmore.ts';

/** One case of each shape of each game; every case has every face all the same: the build sees to that. */
const samples = cases.filter(({ trace }, at) => at % 9 === 0 || trace.steps.length === 1);

const write = (kind: string, told: Told): string => TEXT_FACES[kind]!.write(told);

function textOf(html: string): string {
  const inner = (node: { data?: string; children?: unknown[] }): string =>
    node.data ?? (node.children ?? []).map((child) => inner(child as never)).join('');
  return inner(parseDocument(html) as never);
}

const linksIn = (html: string): string[] =>
  [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, to]) => to!);
const linesOf = (told: Told): string[] =>
  digest(told)
    .flatMap(({ board }) => board)
    .filter(Boolean);

describe.each(locales)('A case in %s', (locale) => {
  let told: Told[];
  beforeAll(async () => {
    told = await Promise.all(samples.map((one) => toldIn(one, locale)));
  });

  const markdowns: [string, (text: string) => string][] = [
    ['markdown-it', (text) => new MarkdownIt({ html: true }).render(text)],
    ['the reference of CommonMark', (text) => new HtmlRenderer().render(new CommonMark().parse(text))],
  ];
  test.each(markdowns)('as Markdown shows its title, every drawing and its links through %s', (_, render) => {
    for (const one of told) {
      const html = render(write('md', one));
      const text = textOf(html);
      expect(text).toContain(one.title);
      for (const line of linesOf(one)) expect(text).toContain(line.trimEnd());
      expect(linksIn(html)).toContain(one.links.page());
      expect(html).toContain('<img src="https://');
    }
  });

  test('as Markdown for Reddit hides every line of the answer', () => {
    for (const one of told.filter(({ steps }) => steps.length > 1)) {
      const [, answer = ''] = write('reddit.md', one).split(`\n\n${one.say('face.answer')}\n\n`);
      const lines = answer.split('\n').filter(Boolean).slice(0, -1);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.filter((line) => !/^>!.+!<$/.test(line))).toEqual([]);
    }
  });

  test('as BBCode is understood to the last tag', () => {
    for (const one of told) {
      const html = bbobHtml(write('bbcode', one), bbobPreset(), {
        onlyAllowTags: ['b', 'url', 'img', 'code', 'list', '*', 'spoiler'],
      });
      expect(textOf(html)).not.toMatch(/\[\/?(b|url|img|code|list|spoiler|\*)/);
      expect(textOf(html)).toContain(one.title.replaceAll('[', '(').replaceAll(']', ')'));
      expect(linksIn(html)).toContain(one.links.page());
    }
  });

  test('for BoardGameGeek has no sign that would cut the post off', () => {
    for (const one of told) {
      const text = write('bgg.txt', one);
      expect(text).not.toContain('<');
      for (const line of linesOf(one)) expect(text).toContain(line.replaceAll('<', '‹'));
    }
  });

  test('in colour is the plain text once a terminal has taken the colours out', async () => {
    for (const one of told.slice(0, 4)) {
      const text = write('ans', one);
      const terminal = new xterm.Terminal({ cols: 80, rows: 24, scrollback: 10_000, allowProposedApi: true });
      await new Promise<void>((done) => terminal.write(text.replaceAll('\n', '\r\n'), done));
      const buffer = terminal.buffer.active;
      const shown = Array.from({ length: buffer.length }, (_, at) =>
        buffer.getLine(at)!.translateToString(true),
      );
      const plain = plainFace(one).split('\n');
      const end = plain.indexOf(one.links.short());
      expect(shown.slice(0, end + 1).map((line) => line.trimEnd())).toEqual(
        plain.slice(0, end + 1).map((line) => line.trimEnd()),
      );
      const coloured = Array.from({ length: buffer.length }, (_, at) => buffer.getLine(at)!).some((line) =>
        Array.from({ length: 78 }, (_, column) => line.getCell(column)!).some((cell) => cell.isFgPalette()),
      );
      expect(coloured).toBe(true);
    }
  });
});

describe.each(locales)('A movie for PTT in %s', (locale) => {
  let told: Told[];
  const board = localeFor(TEXT_FACES['ptt.txt']!, locale, words.site(locale));
  beforeAll(async () => {
    told = await Promise.all(cases.map((one) => toldIn(one, board)));
  });

  test('has only characters that Big5 encodes, and comes back from it unchanged', () => {
    for (const one of told) {
      const text = write('ptt.txt', one);
      expect(iconv.decode(iconv.encode(text, 'cp950'), 'cp950')).toBe(text);
    }
  });

  test('fits the screen: 78 columns, a frame in the lines above the menu', () => {
    for (const one of told) {
      const { frames } = new Player(write('ptt.txt', one));
      expect(frames.filter(({ lines }) => lines.length > FRAME_LINES)).toEqual([]);
      expect(frames.flatMap(({ lines }) => lines).filter((line) => boardWidth(line) > 78)).toEqual([]);
      for (const { options } of frames)
        expect(boardWidth(options.map(({ text }) => ` ${text} `).join(''))).toBeLessThanOrEqual(78);
    }
  });

  test('plays from the first step to the end by Enter alone, and shows every drawing on the way', () => {
    for (const one of told) {
      const player = new Player(write('ptt.txt', one));
      expect(player.frame.keeps).toBe('@a');
      const seen: string[] = [...player.frame.lines];
      for (let moves = 0; !player.frame.stops; moves += 1) {
        expect(player.press('Enter') && moves < 1000).toBe(true);
        seen.push(...player.frame.lines);
      }
      for (const { board: drawing } of digest(one))
        for (const line of drawnPart(drawing)) expect(seen).toContain(line);
      expect(seen.at(-1)).toBe(one.links.short());
    }
  });

  test('steps back where it came from, and tells why on demand', () => {
    for (const one of told.filter(({ steps }) => steps.length > 1)) {
      const player = new Player(write('ptt.txt', one));
      const asks = digest(one)[0]!.panels.some(({ fresh }) => fresh.length > 0);
      expect(player.press('w')).toBe(asks);
      const steppable = () => !asks || player.frame.options.some(({ key }) => key === '@l');
      while (!steppable()) player.press('@r');
      expect(player.press('@l')).toBe(asks);
      expect(player.frame.name).toBe('s0');
      while (player.frame.name !== 's1') player.press('@r');
      player.press('@l');
      expect(player.frame.name).toBe('s0');
      expect(player.press('x')).toBe(false);
    }
  });
});
