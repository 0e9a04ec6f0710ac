/** Which step of which case shows a clause at work. */
import type { TraceStep } from '../machines/trace.ts';
import { once } from '../words-lib/once.ts';
import { caseWords } from './case-words.ts';
import { cases, type Replayed } from './cases.ts';
import { games } from './games.ts';
import { casePath, rulePath, stepPath } from './paths.ts';
import { words } from './words.ts';

export interface Sighting {
  readonly id: string;
  readonly step: string;
}

/** Every clause that a step rests on: transitions taken, the refusal, and reasons that are new in it. */
function clausesAt(step: TraceStep): Set<string> {
  const reasons = Object.values(step.knowledge).flatMap((knowledge) =>
    knowledge.new.map((one) => one.clause),
  );
  return new Set([...step.clauses, ...(step.refused ? [step.refused.clause] : []), ...reasons]);
}

const sightings = new Map<string, Sighting[]>();
for (const { case: one, trace } of cases) {
  for (const step of trace.steps) {
    for (const clause of clausesAt(step)) {
      const list = sightings.get(clause) ?? [];
      if (!list.some(({ id }) => id === one.id)) list.push({ id: one.id, step: step.name });
      sightings.set(clause, list);
    }
  }
}

/** Clauses of a game's rule pages in its reference language, in order. */
export const clausesOf = (game: string) => words.clauses(words.referenceOf(game).id, game);

/** The clause that tells a fact of the register: where it stands in a reader's language; null when the page tells it outside its clauses. */
export function factHref(game: string, fact: string, locale: string): string | null {
  const clause = clausesOf(game).find(({ facts }) => facts.includes(fact));
  return clause ? `${rulePath(locale, game, clause.rule)}#${clause.id}` : null;
}

/** The case that the reference prose names for each clause. */
const declared = new Map<string, string>(
  games.flatMap(({ id: game }) =>
    clausesOf(game).flatMap(({ id, case: one }) =>
      one ? [[`${game}/${id}`, `${game}/${one}`] as const] : [],
    ),
  ),
);

/** Cases in which a clause is at work, the one that the prose names first. */
export function sightingsOf(clause: string): readonly Sighting[] {
  const list = sightings.get(clause) ?? [];
  const named = declared.get(clause);
  if (!named || !cases.some((one) => one.case.id === named)) return list;
  const first = list.find(({ id }) => id === named) ?? { id: named, step: '' };
  return [first, ...list.filter(({ id }) => id !== named)];
}

/** Where a clause can be seen at work, in a reader's language; null when no case shows it. */
export function exampleOf(clause: string, locale: string): { href: string; title: string } | null {
  const [first] = sightingsOf(clause);
  if (!first) return null;
  const { title } = caseWords(first.id, locale);
  return { href: first.step ? stepPath(locale, first.id, first.step) : casePath(locale, first.id), title };
}

/** The cases of a rule, those that its prose names first, in the order of the prose. */
export const casesInOrder = once((game: string, rule: string): readonly Replayed[] => {
  const own = cases.filter((one) => one.case.game === game && one.case.rule === rule);
  const named = clausesOf(game)
    .filter((clause) => clause.rule === rule)
    .map((clause) => `${game}/${clause.case}`);
  const rank = (one: Replayed) => (named.includes(one.case.id) ? named.indexOf(one.case.id) : named.length);
  return own.toSorted((a, b) => rank(a) - rank(b));
});
