/** Why somebody is out: steps that are enough by themselves and of which none can be left out, and what kind of reason that is. */
import type { Kind, Seat } from '../../vocabulary.ts';
import { KIND_OF, namedBy, PLAIN } from './clues.ts';
import type { Clue } from './clues.ts';
import { canBe } from './count.ts';
import { puzzleFrom } from './puzzle.ts';
import type { Basis } from './puzzle.ts';
import { settingFor } from './setting.ts';

export interface Explained {
  readonly kind: Kind;
  readonly because: readonly number[];
}

const excludes = (basis: Basis, who: Seat): boolean => !canBe(settingFor(puzzleFrom(basis)), who);

/** Ruled out by one fact alone: out of the game, knocked out, murdered; or by the host's signal. */
function plainly({ clues, me }: Basis, who: Seat): Explained | null {
  for (const { step, fact } of clues) {
    const kind = PLAIN[fact.type];
    if (kind && namedBy(fact) === who) return { kind, because: [step] };
  }
  for (const { step, fact } of clues) {
    if (fact.type !== 'signal' || (fact.as === 'culprit') === (who === me)) continue;
    if (fact.as === 'culprit') return { kind: 'signalled', because: [step] };
    return { kind: fact.as === 'accomplice' ? 'accomplice' : 'not-signalled', because: [step] };
  }
  return null;
}

/** Leaves out one after the other what is not needed. */
function needed<V>(list: readonly V[], isEnough: (some: readonly V[]) => boolean): readonly V[] {
  return list.reduceRight<readonly V[]>((left, one) => {
    const fewer = left.filter((other) => other !== one);
    return isEnough(fewer) ? fewer : left;
  }, list);
}

const restricted = (basis: Basis, steps: readonly number[]): Basis => ({
  ...basis,
  clues: basis.clues.filter(({ step }) => steps.includes(step)),
  given: basis.given && steps.includes(0),
});

/** What the given position tells is taken for granted once something later matters too. */
function kindOf(clues: readonly Clue[]): Kind {
  const later = clues.filter(({ step }) => step > 0);
  const kinds = new Set((later.length ? later : clues).map(({ fact }) => KIND_OF[fact.type]));
  if (kinds.size > 1) kinds.delete('together');
  if (!kinds.size) return 'own-cards';
  return kinds.size === 1 ? [...kinds][0]! : 'together';
}

/** Of somebody whom the basis rules out. */
export function explain(basis: Basis, who: Seat): Explained {
  const plain = plainly(basis, who);
  if (plain) return plain;
  const steps = [...new Set([...(basis.given ? [0] : []), ...basis.clues.map(({ step }) => step)])];
  const isEnough = (some: readonly number[]): boolean => excludes(restricted(basis, some), who);
  const because = basis.given && isEnough([0]) ? [0] : needed(steps, isEnough);
  const left = restricted(basis, because);
  const clues = needed(left.clues, (some) => excludes({ ...left, clues: some }, who));
  return { kind: kindOf(clues), because };
}
