import { begin, play, type Run } from '../../machines/run.ts';
import type { JsonObject } from '../../machines/trace.ts';
import { EVERYONE, type TellContext } from '../story/context.ts';
import { tell } from '../story/tell.ts';
import type { Settings, Story, StoryStep } from '../story/types.ts';
import type { Engine, Move, WhyNot } from './engine.ts';
import { moveLabels } from './move-labels.ts';
import type { Rules } from './rules.ts';

type Events = readonly JsonObject[];

/** The rules of the story's game, playing on from its given position. */
export function createEngine(rules: Rules, story: Story): Engine {
  const { game, charts, controls, say } = rules;
  const played = keepLast((events: Events, variants: Settings): Run =>
    events.reduce(play, begin(game, charts, { given: story.source.given, variants })),
  );
  const moves = keepLast((events: Events, variants: Settings): Move[] => {
    const run = played(events, variants);
    const legal = game.legal(run.stand.table).map((event) => game.write(event));
    const labels = moveLabels(rules, run, legal);
    return legal.map((event, nth) => ({
      event,
      type: Object.keys(event)[0]!,
      label: labels[nth]!,
      parts: controls.parts(event),
    }));
  });
  const tellAll: Engine['tell'] = (events, variants) =>
    tell({ steps: played(events, variants).steps, variants }, contextFor(rules, story, events));
  const everything = (step: StoryStep): JsonObject => step.views[EVERYONE]!.figure;
  return {
    types: game.events.map((id) => ({ id, label: say(`event.${id}`) })),
    tell: tellAll,
    moves,
    meant: controls.meant,
    veil: (all, step, view) => {
      const hidden = all.filter(({ event }) => controls.unseen?.(event, step.views[view]!.figure));
      // when there are several, nobody knows which it is
      if (view === EVERYONE || hidden.length !== 1) return all;
      const veiled = { ...hidden[0]!, label: story.labels['branch.drawn']!, parts: [] };
      return all.map((move) => (move === hidden[0] ? veiled : move));
    },
    example: (type, step) => controls.example(type, everything(step)),
    whyNot: (events, variants, move, view = EVERYONE) => {
      try {
        if (moves(events, variants).some((one) => same(one.event, move))) return null;
        // a form with something left out says nothing when it is written again
        if (JSON.stringify(game.write(game.event(move))) === '{}') return noMove(story);
        return tellAll([...events, move], variants).at(-1)!.views[view]!.refused ?? noMove(story);
      } catch {
        return noMove(story);
      }
    },
    toMove: (step) => controls.toMove(everything(step)),
  };
}

/** The author's notes hold as long as the example's own events are played. */
function contextFor({ game, say, has, figure }: Rules, story: Story, events: Events): TellContext {
  const differs = story.source.events.findIndex(
    (event, index) => !events[index] || !same(event, events[index]),
  );
  const shared = differs < 0 ? story.steps.length : differs + 1;
  const notes = story.steps
    .slice(0, shared)
    .flatMap(({ name, note }) => (note === null ? [] : [[name, note]]));
  return { game, say, has, figure, notes: Object.fromEntries(notes) };
}

const same = (one: JsonObject, other: JsonObject): boolean => JSON.stringify(one) === JSON.stringify(other);

const noMove = (story: Story): WhyNot => ({ text: story.labels['branch.bad']!, clause: null });

/** Remembers the latest result: many questions are asked about the same point of a run. */
function keepLast<T>(
  compute: (events: Events, variants: Settings) => T,
): (events: Events, variants: Settings) => T {
  let last: { key: string; value: T } | null = null;
  return (events, variants) => {
    const key = JSON.stringify([events, variants]);
    if (last?.key !== key) last = { key, value: compute(events, variants) };
    return last.value;
  };
}
