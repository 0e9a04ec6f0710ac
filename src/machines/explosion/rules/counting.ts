/** Pages that say how something is counted: their charts say at once what the position is, without any event. */
import type { RuleChart } from '../../game.ts';
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final } from './routes.ts';

const setup = chart.createMachine({
  id: 'setup',
  context: fromInput,
  initial: 'dealt',
  states: {
    dealt: {
      always: [
        { guard: 'withoutHost', target: 'culpritAlone', meta: cite('simple-mode-2') },
        { guard: 'sixToEight', target: 'twoBad', meta: cite('setup-7', 'setup-9') },
        { target: 'threeBad', meta: cite('setup-8', 'setup-9') },
      ],
    },
    culpritAlone: final,
    twoBad: final,
    threeBad: final,
  },
});

const weapon = chart.createMachine({
  id: 'weapon',
  context: fromInput,
  initial: 'added',
  states: {
    added: {
      always: [
        { guard: 'nobodyHoldsAWeapon', target: 'suicide', meta: cite('restart-1') },
        { guard: 'sumsAreEqual', target: 'largerCardDecides', meta: cite('weapon-4', 'culprit-6') },
        { guard: 'culpritHoldsTwo', target: 'pairLeads', meta: cite('weapon-1', 'weapon-3') },
        { target: 'cardLeads', meta: cite('weapon-1', 'weapon-6') },
      ],
    },
    suicide: final,
    largerCardDecides: final,
    pairLeads: final,
    cardLeads: final,
  },
});

const culprit = chart.createMachine({
  id: 'culprit',
  context: fromInput,
  initial: 'ranked',
  states: {
    ranked: {
      always: [
        { guard: 'nobodyHoldsAWeapon', target: 'suicide', meta: cite('restart-1') },
        { guard: 'culpritIsNotBig', target: 'seated', meta: cite('culprit-1', 'culprit-7') },
        { target: 'seated', meta: cite('culprit-1') },
      ],
    },
    seated: {
      always: [
        { guard: 'withoutHost', target: 'culpritAlone', meta: cite('simple-mode-2') },
        { guard: 'someSeatIsVacant', target: 'vacantSeat', meta: cite('culprit-10') },
        { guard: 'sixToEight', target: 'twoBad', meta: cite('culprit-2', 'culprit-4') },
        { target: 'threeBad', meta: cite('culprit-2', 'culprit-3') },
      ],
    },
    suicide: final,
    culpritAlone: final,
    vacantSeat: final,
    twoBad: final,
    threeBad: final,
  },
});

const restart = chart.createMachine({
  id: 'restart',
  context: fromInput,
  initial: 'checked',
  states: {
    checked: {
      always: [
        { guard: 'nobodyHoldsAWeapon', target: 'suicide', meta: cite('restart-1') },
        { target: 'gameIsOn', meta: cite('restart-3') },
      ],
    },
    suicide: final,
    gameIsOn: final,
  },
});

export const countingRules = {
  setup: { machine: setup },
  weapon: { machine: weapon },
  culprit: { machine: culprit },
  restart: { machine: restart },
} satisfies { readonly [rule: string]: RuleChart };
