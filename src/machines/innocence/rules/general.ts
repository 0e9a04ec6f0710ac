/** The first page, and the page on special roles. */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { arresting, onArrest, onVote, voting } from './ending.ts';
import { givingIdentities, onIdentities, onShowIdentity, showing } from './identities.ts';
import { final, over } from './routes.ts';

/** One of two modes, and how each ends. */
export const overview = chart.createMachine({
  id: 'overview',
  context: fromInput,
  initial: 'start',
  states: {
    start: {
      always: [
        over,
        { guard: 'detectiveMode', target: 'suspectsVote', meta: cite('detectiveMode', 'oneOrTheOther') },
        { target: 'sheriffArrests', meta: cite('sheriffMode', 'oneOrTheOther') },
      ],
    },
    sheriffArrests: onArrest,
    suspectsVote: onVote,
    arresting: { ...arresting, onDone: { target: 'over', meta: cite('cardsDecide') } },
    voting: { ...voting, onDone: { target: 'done', meta: cite('cardsDecide') } },
    done: final,
    over: final,
  },
});

const onTheEnd = { ...onArrest.on, ...onVote.on };

/** Who replaces a citizen, who shows it, and what stays open at the end. */
export const specialRoles = chart.createMachine({
  id: 'specialRoles',
  context: fromInput,
  initial: 'start',
  states: {
    start: {
      always: [
        over,
        {
          guard: 'moreThanAdvised',
          target: 'tooManySpecials',
          meta: cite('notMoreThanCitizens', 'nobodyWantsIt'),
        },
        { guard: 'withoutSpecials', target: 'allCitizens', meta: cite('mayReplace') },
        { target: 'specialsInPlay', meta: cite('keepCovered', 'nobodyElseReveals') },
      ],
    },
    allCitizens: { on: { ...onIdentities.on, ...onShowIdentity.on, ...onTheEnd } },
    specialsInPlay: { on: onTheEnd },
    tooManySpecials: { on: onTheEnd },
    givingIdentities: { ...givingIdentities, onDone: { target: 'done', meta: cite('mayReplace') } },
    showing: { ...showing, onDone: { target: 'done', meta: cite('citizensMayReveal') } },
    arresting: { ...arresting, onDone: { target: 'done', meta: cite('openResult') } },
    voting: { ...voting, onDone: { target: 'done', meta: cite('openResult') } },
    done: final,
    over: final,
  },
});
