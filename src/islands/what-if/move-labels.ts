import { play, type Run } from '../../machines/run.ts';
import type { JsonObject } from '../../machines/trace.ts';
import { EVERYONE } from '../story/context.ts';
import type { Rules } from './rules.ts';

/** A name for each move; where several would bear the same, the sentence of the log in which they first differ. */
export function moveLabels(rules: Rules, run: Run, events: readonly JsonObject[]): string[] {
  const short = events.map((event) => shortLabel(rules, event));
  return events.map((event, nth) => {
    const namesakes = events.filter((_, other) => short[other] === short[nth]);
    return namesakes.length === 1 ? short[nth]! : tellingSentence(rules, run, { event, namesakes });
  });
}

function shortLabel({ game, say }: Rules, event: JsonObject): string {
  const { type: _type, ...args } = game.event(event) as JsonObject;
  return say(`label.${Object.keys(event)[0]}`, args);
}

function tellingSentence(
  rules: Rules,
  run: Run,
  one: { event: JsonObject; namesakes: JsonObject[] },
): string {
  const own = sentencesOf(rules, run, one.event);
  const others = one.namesakes.map((event) => sentencesOf(rules, run, event));
  return own.find((sentence, at) => others.some((other) => other[at] !== sentence)) ?? own[0]!;
}

const sentencesOf = ({ game, say }: Rules, run: Run, event: JsonObject): string[] =>
  game.say(play(run, event).steps.at(-1)!, EVERYONE).map((line) => say(line.key, line.args));
