/** After the turns: the inquiry, and then the sheriff's arrest or the suspects' vote. Fragments. */
import { chart } from '../chart.ts';
import { cite } from '../clauses.ts';
import { arresting, onArrest, onLastWord, onVote, voting } from './ending.ts';
import { onShowIdentity, showing } from './identities.ts';
import { looking, onDetectivesInquiry, onInquiry, talking } from './inquiry.ts';
import { final } from './routes.ts';

const again = (...clauses: Parameters<typeof cite>) =>
  ({ target: 'awaiting', meta: cite(...clauses) }) as const;

const talks = {
  looking: { ...looking, onDone: again('mayShare') },
  talking: { ...talking, onDone: again('claimsTeachNothing') },
  showing: { ...showing, onDone: again('citizensMayReveal') },
} as const;

/** The sheriff looks, asks, and arrests. */
export const sheriffPhase = chart.createStateConfig({
  initial: 'awaiting',
  states: {
    awaiting: { on: { ...onInquiry.on, ...onShowIdentity.on, ...onArrest.on } },
    ...talks,
    arresting: { ...arresting, onDone: { target: 'done', meta: cite('gameEnds') } },
    done: final,
  },
});

/** The detective looks, all talk, and all vote. */
export const votePhase = chart.createStateConfig({
  initial: 'awaiting',
  states: {
    awaiting: {
      on: { ...onDetectivesInquiry.on, ...onShowIdentity.on, ...onVote.on, ...onLastWord.on },
    },
    ...talks,
    voting: { ...voting, onDone: { target: 'done', meta: cite('byVote') } },
    arresting: { ...arresting, onDone: { target: 'done', meta: cite('gameEnds') } },
    done: final,
  },
});
