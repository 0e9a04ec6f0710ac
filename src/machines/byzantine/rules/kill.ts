/** "Announce the victim, whose pawn becomes a corpse; the rule is laid face down on its card" (B-050 to B-053, B-D07). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final, over } from './routes.ts';

export const killing = chart.createStateConfig({
  initial: 'announced',
  states: {
    announced: {
      always: [
        { guard: 'severalDied', target: 'ruleKnown', meta: cite('severalDie', 'severalTell') },
        { target: 'ruleCovered', meta: cite('ruleCovered', 'unreadTells') },
      ],
    },
    ruleKnown: { always: { target: 'counting', meta: cite('victimIsNot') } },
    ruleCovered: { always: { target: 'counting', meta: cite('victimIsNot') } },
    counting: {
      always: [
        { guard: 'roundsAreOver', target: 'enough', meta: cite('fiveCorpses') },
        { target: 'goesOn', meta: cite('everyRoundAClue') },
      ],
    },
    enough: final,
    goesOn: final,
  },
});

/** A murder in a case that leaves the phases aside. */
export const plainKilling = chart.createStateConfig({
  initial: 'announced',
  states: {
    announced: {
      always: [
        { guard: 'severalDied', target: 'ruleKnown', meta: cite('severalDie', 'severalTell', 'victimIsNot') },
        { target: 'ruleCovered', meta: cite('ruleCovered', 'unreadTells', 'victimIsNot') },
      ],
    },
    ruleKnown: final,
    ruleCovered: final,
  },
});

export const onKill = chart.createStateConfig({
  on: {
    kill: {
      guard: 'mayKill',
      actions: 'strike',
      target: 'killing',
      meta: cite('ruleFromHand', 'announced'),
    },
  },
});

export const machine = chart.createMachine({
  id: 'killing',
  context: fromInput,
  initial: 'start',
  states: {
    start: { always: [over, { target: 'awaiting', meta: cite('everyRound') }] },
    awaiting: onKill,
    killing: { ...killing, onDone: { target: 'done', actions: 'settle', meta: cite('everyRound') } },
    done: final,
    over: final,
  },
});
