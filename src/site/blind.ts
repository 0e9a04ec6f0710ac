/** The blind test of a rule's sentences: positions, and what may be answered, in one language. */
import { EVERYONE } from '../islands/story/context.ts';
import { askedOf, ENOUGH, type Asked } from '../machines/mutants/ask.ts';
import { hash } from '../machines/hash.ts';
import { caseOf, cases } from './cases.ts';
import type { SiteGame } from './games.ts';
import { names } from './names.ts';
import { labelOf, outcomesOf, tellingOf } from './outcome.ts';
import { proofFor } from './proofs.ts';
import { sentencesOf } from './stories.ts';
import { words } from './words.ts';

export interface BlindQuestion {
  readonly case: string;
  /** The name of the step before the one that is asked about: its position is shown. */
  readonly before: string;
  readonly label: string;
  readonly ask: string;
  readonly options: readonly string[];
  /** Index of the right one. */
  readonly right: number;
}

export interface BlindClause {
  /** `<game>/<rule>-<n>`. */
  readonly clause: string;
  readonly sentence: string;
  readonly questions: readonly BlindQuestion[];
}

/** What is asked of each sentence of a rule, of those that positions enough decide; the same in every language. */
export async function askedIn(
  game: SiteGame,
  rule: string,
): Promise<readonly { readonly clause: string; readonly asked: readonly Asked[] }[]> {
  const played = cases.filter((one) => one.case.game === game.id);
  const { clauses } = await proofFor(game);
  return clauses
    .filter((clause) => clause.rule === rule)
    .map((clause) => ({ clause: clause.clause, asked: askedOf(clause, played) }))
    .filter(({ asked }) => asked.length >= ENOUGH);
}

/** Sentences that a language does not have are left out. */
export async function blindTest(
  locale: string,
  game: SiteGame,
  rule: string,
): Promise<readonly BlindClause[]> {
  const sentences = sentencesOf(locale, game.id);
  return (await askedIn(game, rule)).flatMap(({ clause, asked }) => {
    const sentence = sentences.get(clause);
    if (sentence === undefined) return [];
    const questions = asked.map((one) => questionOf(one, locale, game.id)).filter(isQuestion);
    return questions.length >= ENOUGH ? [{ clause, sentence, questions }] : [];
  });
}

/** The position of a step as everybody may see it, before what is asked about. */
export const beforeOf = ({ case: id, step }: Asked): string => caseOf(id).trace.steps[step - 1]!.name;

function questionOf(asked: Asked, locale: string, game: string): BlindQuestion {
  const step = caseOf(asked.case).trace.steps[asked.step]!;
  const label = labelOf(step, tellingOf(locale, game));
  return { case: asked.case, before: beforeOf(asked), label, ...choices(asked, locale, game) };
}

/** Two outcomes that read the same are none to choose between. */
const isQuestion = ({ options }: BlindQuestion): boolean => new Set(options).size === options.length;

type Choices = Pick<BlindQuestion, 'ask' | 'options' | 'right'>;

function choices(asked: Asked, locale: string, game: string): Choices {
  const say = words.say(locale, game);
  if (asked.form === 'allowed')
    return {
      ask: say('verify.blind.allowed'),
      options: [say('verify.blind.yes'), say('verify.blind.no')],
      right: asked.yes ? 0 : 1,
    };
  if (asked.form === 'possible') {
    const who = names(locale, game)[asked.who] ?? asked.who;
    return {
      ask: say('verify.blind.possible', { who, seat: say(`seat.${asked.seat}`) }),
      options: [say('verify.blind.still'), say('verify.blind.out')],
      right: asked.yes ? 0 : 1,
    };
  }
  const { truth, otherwise } = outcomesOf(asked.parting, { locale, game, kind: asked.kind });
  const both = [truth, otherwise].map((lines) => lines.join(' '));
  const right = placeOf(asked);
  return { ask: say('verify.blind.outcome'), options: right === 0 ? both : both.toReversed(), right };
}

/** Where the true outcome stands: anywhere, and always at the same place. */
const placeOf = ({ case: id, step }: Asked): 0 | 1 => (hash([id, step]).charCodeAt(0) % 2 === 0 ? 0 : 1);

/** The view in which positions are shown: what a sentence decides may rest on what is hidden. */
export const VIEW = EVERYONE;
