import { play, type Run } from '../../machines/run.ts';
import type { JsonObject } from '../../machines/trace.ts';
import { sentences } from '../sentences.ts';
import { EVERYONE } from '../story/context.ts';
import type { Rules } from './rules.ts';

/** A name for each move; where several would bear the same, the sentences of the log that tell it from all of them. */
export function moveLabels(rules: Rules, run: Run, events: readonly JsonObject[]): string[] {
  const short = events.map((event) => shortLabel(rules, event));
  return events.map((event, nth) => {
    const namesakes = events.filter((_, other) => short[other] === short[nth]);
    return namesakes.length === 1 ? short[nth]! : tellingSentences(rules, run, { event, namesakes });
  });
}

function shortLabel({ game, say }: Rules, event: JsonObject): string {
  const { type: _type, ...args } = game.event(event) as JsonObject;
  return say(`label.${Object.keys(event)[0]}`, args);
}

function tellingSentences(
  rules: Rules,
  run: Run,
  one: { event: JsonObject; namesakes: JsonObject[] },
): string {
  const own = sentencesOf(rules, run, one.event);
  let alike = one.namesakes.map((event) => sentencesOf(rules, run, event));
  const telling = own.filter((sentence, at) => {
    const still = alike.filter((other) => other[at] === sentence);
    const tells = still.length < alike.length;
    alike = still;
    return tells;
  });
  return sentences(telling.length > 0 ? telling : own.slice(0, 1));
}

const sentencesOf = ({ game, say }: Rules, run: Run, event: JsonObject): string[] =>
  game.say(play(run, event).steps.at(-1)!, EVERYONE).map((line) => say(line.key, line.args));
