/** Why somebody is out: a smallest set of steps that already rules them out, and what kind of reason that is. */
import { WEAPON } from '../../deck.ts';
import type { JsonObject } from '../../../trace.ts';
import type { Kind, Suspect } from '../../vocabulary.ts';
import type { InnocenceLog } from '../facts.ts';
import { levelOfRank } from '../weigh.ts';
import { kindsOf, optionsIn } from './options.ts';
import { canBeCulprit } from './possible.ts';
import { puzzleOf } from './puzzle.ts';
import type { Puzzle } from './puzzle.ts';

export interface Explained {
  readonly because: readonly number[];
  readonly kind: Kind;
  readonly args: JsonObject;
}

/** The steps that tell anything of cards; the end, where all lie open, is the simplest reason. */
function tellingSteps({ facts }: InnocenceLog): readonly number[] {
  const telling = facts.filter(({ fact }) => tells(fact.type));
  const ends = telling.filter(({ fact }) => fact.type === 'ended');
  const others = telling.filter(({ fact }) => fact.type !== 'ended');
  return [...ends.map(({ step }) => step), 0, ...others.map(({ step }) => step)];
}

const tells = (type: string): boolean => type !== 'nothing' && type !== 'claimed';

/** Sets of one, then of two. */
const few = (steps: readonly number[]): readonly (readonly number[])[] => [
  ...steps.map((step) => [step]),
  ...steps.flatMap((step, at) => steps.slice(at + 1).map((other) => [step, other])),
];

/** A smallest set where one or two steps are enough; else steps are left out one by one: minimal still. */
function smallest(
  steps: readonly number[],
  excludes: (some: readonly number[]) => boolean,
): readonly number[] {
  if (excludes([])) return [];
  const found = few(steps).find(excludes);
  if (found) return found;
  return steps.reduce<readonly number[]>((left, step) => {
    const fewer = left.filter((one) => one !== step);
    return excludes(fewer) ? fewer : left;
  }, steps);
}

type Reason = Omit<Explained, 'because'>;

/** Somebody else surely has the weapon. */
function byWeapon(
  { suspects, known, unknown, pool, remainder }: Puzzle,
  index: number,
  own: Suspect | null,
): Reason | null {
  const holder = suspects.find((_who, at) => known[at]!.includes(WEAPON));
  if (holder) return { kind: holder === own ? 'weapon-held' : 'weapon-shown', args: { holder } };
  const hidden = remainder !== null && pool.includes(WEAPON);
  return hidden && unknown[index] === 0 ? { kind: 'weapon-with-others', args: {} } : null;
}

/** Somebody else's sum is lower, whatever lies hidden. */
function byBounds(puzzle: Puzzle, index: number): Reason | null {
  const ranks = optionsIn(puzzle, kindsOf(puzzle.pool)).map((options) => options.map(({ rank }) => rank));
  const level = levelOfRank(Math.min(...ranks[index]!));
  const most = ranks.map((all) => levelOfRank(Math.max(...all)));
  const other = puzzle.suspects.findIndex((_who, at) => at !== index && most[at]! < level);
  if (other < 0) return null;
  return { kind: 'always-higher', args: { other: puzzle.suspects[other]!, level, most: most[other]! } };
}

function reasonFor(log: InnocenceLog, because: readonly number[], index: number): Reason {
  const end = log.facts.find(({ step, fact }) => fact.type === 'ended' && because.includes(step))?.fact;
  if (end?.type === 'ended') return { kind: 'all-shown', args: {} };
  const puzzle = puzzleOf(log, new Set(because));
  return (
    byWeapon(puzzle, index, log.opening.own) ?? byBounds(puzzle, index) ?? { kind: 'in-no-deal', args: {} }
  );
}

/** For a suspect who is ruled out by everything that the log, or the steps that count, tell. */
export function explain(log: InnocenceLog, who: Suspect, only?: ReadonlySet<number>): Explained {
  const index = log.opening.suspects.indexOf(who);
  const steps = tellingSteps(log).filter((step) => !only || only.has(step));
  const because = smallest(steps, (some) => !canBeCulprit(puzzleOf(log, new Set(some)), index));
  return { because, ...reasonFor(log, because, index) };
}
