import { describe, expect, it } from 'vitest';
import { commandOf, type Command } from '../../src/islands/stepper/keys.ts';
import { dwell, nextSpeed } from '../../src/islands/stepper/Player.tsx';
import { KEY_TABLE } from '../../src/islands/stepper/key-table.ts';
import { LABELS } from '../../src/islands/story/labels.ts';

/** A key press on an element that lies inside (or is) what `inside` names. */
const press = (key: string, over: Partial<KeyboardEvent> = {}, inside = 'section'): KeyboardEvent =>
  ({
    key,
    target: {
      closest: (selector: string) => (selector.split(', ').some((one) => one.startsWith(inside)) ? {} : null),
    },
    ...over,
  }) as unknown as KeyboardEvent;

/** All that keys do; the compiler asks for each. */
const EVERY_COMMAND: { readonly [what in Command['do']]: true } = {
  previous: true,
  next: true,
  first: true,
  last: true,
  turnBack: true,
  turnOn: true,
  roundBack: true,
  roundOn: true,
  leave: true,
  enter: true,
  forkUp: true,
  forkDown: true,
  play: true,
  faster: true,
  slower: true,
  flip: true,
  why: true,
  try: true,
  reset: true,
  nextCase: true,
  previousCase: true,
  share: true,
  list: true,
  escape: true,
  seat: true,
};

describe('Keys of the stepper', () => {
  it('are those of the well-known viewers', () => {
    expect(['ArrowRight', 'j', 'Home', 'f', 'w', '?'].map((key) => commandOf(press(key))?.do)).toEqual([
      'next',
      'next',
      'first',
      'flip',
      'why',
      'list',
    ]);
  });

  it('give each seat its number', () => {
    expect(commandOf(press('2'))).toEqual({ do: 'seat', number: 2 });
  });

  it('are the browser’s as soon as a modifier is held that is not theirs', () => {
    for (const held of ['altKey', 'metaKey'])
      expect(commandOf(press('ArrowLeft', { [held]: true }))).toBeNull();
    for (const key of ['f', 'r', 'n', 'p', 't', '-', '+', '0', 'Home'])
      expect(commandOf(press(key, { ctrlKey: true }))).toBeNull();
    expect(commandOf(press('ArrowLeft', { shiftKey: true }))).toEqual({ do: 'leave' });
    expect(commandOf(press('ArrowLeft', { ctrlKey: true }))).toEqual({ do: 'turnBack' });
    expect(commandOf(press('ArrowLeft', { ctrlKey: true, shiftKey: true }))).toBeNull();
  });

  it('that a keyboard writes by AltGr are what they write', () => {
    const altGr = { ctrlKey: true, altKey: true, getModifierState: (name: string) => name === 'AltGraph' };
    expect(commandOf(press(']', altGr))).toEqual({ do: 'roundOn' });
  });

  it('that need Shift on a keyboard are what they write', () => {
    for (const [key, what] of Object.entries({ '+': 'faster', '?': 'list', $: 'last', '^': 'first' }))
      expect(commandOf(press(key, { shiftKey: true }))).toEqual({ do: what });
  });

  it('all stand in the list that readers see, and nothing else does', () => {
    const SIGNS: Record<string, string> = {
      '←': 'ArrowLeft',
      '→': 'ArrowRight',
      '↑': 'ArrowUp',
      '↓': 'ArrowDown',
      '␣': ' ',
      Esc: 'Escape',
    };
    const commands = KEY_TABLE.flatMap(([keys]) => keys).map((shown) => {
      const [sign = '', ...held] = shown.split(' ').reverse();
      const over = { shiftKey: held.includes('⇧'), ctrlKey: held.includes('Ctrl') };
      return commandOf(press(SIGNS[sign] ?? sign, over))?.do;
    });
    expect(commands).not.toContain(undefined);
    expect(new Set(commands)).toEqual(new Set(Object.keys(EVERY_COMMAND)));
  });

  it('in the list all have a label', () => {
    for (const [, label] of KEY_TABLE) expect(LABELS).toContain(label);
  });

  it('are the browser’s where they have a meaning of their own', () => {
    expect(commandOf(press(' ', {}, 'button'))).toBeNull();
    expect(commandOf(press('j', {}, 'textarea'))).toBeNull();
    expect(commandOf(press('ArrowRight', {}, 'input'))).toBeNull();
  });

  it('that mean nothing do nothing', () => {
    for (const key of ['x', 'Tab', 'constructor', 'F5']) expect(commandOf(press(key))).toBeNull();
  });
});

describe('Playing', () => {
  const shown = (line: string, out: number) =>
    ({ shown: { lines: [line], knowledge: [{ fresh: Array.from({ length: out }) }] } }) as never;

  it('dwells longer where suspects are ruled out', () => {
    expect(dwell(shown('short', 1))).toBeGreaterThan(dwell(shown('short', 0)));
  });

  it('goes at twice, four times and half the usual speed, and no further', () => {
    expect([nextSpeed(1, 1), nextSpeed(2, 1), nextSpeed(4, 1)]).toEqual([2, 4, 4]);
    expect([nextSpeed(1, -1), nextSpeed(0.5, -1)]).toEqual([0.5, 0.5]);
  });

  it('never dwells less than two and a half nor more than four seconds', () => {
    expect(dwell(shown('', 0))).toBe(2500);
    expect(dwell(shown('a very long line '.repeat(40), 3))).toBe(4000);
  });
});
