/** The phases of a round, each as a fragment: what may be done in it, and how each deed ends (B-010). */
import { chart } from '../chart.ts';
import { cite } from '../clauses.ts';
import { accusing, onAccuse } from './accuse.ts';
import { drawing, onDraw } from './draw.ts';
import { ending, onEndRound } from './end-round.ts';
import { killing, onKill } from './kill.ts';
import { onPick, picking } from './pick.ts';
import { onRead, reading } from './read.ts';
import { final } from './routes.ts';
import { onSkill, usingSkill } from './skill.ts';
import { onMove, walking } from './walk.ts';

const done = { target: 'done', meta: cite('inOrder') } as const;

const work = {
  walking: { ...walking, onDone: done },
  usingSkill: { ...usingSkill, onDone: done },
  reading: { ...reading, onDone: done },
  accusing: { ...accusing, onDone: done },
  done: final,
} as const;
const onWork = { ...onMove.on, ...onSkill.on, ...onRead.on, ...onAccuse.on };

/** Phase 1. */
export const drawPhase = chart.createStateConfig({
  initial: 'awaiting',
  states: {
    awaiting: { on: { ...onDraw.on, ...onAccuse.on } },
    drawing: { ...drawing, onDone: done },
    accusing: { ...accusing, onDone: done },
    done: final,
  },
});

/** Phases 2 and 3: one character after the other. */
export const workPhase = chart.createStateConfig({
  initial: 'awaiting',
  states: {
    awaiting: { on: { ...onPick.on, ...onWork } },
    picking: { ...picking, onDone: done },
    ...work,
  },
});

/** Phase 4. The skill of the assassin's last character may still be used before the murder. */
export const killPhase = chart.createStateConfig({
  initial: 'awaiting',
  states: {
    awaiting: { on: { ...onKill.on, ...onEndRound.on, ...onWork } },
    killing: { ...killing, onDone: done },
    ending: { ...ending, onDone: done },
    ...work,
  },
});

/** The extra phases 1 and 2 (B-071). */
export const lastPhase = chart.createStateConfig({
  initial: 'awaiting',
  states: {
    awaiting: { on: { ...onDraw.on, ...onEndRound.on, ...onPick.on, ...onWork } },
    drawing: { ...drawing, onDone: done },
    ending: { ...ending, onDone: done },
    picking: { ...picking, onDone: done },
    ...work,
  },
});

/** A case that leaves the phases aside. */
export const freePhase = chart.createStateConfig({
  initial: 'awaiting',
  states: {
    awaiting: { on: { ...onDraw.on, ...onKill.on, ...onEndRound.on, ...onWork } },
    drawing: { ...drawing, onDone: done },
    killing: { ...killing, onDone: done },
    ending: { ...ending, onDone: done },
    ...work,
  },
});
