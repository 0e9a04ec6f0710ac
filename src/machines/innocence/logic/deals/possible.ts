/** Whether somebody can be the culprit at all: one deal found is enough, so this is much quicker than counting them. */
import { WEAPON } from '../../deck.ts';
import { countsOf, fits, kindsOf, optionsIn } from './options.ts';
import type { Kinds, Option } from './options.ts';
import type { Puzzle } from './puzzle.ts';

interface Search {
  readonly kinds: Kinds;
  /** The hands of the others that are not below the one asked about. */
  readonly options: readonly (readonly Option[])[];
  /** Suspects and cards used with whom no deal was found. */
  readonly dead: Set<string>;
}

/** Whether the suspects from `index` on can be given hands out of what is left. */
function canFill(search: Search, index: number, code: number): boolean {
  const { kinds, options, dead } = search;
  if (index === options.length) return true;
  const key = `${index} ${code}`;
  if (dead.has(key)) return false;
  const used = countsOf(code, kinds);
  const found = options[index]!.some(
    (option) => fits(option, used, kinds) && canFill(search, index + 1, code + option.code),
  );
  if (!found) dead.add(key);
  return found;
}

/** What the weapon alone decides; null where it does not. */
function byWeapon({ known, unknown, pool, remainder }: Puzzle, index: number): boolean | null {
  if (known[index]!.includes(WEAPON)) return true;
  const mayBeHidden = pool.includes(WEAPON);
  if (mayBeHidden && unknown[index]!) return true;
  const isElsewhere = known.some((cards) => cards.includes(WEAPON)) || (mayBeHidden && remainder !== null);
  return isElsewhere ? false : null;
}

/** Whether some deal makes the suspect at `index` a culprit. */
export function canBeCulprit(puzzle: Puzzle, index: number): boolean {
  return byWeapon(puzzle, index) ?? someDeal(puzzle, index);
}

function someDeal(puzzle: Puzzle, index: number): boolean {
  const kinds = kindsOf(puzzle.pool);
  const all = optionsIn(puzzle, kinds);
  const own = [...all[index]!].sort((a, b) => a.rank - b.rank);
  return own.some((option) => {
    const options = all
      .filter((_others, at) => at !== index)
      .map((others) => others.filter(({ rank }) => rank >= option.rank));
    return canFill({ kinds, options, dead: new Set() }, 0, option.code);
  });
}
