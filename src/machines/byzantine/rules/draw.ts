/** "Draw the round's character cards, face up" (B-011). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final, over } from './routes.ts';

export const drawing = chart.createStateConfig({
  initial: 'drawn',
  states: {
    drawn: {
      always: [
        { guard: 'extraPhases', target: 'lastRow', meta: cite('lastLook') },
        { target: 'row', meta: cite('restForAssassin') },
      ],
    },
    row: final,
    lastRow: final,
  },
});

/** The draw of the extra phases (B-071). */
export const lastDrawing = chart.createStateConfig({
  initial: 'drawn',
  states: {
    drawn: { always: { target: 'lastRow', meta: cite('lastLook') } },
    lastRow: final,
  },
});

export const onDraw = chart.createStateConfig({
  on: {
    draw: {
      guard: 'mayDraw',
      actions: 'drawRow',
      target: 'drawing',
      meta: cite('cardsDrawn'),
    },
  },
});

export const machine = chart.createMachine({
  id: 'drawing',
  context: fromInput,
  initial: 'start',
  states: {
    start: {
      always: [
        over,
        { guard: 'cardsMayBeDrawn', target: 'awaiting', meta: cite('cardsDrawn') },
        { target: 'rowLies', meta: cite('onlyDrawn') },
      ],
    },
    awaiting: onDraw,
    drawing: { ...drawing, onDone: { target: 'rowLies', actions: 'settle', meta: cite('onlyDrawn') } },
    rowLies: final,
    over: final,
  },
});
