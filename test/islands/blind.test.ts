import { describe, expect, it } from 'vitest';
import { lineOf, tally } from '../../src/islands/verify/tally.ts';
import { ENOUGH } from '../../src/machines/mutants/ask.ts';
import { ENOUGH as ENOUGH_IN_BROWSER } from '../../src/islands/verify/tally.ts';
import { ENOUGH as ENOUGH_IN_LOCK } from '../../src/words-lib/i18n/understood.ts';

const passed = {
  clause: 'noir/kill-3',
  locale: 'it',
  by: 'Ana',
  right: 3,
  of: 4,
  bound: '0123abcd-4567ef89',
};

describe('The blind test', () => {
  it('counts what has been answered, and of that what is right', () => {
    expect(tally([0, 1, null, 1], [0, 0, 1, 1])).toEqual({ right: 2, of: 3 });
    expect(tally([], [])).toEqual({ right: 0, of: 0 });
  });

  it('asks for as many right answers on the page, in the lock, and in what is asked', () => {
    expect([ENOUGH_IN_BROWSER, ENOUGH_IN_LOCK]).toEqual([ENOUGH, ENOUGH]);
  });

  it('writes a line for the lock, with the texts that it holds for', () => {
    expect(lineOf(passed)).toBe(
      'npm run i18n:understood -- noir/kill-3 --locale it --by "Ana" --right 3 --of 4 --bound 0123abcd-4567ef89',
    );
  });

  it('writes none below three right answers, without a name, or where nothing was translated', () => {
    expect(lineOf({ ...passed, right: 2 })).toBeNull();
    expect(lineOf({ ...passed, by: ' ' })).toBeNull();
    expect(lineOf({ ...passed, bound: '' })).toBeNull();
  });

  it('lets no name out of its quotes', () => {
    expect(lineOf({ ...passed, by: 'A"; rm `x` $HOME \\' })).toContain('--by "A; rm x HOME "');
  });
});
