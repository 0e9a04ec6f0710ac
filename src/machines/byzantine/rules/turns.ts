/** The phases of a round, each as a fragment: what may be done in it, and how each deed ends (B-010). */
import { chart } from '../chart.ts';
import { cite } from '../clauses.ts';
import { accusing, onAccuse } from './accuse.ts';
import { drawing, lastDrawing, onDraw } from './draw.ts';
import { ending, lastEnding, onEndRound, plainEnding } from './end-round.ts';
import { killing, onKill, plainKilling } from './kill.ts';
import { assassinsPicking, onPick, picking } from './pick.ts';
import { onRead, reading } from './read.ts';
import { final } from './routes.ts';
import { onSkill, plainSkill, usingSkill } from './skill.ts';
import { onMove, plainWalking, walking } from './walk.ts';

const done = { target: 'done', meta: cite('inOrder') } as const;

const accusation = { accusing: { ...accusing, onDone: done }, done: final } as const;
const work = {
  walking: { ...walking, onDone: done },
  usingSkill: { ...usingSkill, onDone: done },
  reading: { ...reading, onDone: done },
  ...accusation,
} as const;
const plainWork = {
  walking: { ...plainWalking, onDone: done },
  usingSkill: { ...plainSkill, onDone: done },
  ...accusation,
} as const;
const onPlainWork = { ...onMove.on, ...onSkill.on, ...onAccuse.on };
const onWork = { ...onPlainWork, ...onRead.on };

/** Phase 1. */
export const drawPhase = chart.createStateConfig({
  initial: 'awaiting',
  states: {
    awaiting: { on: { ...onDraw.on, ...onAccuse.on } },
    drawing: { ...drawing, onDone: done },
    ...accusation,
  },
});

/** Phase 2: one character after the other. */
export const detectivesPhase = chart.createStateConfig({
  initial: 'awaiting',
  states: {
    awaiting: { on: { ...onPick.on, ...onWork } },
    picking: { ...picking, onDone: done },
    ...work,
  },
});

/** Phase 3. What the last detective may still do, skill or reading, is done before the assassin picks. */
export const assassinPhase = chart.createStateConfig({
  initial: 'awaiting',
  states: {
    awaiting: { on: { ...onPick.on, ...onWork } },
    picking: { ...assassinsPicking, onDone: done },
    ...work,
  },
});

/** Phase 4. The skill of the assassin's last character may still be used before the murder. */
export const killPhase = chart.createStateConfig({
  initial: 'awaiting',
  states: {
    awaiting: { on: { ...onKill.on, ...onEndRound.on, ...onPlainWork } },
    killing: { ...killing, onDone: done },
    ending: { ...ending, onDone: done },
    ...plainWork,
  },
});

/** The extra phases 1 and 2 (B-071). */
export const lastPhase = chart.createStateConfig({
  initial: 'awaiting',
  states: {
    awaiting: { on: { ...onDraw.on, ...onEndRound.on, ...onPick.on, ...onWork } },
    drawing: { ...lastDrawing, onDone: done },
    ending: { ...lastEnding, onDone: done },
    picking: { ...picking, onDone: done },
    ...work,
  },
});

/** Back to where anything may come next. */
const again = (...clauses: Parameters<typeof cite>) =>
  ({ target: 'awaiting', meta: cite(...clauses) }) as const;

/** A case that leaves the phases aside: one deed after the other, until cards are drawn or somebody is accused. */
export const freePhase = chart.createStateConfig({
  initial: 'awaiting',
  states: {
    awaiting: { on: { ...onDraw.on, ...onKill.on, ...onEndRound.on, ...onWork } },
    killing: { ...plainKilling, onDone: again('announced') },
    ending: { ...plainEnding, onDone: again('shuffled') },
    walking: { ...plainWalking, onDone: again('oneOrTwo') },
    usingSkill: { ...plainSkill, onDone: again('maySkill') },
    reading: { ...reading, onDone: again('mayTurnUp') },
    drawing: { ...drawing, onDone: { target: 'done', meta: cite('cardsDrawn') } },
    accusing: { ...accusing, onDone: { target: 'done', meta: cite('anyTime') } },
    done: final,
  },
});
