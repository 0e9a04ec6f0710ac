/** What must be true of all ranks together, once everybody has been dealt to (T-L03, T-G33, T-055). */
import type { Mark } from './marks.ts';
import type { Setting } from './setting.ts';

/** The host has signalled the accomplice, or neither: as many others rank above as that means. */
function fitsSignal({ puzzle }: Setting, others: readonly number[], { ownKey }: Mark): boolean {
  const above = others.filter((key) => key > ownKey).length;
  if (puzzle.signal === 'accomplice') return ownKey > 0 && above === 0;
  return !(puzzle.signal === 'none' && puzzle.isLarge) || ownKey === 0 || above > 0;
}

/** `others` are the ranks of all but the culprit, the highest first. */
export function accepts(setting: Setting, others: readonly number[], mark: Mark): boolean {
  const { puzzle } = setting;
  if (mark.bossKey) {
    const above = 1 + others.filter((key) => key > mark.bossKey).length;
    if (above < puzzle.bad !== mark.bossIn) return false;
  }
  const [second = 0] = others;
  if (puzzle.outAtHiding && second <= mark.outKey) return false;
  return !puzzle.signal || fitsSignal(setting, others, mark);
}
