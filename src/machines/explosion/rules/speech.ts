/** The speech phase: everybody speaks in turn, and may flip an active role (T-092 to T-098, T-107, T-110). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final, over } from './routes.ts';

/** What a role card that was turned up has led to. */
export const usingSkill = chart.createStateConfig({
  initial: 'used',
  states: {
    used: {
      always: [
        { guard: 'somebodyDrunk', target: 'drunk', meta: cite('voting-roles-2') },
        { guard: 'cardTurnedUp', target: 'cardsUp', meta: cite('hide-10') },
        { target: 'effective', meta: cite('roles-4') },
      ],
    },
    drunk: final,
    cardsUp: final,
    effective: final,
  },
});

/** Somebody is about to go out, or is out. */
export const goingOut = chart.createStateConfig({
  initial: 'aimed',
  states: {
    aimed: {
      always: [
        { guard: 'somebodyAtRisk', target: 'guardMayStepIn', meta: cite('lethal-roles-3') },
        { target: 'out', meta: cite('death-2') },
      ],
    },
    guardMayStepIn: final,
    out: final,
  },
});

export const electing = chart.createStateConfig({
  initial: 'counted',
  states: {
    counted: {
      always: [
        { guard: 'tied', target: 'tie', meta: cite('investigation-11') },
        { guard: 'named', target: 'representative', meta: cite('investigation-4') },
        { target: 'nobody', meta: cite('investigation-10') },
      ],
    },
    tie: final,
    representative: final,
    nobody: final,
  },
});

export const voting = chart.createStateConfig({
  initial: 'counted',
  states: {
    counted: {
      always: [
        { guard: 'somebodyAtRisk', target: 'guardMayStepIn', meta: cite('lethal-roles-3') },
        { guard: 'somebodyOut', target: 'imprisoned', meta: cite('elimination-4', 'imprisoned-2') },
        { guard: 'tied', target: 'tie', meta: cite('elimination-7') },
        { target: 'nobody', meta: cite('elimination-7') },
      ],
    },
    guardMayStepIn: final,
    imprisoned: final,
    tie: final,
    nobody: final,
  },
});

const legal = { guard: 'isLegal' } as const;

export const onDeeds = chart.createStateConfig({
  on: {
    flip: { ...legal, actions: 'useSkill', target: 'usingSkill', meta: cite('speech-5', 'roles-4') },
    shoot: { ...legal, actions: 'fire', target: 'goingOut', meta: cite('lethal-roles-1') },
    substitute: { ...legal, actions: 'stepIn', target: 'goingOut', meta: cite('lethal-roles-3') },
    vote: { ...legal, actions: 'countVotes', target: 'voting', meta: cite('elimination-3') },
  },
});

const done = { target: 'done', meta: cite('round-1') } as const;

export const speechPhase = chart.createStateConfig({
  initial: 'awaiting',
  states: {
    awaiting: {
      on: {
        hideCard: { ...legal, actions: 'cover', target: 'covered', meta: cite('speech-2', 'hide-4') },
        speak: { ...legal, actions: 'letSpeak', target: 'spoken', meta: cite('speech-4') },
        elect: { ...legal, actions: 'countVotes', target: 'electing', meta: cite('investigation-2') },
        ...onDeeds.on,
      },
    },
    covered: { always: { target: 'done', meta: cite('hide-9') } },
    spoken: { always: { target: 'done', meta: cite('speech-13') } },
    usingSkill: { ...usingSkill, onDone: done },
    goingOut: { ...goingOut, onDone: done },
    electing: { ...electing, onDone: done },
    voting: { ...voting, onDone: done },
    done: final,
  },
});

export const machine = chart.createMachine({
  id: 'speech',
  context: fromInput,
  initial: 'start',
  states: {
    start: {
      always: [
        over,
        { guard: 'isSpeech', target: 'speechPhase', meta: cite('round-1') },
        { target: 'notTheTime', meta: cite('round-2') },
      ],
    },
    speechPhase: { ...speechPhase, onDone: { target: 'heard', meta: cite('speech-4') } },
    heard: final,
    notTheTime: {},
    over: final,
  },
});
