import { describe, expect, test } from 'vitest';
import { plain } from '../../src/figures/byzantine/plain.ts';
import { TEXT_WIDTH } from '../../src/figures/byzantine/text.ts';
import { columns } from '../../src/figures/text-fit.ts';
import { trainingStart } from '../../src/machines/byzantine/palaces/training-start.ts';
import type { JsonObject } from '../../src/machines/trace.ts';

const say = (key: string): string => key.replace(/^(figure\.short|figure|suspect|method)\./, '');
const zh = (key: string): string =>
  key === 'figure.comma'
    ? '、'
    : key === 'figure.colon'
      ? '：'
      : '宮廷總管的長名字'.slice(0, (key.length % 8) + 1);

const POSITION: JsonObject = {
  palace: 'training',
  at: trainingStart as JsonObject,
  dead: ['astrologer', 'witch'],
  locks: ['2BC-2A'],
  assassin: 'cook',
  methods: ['hanging', 'fall'],
  murders: [
    { victims: ['astrologer'], room: '3B', method: 'shooting', read: true },
    { victims: ['witch'], room: '0B', read: false },
  ],
};

const lineOf = (lines: readonly string[], room: string): string =>
  lines.find((line) => line.includes(`${room} `)) ?? '';
const below = (lines: readonly string[], room: string): string =>
  lines[lines.indexOf(lineOf(lines, room)) + 1] ?? '';

describe('a palace in plain text', () => {
  const lines = plain(POSITION, say);

  test('Every room stands on its floor with its people below it', () => {
    expect(lineOf(lines, '4A')).toMatch(/^4 {3}\| 4A +: 4B +: 4C +\|$/);
    expect(below(lines, '4A')).toMatch(/\| captain +: jester +: empress +\|$/);
  });

  test('A door is a colon, a locked one an X, a wall a bar; whichever end the lock names first', () => {
    expect(lineOf(lines, '3A')).toMatch(/3A +: 3B +\| 3C +\|$/);
    expect(lineOf(lines, '2A')).toMatch(/2A +X 2BC +\|$/);
  });

  test('A large room has no wall inside, and all floors are equally wide', () => {
    const walls = lines.filter((line) => /[|+]$/.test(line)).map(columns);
    expect(new Set(walls).size).toBe(1);
  });

  test('Stairs are an H in the floor between the two rooms', () => {
    const [upper, lower] = [lines.indexOf(lineOf(lines, '3A')), lines.indexOf(lineOf(lines, '2A'))];
    const slab = lines.slice(upper, lower).findLast((line) => line.includes('+--'))!;
    expect([...slab.matchAll(/H/g)]).toHaveLength(2);
  });

  test('The dead bear a + and what lies on them, Mr. M a star where the position tells', () => {
    const text = lines.join('\n');
    expect(text).toContain('+astrologer(shooting)');
    expect(text).toContain('+witch(unread)');
    expect(text).toContain('*cook');
    const { assassin: _, ...hidden } = POSITION;
    expect(plain(hidden, say).join('\n')).not.toContain('*');
  });

  test('No line is wider than 78 columns, full-width signs counted double', () => {
    const crowd = {
      ...POSITION,
      at: Object.fromEntries(Object.keys(trainingStart).map((who) => [who, '3B'])),
    };
    const big = {
      floors: [
        ['1A', '1B', '1C', '1D', '1E', '1F'],
        ['0ABC', '0DEF'],
      ],
      doors: [],
      stairs: ['0ABC-1C'],
      passages: [],
      secretDoors: [],
    };
    const small = {
      ...POSITION,
      palace: big,
      at: { cook: '1A', steward: '1A', duke: '0DEF' },
      dead: [],
      locks: [],
    } as unknown as JsonObject;
    for (const position of [POSITION, crowd, small]) {
      for (const words of [say, zh]) {
        const drawn = plain(position, words);
        expect(drawn.length).toBeGreaterThan(6);
        expect(drawn.filter((line) => columns(line) > TEXT_WIDTH)).toEqual([]);
      }
    }
  });
});
