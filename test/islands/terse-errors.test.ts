import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { terse } from '../../src/site/terse-errors.ts';

const shortened = (code: string): string => terse(code, parseAst(code));

it('An error sent to browsers says only which field it is about', () => {
  const code =
    "if (odd) throw new BadPosition(`board.${odd}`, `${wide(odd)} suspects`, 'as in the first row');";
  expect(shortened(code)).toBe("if (odd) throw new BadPosition(`board.${odd}`, '', '');");
});

it('Every error of a file is shortened, and all else stays as it was', () => {
  const code =
    "a(); throw new BadEvent('x', f(1, 2), 'y', 3); new Other('x', 'y', 'z'); throw new BadEvent('v', w, z);";
  expect(shortened(code)).toBe(
    "a(); throw new BadEvent('x', '', '', 3); new Other('x', 'y', 'z'); throw new BadEvent('v', '', '');",
  );
});
