import { describe, expect, it } from 'vitest';
import { commandOf } from '../../src/islands/stepper/keys.ts';
import { dwell } from '../../src/islands/stepper/autoplay.ts';

/** A key press on an element that lies inside (or is) what `inside` names. */
const press = (key: string, over: Partial<KeyboardEvent> = {}, inside = 'section'): KeyboardEvent =>
  ({
    key,
    target: {
      closest: (selector: string) => (selector.split(', ').some((one) => one.startsWith(inside)) ? {} : null),
    },
    ...over,
  }) as unknown as KeyboardEvent;

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

  it('are the browser’s as soon as a modifier is held', () => {
    for (const held of ['ctrlKey', 'altKey', 'metaKey'])
      expect(commandOf(press('ArrowLeft', { [held]: true }))).toBeNull();
    expect(commandOf(press('ArrowLeft', { shiftKey: true }))).toEqual({ do: 'leave' });
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

  it('never dwells less than two and a half nor more than four seconds', () => {
    expect(dwell(shown('', 0))).toBe(2500);
    expect(dwell(shown('a very long line '.repeat(40), 3))).toBe(4000);
  });
});
