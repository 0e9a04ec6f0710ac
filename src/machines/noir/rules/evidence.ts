/** "A card shown once never becomes an identity again": where each event leaves an evidence card (N-055 to N-060). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { eitherStart, final } from './routes.ts';

export const machine = chart.createMachine({
  id: 'evidence',
  context: fromInput,
  initial: 'start',
  states: {
    start: eitherStart,
    awaiting: {
      on: {
        kill: {
          guard: { type: 'mayKill', params: ({ event }) => event },
          actions: { type: 'act', params: ({ event }) => event },
          target: 'acted',
          meta: cite('deadIsNobody'),
        },
        choose: {
          guard: { type: 'mayChoose', params: ({ event }) => event },
          actions: { type: 'act', params: ({ event }) => event },
          target: 'acted',
          meta: cite('handIsNotKiller'),
        },
        disguise: {
          guard: { type: 'mayDisguise', params: ({ event }) => event },
          actions: { type: 'act', params: ({ event }) => event },
          target: 'acted',
          meta: cite('singleCards'),
        },
        exonerate: {
          guard: { type: 'mayExonerate', params: ({ event }) => event },
          actions: { type: 'act', params: ({ event }) => event },
          target: 'acted',
          meta: cite('laterDraws'),
        },
        arrest: {
          guard: { type: 'mayArrest', params: ({ event }) => event },
          actions: { type: 'act', params: ({ event }) => event },
          target: 'acted',
          meta: cite('handIsNotKiller'),
        },
      },
    },
    acted: {
      always: [
        { guard: 'cardIsHeld', target: 'held', meta: cite('handIsNotKiller') },
        { guard: 'cardIsFaceUp', target: 'faceUp', meta: cite('shownIsNobody', 'innocentIsNobody') },
        { guard: 'cardIsPutAway', target: 'putAway', meta: cite('shownIsNobody') },
        { target: 'noCardMoved', meta: cite('singleCards') },
      ],
    },
    held: final,
    faceUp: final,
    putAway: final,
    noCardMoved: final,
    over: final,
  },
});
