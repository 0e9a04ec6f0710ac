/** What each stage of the verdict finds, as label and value. */
import { cardName, type Names, type Words } from '../../figures/innocence/describe.ts';
import type { Stage } from '../../machines/innocence/logic/verdict.ts';

export type Finding = readonly [label: string, value: string];

export interface Telling {
  /** Of the page. */
  readonly words: Words;
  /** Of the figure: names of cards, and the signs between words. */
  readonly figureWords: Words;
  readonly names: Names;
}

export const listOf = (who: readonly string[], { names, figureWords }: Telling): string =>
  who.map((one) => names[one] ?? one).join(figureWords['comma']);

/** `A 4, B 2`, for those of whom there is something to say. */
const byWho = (
  values: readonly (readonly [who: string, text: string])[],
  { names, figureWords }: Telling,
): string => values.map(([who, text]) => `${names[who] ?? who} ${text}`).join(figureWords['comma']);

function weighing({ sums = {}, counted, void: cancelled }: Stage, telling: Telling): Finding[] {
  const { words, figureWords } = telling;
  const card = (text: string): string => cardName(text, figureWords);
  const counts = Object.entries(counted ?? {}).flatMap(([who, one]) =>
    one ? [[who, card(one)] as const] : [],
  );
  const voided = Object.entries(cancelled ?? {}).flatMap(([who, cards]) =>
    cards.length ? [[who, cards.map(card).join(figureWords['comma'])] as const] : [],
  );
  const levels = Object.entries(sums).map(([who, { level }]) => [who, String(level)] as const);
  return [
    ...(counts.length ? [[words['counted']!, byWho(counts, telling)] as const] : []),
    ...(voided.length ? [[words['void']!, byWho(voided, telling)] as const] : []),
    [words['sums']!, byWho(levels, telling)],
  ];
}

export function findingsOf(stage: Stage, telling: Telling): readonly Finding[] {
  const { words } = telling;
  const { holders, left, least } = stage;
  if (holders) return [[words['held']!, listOf(holders, telling) || words['held.nobody']!]];
  if (!left) return weighing(stage, telling);
  const label = words[`left.${stage.stage}`]!;
  return [[least === undefined ? label : `${label} ${least}`, listOf(left, telling)]];
}
