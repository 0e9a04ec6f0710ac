/** The game in a nutshell: the seats take turns until the Inspector has caught the Killer, or the Killer has killed enough (N-071). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final } from './routes.ts';

export const machine = chart.createMachine({
  id: 'overview',
  context: fromInput,
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'killerHasWon', target: 'killerWins', meta: cite('twoAims', 'killerWinsByKilling') },
        { guard: 'inspectorHasWon', target: 'inspectorWins', meta: cite('twoAims', 'inspectorWins') },
        { guard: 'killersTurn', target: 'killerTurn', meta: cite('alternate') },
        { target: 'inspectorTurn', meta: cite('alternate') },
      ],
    },
    killerTurn: {
      on: {
        kill: {
          guard: { type: 'mayKill', params: ({ event }) => event },
          actions: { type: 'act', params: ({ event }) => event },
          target: 'deciding',
          meta: cite('twoAims', 'killNeighbour'),
        },
        shift: {
          guard: { type: 'mayShift', params: ({ event }) => event },
          actions: { type: 'act', params: ({ event }) => event },
          target: 'deciding',
          meta: cite('killersActions'),
        },
        disguise: {
          guard: { type: 'mayDisguise', params: ({ event }) => event },
          actions: { type: 'act', params: ({ event }) => event },
          target: 'deciding',
          meta: cite('unequalSides'),
        },
        collapse: {
          guard: { type: 'mayCollapse', params: ({ event }) => event },
          actions: { type: 'act', params: ({ event }) => event },
          target: 'deciding',
          meta: cite('collapseToo'),
        },
      },
    },
    inspectorTurn: {
      on: {
        choose: {
          guard: { type: 'mayChoose', params: ({ event }) => event },
          actions: { type: 'act', params: ({ event }) => event },
          target: 'deciding',
          meta: cite('drawFourChooseOne'),
        },
        exonerate: {
          guard: { type: 'mayExonerate', params: ({ event }) => event },
          actions: { type: 'act', params: ({ event }) => event },
          target: 'deciding',
          meta: cite('inspectorsActions'),
        },
        arrest: {
          guard: { type: 'mayArrest', params: ({ event }) => event },
          actions: { type: 'act', params: ({ event }) => event },
          target: 'deciding',
          meta: cite('twoAims', 'arrestNeighbour'),
        },
        shift: {
          guard: { type: 'mayShift', params: ({ event }) => event },
          actions: { type: 'act', params: ({ event }) => event },
          target: 'deciding',
          meta: cite('inspectorsActions'),
        },
        collapse: {
          guard: { type: 'mayCollapse', params: ({ event }) => event },
          actions: { type: 'act', params: ({ event }) => event },
          target: 'deciding',
          meta: cite('collapseToo'),
        },
      },
    },
    killerWins: final,
    inspectorWins: final,
  },
});
