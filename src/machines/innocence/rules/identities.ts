/** Identity cards are dealt; the detective turns the own one up, others only where nobody has a special role (I-047 to I-049, I-066 to I-071). Fragments. */
import { chart } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final } from './routes.ts';

export const givingIdentities = chart.createStateConfig({
  initial: 'given',
  states: {
    given: {
      always: [
        {
          guard: 'detectiveMode',
          target: 'detectiveShown',
          actions: 'revealDetective',
          meta: cite('detectiveReveals', 'detectiveIsSuspect'),
        },
        { target: 'sheriffIsNoSuspect', meta: cite('sheriffChosen', 'othersAreSuspects') },
      ],
    },
    detectiveShown: {
      always: [
        {
          guard: 'moreThanAdvised',
          target: 'tooManySpecials',
          meta: cite('notMoreThanCitizens', 'nobodyWantsIt'),
        },
        { guard: 'withoutSpecials', target: 'allCitizens', meta: cite('citizensMayReveal') },
        { target: 'specialsInPlay', meta: cite('mayReplace', 'keepCovered') },
      ],
    },
    sheriffIsNoSuspect: {
      always: [
        { guard: 'withoutSpecials', target: 'allCitizens', meta: cite('othersAreSuspects') },
        { target: 'specialsInPlay', meta: cite('mayReplace', 'keepCovered', 'noLimitWithSheriff') },
      ],
    },
    allCitizens: final,
    specialsInPlay: final,
    tooManySpecials: final,
  },
});

export const onIdentities = chart.createStateConfig({
  on: {
    identities: {
      guard: 'mayDealIdentities',
      actions: 'giveIdentities',
      target: 'givingIdentities',
      meta: cite('identitiesDealt'),
    },
  },
});

/** Whoever may turns the own identity card up. */
export const showing = chart.createStateConfig({
  initial: 'turnedUp',
  states: {
    turnedUp: { always: { target: 'known', meta: cite('citizensMayReveal') } },
    known: final,
  },
});

export const onShowIdentity = chart.createStateConfig({
  on: {
    showIdentity: {
      guard: 'mayShowIdentity',
      actions: 'turnUpIdentity',
      target: 'showing',
      meta: cite('citizensMayReveal'),
    },
  },
});
