/** "Then the sheriff may look at the rest of the deck and question again; suspects may say what they think" (I-026 to I-028, I-053 to I-057). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final, over } from './routes.ts';

export const looking = chart.createStateConfig({
  initial: 'seen',
  states: {
    seen: { always: { target: 'keptSecret', meta: cite('lookIsOptional', 'mayShare') } },
    keptSecret: final,
  },
});

export const talking = chart.createStateConfig({
  initial: 'said',
  states: {
    said: { always: { target: 'nothingLearned', meta: cite('claimsTeachNothing') } },
    nothingLearned: final,
  },
});

const CLAIMED = cite('mayQuestion', 'maySpeak', 'mayLieAboutCards', 'orally', 'mayBeFalse');

export const onInquiry = chart.createStateConfig({
  on: {
    lookAtDeck: { guard: 'mayLook', actions: 'lookAtDeck', target: 'looking', meta: cite('mayLook') },
    claim: { guard: 'mayClaim', actions: 'note', target: 'talking', meta: CLAIMED },
  },
});

/** The same led by the detective. */
export const onDetectivesInquiry = chart.createStateConfig({
  on: {
    lookAtDeck: { guard: 'mayLook', actions: 'lookAtDeck', target: 'looking', meta: cite('detectiveLooks') },
    claim: { guard: 'mayClaim', actions: 'note', target: 'talking', meta: CLAIMED },
  },
});

export const machine = chart.createMachine({
  id: 'inquiry',
  context: fromInput,
  initial: 'start',
  states: {
    start: {
      always: [
        over,
        { guard: 'turnsAreOver', target: 'awaiting', meta: cite('mayLook', 'mayQuestion') },
        { target: 'turnsGoOn', meta: cite('notBefore', 'talkLater') },
      ],
    },
    awaiting: onInquiry,
    looking: { ...looking, onDone: { target: 'done', meta: cite('mayShare') } },
    talking: { ...talking, onDone: { target: 'done', meta: cite('claimsTeachNothing') } },
    turnsGoOn: {},
    done: final,
    over: final,
  },
});
