/** What each step tells of the cards that somebody has not seen (I-L01 to I-L06, I-L10). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final, over } from './routes.ts';

export const machine = chart.createMachine({
  id: 'deduction',
  context: fromInput,
  initial: 'start',
  states: {
    start: { always: [over, { target: 'watching', meta: cite('cardsKnown') }] },
    watching: {
      on: {
        publish: {
          guard: 'mayPublish',
          actions: 'turnUpAll',
          target: 'cardsLeavePool',
          meta: cite('openCards'),
        },
        pass: { guard: 'mayPass', actions: 'endTurn', target: 'oneHidden', meta: cite('onePlaceHidden') },
        draw: {
          guard: 'mayDraw',
          actions: ['drawOne', 'showDrawn', 'endTurn'],
          target: 'drawn',
          meta: cite('onePlaceHidden'),
        },
        lookAtDeck: {
          guard: 'mayLook',
          actions: 'lookAtDeck',
          target: 'poolIsHidden',
          meta: cite('exactlyTheHidden', 'weaponInDeck', 'weaponHidden'),
        },
        claim: {
          guard: 'mayClaim',
          actions: 'note',
          target: 'nothingLearned',
          meta: cite('claimsTeachNothing', 'whatIf'),
        },
        arrest: {
          guard: 'mayArrest',
          actions: ['seize', 'showAll'],
          target: 'allShown',
          meta: cite('allOpen'),
        },
        vote: { guard: 'mayVote', actions: 'point', target: 'pointed', meta: cite('byVote') },
      },
    },
    drawn: {
      always: [
        { guard: 'publishedOne', target: 'oneHidden', meta: cite('openCards', 'whichWasDrawn') },
        { target: 'twoHidden', meta: cite('onePlaceHidden', 'weaponAnywhere', 'asTheyLie') },
      ],
    },
    pointed: {
      always: [
        { guard: 'oneHasMost', target: 'allShown', meta: cite('allOpen') },
        { guard: 'twoHaveMost', target: 'allShown', meta: cite('allOpen') },
        { target: 'nothingLearned', meta: cite('voteAgain') },
      ],
    },
    cardsLeavePool: final,
    oneHidden: final,
    twoHidden: final,
    poolIsHidden: final,
    nothingLearned: final,
    allShown: final,
    over: final,
  },
});
