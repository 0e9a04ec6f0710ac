import { BadEvent } from '../../machines/game.ts';
import { play, type Run } from '../../machines/run.ts';
import type { JsonObject } from '../../machines/trace.ts';
import { EVERYONE, type TellContext } from '../story/context.ts';
import { tell } from '../story/tell.ts';
import type { Story, StoryStep } from '../story/types.ts';
import type { Engine, Move, WhyNot } from './engine.ts';
import { moveLabels } from './move-labels.ts';
import { playsOut, type Events } from './played.ts';
import type { Rules } from './rules.ts';

/** The rules of the story's game, playing on from its given position. */
export function createEngine(rules: Rules, story: Story): Engine {
  const { game, controls, say, has, figure } = rules;
  const { labels } = story;
  const played = playsOut(rules, story);
  const legal = keepLast((run: Run) => game.legal(run.stand.table).map((event) => game.write(event)));
  const moves = keepLast((run: Run): Move[] => {
    const events = legal(run);
    const names = moveLabels(rules, run, events);
    return events.map((event, nth) => ({
      event,
      type: Object.keys(event)[0]!,
      label: names[nth]!,
      parts: controls.parts(event),
    }));
  });
  const everything = (step: StoryStep): JsonObject => step.views[EVERYONE]!.figure;
  return {
    types: game.events.map((id) => ({ id, label: say(`event.${id}`) })),
    tell: (events, variants) => {
      const { steps } = played(events, variants);
      return tell({ steps, variants }, { game, say, has, figure, notes: notesFor(story, events) });
    },
    moves: (events, variants) => moves(played(events, variants)),
    meant: controls.meant,
    veil: (all, step, view) => {
      const hidden = all.filter(({ event }) => controls.unseen?.(event, step.views[view]!.figure));
      // when there are several, nobody knows which it is
      if (view === EVERYONE || hidden.length !== 1) return all;
      const veiled = { ...hidden[0]!, label: labels['branch.drawn']!, parts: [] };
      return all.map((move) => (move === hidden[0] ? veiled : move));
    },
    example: (type, step) => controls.example(type, everything(step)),
    whyNot: (events, variants, move, view = EVERYONE) => {
      const none: WhyNot = { text: labels['branch.bad']!, clause: null };
      try {
        const run = played(events, variants);
        if (legal(run).some((one) => same(one, move))) return null;
        // a form with something left out says nothing when it is written again
        if (JSON.stringify(game.write(game.event(move))) === '{}') return none;
        const steps = play(run, move).steps.slice(-2);
        return tell({ steps, variants }, { game, say, has, figure }).at(-1)!.views[view]!.refused ?? none;
      } catch (error) {
        return error instanceof BadEvent ? { ...none, text: labels['branch.cannot-be']! } : none;
      }
    },
    toMove: (step) => controls.toMove(everything(step)),
  };
}

/** The author's notes hold as long as the example's own events are played. */
export function notesFor(story: Story, events: Events): TellContext['notes'] & {} {
  const differs = story.source.events.findIndex(
    (event, index) => !events[index] || !same(event, events[index]),
  );
  const shared = differs < 0 ? story.steps.length : differs + 1;
  const notes = story.steps
    .slice(0, shared)
    .flatMap(({ name, note }) => (note === null ? [] : [[name, note]]));
  return Object.fromEntries(notes);
}

const same = (one: JsonObject, other: JsonObject): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Remembers the latest result: many questions are asked about the same point of a run. */
function keepLast<A extends object, T>(compute: (of: A) => T): (of: A) => T {
  let last: { of: A; value: T } | null = null;
  return (of) => {
    if (last?.of !== of) last = { of, value: compute(of) };
    return last.value;
  };
}
