/** What must be true of all ranks together, once everybody has been dealt to (T-L03, T-G33, T-055). */
import type { Mark } from './marks.ts';
import type { Setting } from './setting.ts';

/** How many rank above; ranks stand with the highest first. */
function above(others: readonly number[], key: number): number {
  const at = others.findIndex((one) => one <= key);
  return at < 0 ? others.length : at;
}

/** The host has signalled the accomplice, or neither: as many others rank above as that means. */
function fitsSignal({ puzzle }: Setting, others: readonly number[], { ownKey }: Mark): boolean {
  if (puzzle.signal === 'accomplice') return ownKey > 0 && above(others, ownKey) === 0;
  return ownKey === 0 || above(others, ownKey) > 0;
}

/** Whether anything turns on ranks below the culprit's. */
export const looksBelow = ({ puzzle }: Setting, { bossKey, ownKey }: Mark): boolean =>
  bossKey > 0 ||
  puzzle.outAtHiding !== null ||
  puzzle.signal === 'accomplice' ||
  (puzzle.signal === 'none' && puzzle.isLarge && ownKey > 0);

/** `others` are the ranks of all but the culprit, the highest first. */
export function accepts(setting: Setting, others: readonly number[], mark: Mark): boolean {
  const { puzzle } = setting;
  if (mark.bossKey && 1 + above(others, mark.bossKey) < puzzle.bad !== mark.bossIn) return false;
  const [second = 0] = others;
  if (puzzle.outAtHiding && second <= mark.outKey) return false;
  const isTold = puzzle.signal === 'accomplice' || (puzzle.signal === 'none' && puzzle.isLarge);
  return !isTold || fitsSignal(setting, others, mark);
}
