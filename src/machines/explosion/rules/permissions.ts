/** Pages that permit and forbid: the verdict is that of the whole game. */
import type { RuleChart } from '../../game.ts';
import { ruling } from '../../ruling.ts';
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import type { ClauseId } from '../clauses.ts';
import { judge } from '../logic/judge.ts';
import type { names } from '../names.ts';
import type { Table } from '../table.ts';
import type { EventName, ExplosionEvent } from '../vocabulary.ts';
import { final } from './routes.ts';

type Clauses = readonly ClauseId[];
/** What a page cites for an event that is allowed, and for one that is not. */
type Ruled = readonly [allowed: Clauses, forbidden: Clauses];
type Events = { readonly [E in EventName]?: Ruled };

const page = (id: string, events: Events): RuleChart =>
  ruling<Table, ExplosionEvent>({
    id,
    judge,
    events: Object.fromEntries(
      Object.entries(events).map(([type, [allowed, forbidden]]) => [
        type,
        { allowed: cite(...allowed), forbidden: cite(...forbidden) },
      ]),
    ),
  });

/** A page about some skills: flips for any other are beside the point. */
function skillPage(id: string, unless: keyof typeof names.guards, [allowed, forbidden]: Ruled): RuleChart {
  const machine = chart.createMachine({
    id,
    context: fromInput,
    initial: 'open',
    states: {
      open: {
        on: {
          flip: [
            { guard: unless, target: 'elsewhere', meta: cite('roles-4') },
            { guard: 'isLegal', target: 'allowed', meta: cite(...allowed) },
            { target: 'forbidden', meta: cite(...forbidden) },
          ],
        },
      },
      allowed: final,
      forbidden: final,
      elsewhere: final,
    },
  });
  return { machine };
}

export const permissions = {
  overview: page('overview', {
    vote: [['overview-1'], ['overview-1']],
    endRound: [['overview-1'], ['overview-1']],
  }),
  suspects: page('suspects', {
    wake: [['suspects-1', 'suspects-3', 'suspects-5'], ['night-13']],
  }),
  hide: page('hide', {
    hide: [
      ['hide-1', 'hide-2'],
      ['hide-3', 'hide-7', 'hide-16'],
    ],
    hideCard: [['hide-4', 'hide-9'], ['hide-5']],
    flip: [['hide-10'], ['hide-8']],
    look: [['hide-10'], ['hide-8']],
    dawn: [['hide-6'], ['round-2']],
  }),
  'knock-out': page('knock-out', {
    knockOut: [['knock-out-1'], ['knock-out-5', 'knock-out-8', 'night-5']],
    speak: [['knock-out-11'], ['knock-out-2']],
    vote: [['knock-out-11'], ['knock-out-2']],
    flip: [
      ['knock-out-4', 'knock-out-9'],
      ['knock-out-3', 'knock-out-6'],
    ],
    look: [['knock-out-7', 'knock-out-10'], ['investigation-15']],
  }),
  murder: page('murder', {
    murder: [
      ['murder-1', 'murder-4'],
      ['murder-2', 'murder-3', 'murder-5'],
    ],
    dawn: [['murder-6'], ['round-2']],
  }),
  imprisoned: page('imprisoned', {
    vote: [['imprisoned-1', 'imprisoned-2', 'imprisoned-4'], ['elimination-8']],
    speak: [['imprisoned-4'], ['speech-13']],
    flip: [['imprisoned-3'], ['imprisoned-5', 'imprisoned-7']],
    hide: [['hide-2'], ['imprisoned-6']],
  }),
  death: page('death', {
    murder: [['death-1'], ['murder-2']],
    shoot: [['death-1'], ['death-7']],
    speak: [['speech-4'], ['death-4']],
    vote: [['elimination-3'], ['death-4']],
    flip: [['death-6'], ['death-3', 'death-7']],
    hide: [['hide-2'], ['death-5']],
  }),
  'simple-mode': page('simple-mode', {
    wake: [['night-1'], ['simple-mode-3']],
    dawn: [['speech-1'], ['simple-mode-3']],
    vote: [['simple-mode-7'], ['round-2']],
    endRound: [['simple-mode-2'], ['round-2']],
  }),
  roles: page('roles', {
    flip: [['roles-4'], ['roles-5', 'roles-7', 'roles-8']],
    shoot: [['roles-6'], ['lethal-roles-10']],
  }),
  looking: skillPage('looking', 'notLooking', [
    ['looking-9', 'looking-10'],
    ['looking-7', 'looking-8'],
  ]),
  'turning-up': skillPage('turning-up', 'notTurningUp', [
    ['turning-up-1', 'turning-up-3'],
    ['turning-up-14'],
  ]),
  telling: skillPage('telling', 'notTelling', [['telling-6'], ['knock-out-6']]),
  'voting-roles': page('voting-roles', {
    flip: [['voting-roles-1'], ['roles-8']],
    look: [['voting-roles-2'], ['investigation-15']],
    elect: [['voting-roles-7'], ['investigation-2']],
    vote: [['voting-roles-7', 'voting-roles-8'], ['voting-roles-5']],
    endRound: [['voting-roles-6'], ['round-2']],
  }),
  'lethal-roles': page('lethal-roles', {
    shoot: [
      ['lethal-roles-1', 'lethal-roles-8'],
      ['lethal-roles-9', 'lethal-roles-10'],
    ],
    substitute: [['lethal-roles-3', 'lethal-roles-4'], ['lethal-roles-11']],
    flip: [['lethal-roles-2', 'lethal-roles-6'], ['roles-8']],
    vote: [['lethal-roles-7'], ['elimination-8']],
  }),
  undercover: page('undercover', { wake: [['undercover-1'], ['night-13']] }),
  boss: page('boss', {
    wake: [['boss-2', 'boss-9'], ['night-13']],
    vote: [['boss-3', 'boss-12'], ['elimination-8']],
  }),
  black: page('black', {
    vote: [['black-5'], ['elimination-8']],
    endRound: [['black-1', 'black-2'], ['round-2']],
    flip: [['black-4'], ['roles-8']],
  }),
  'medium-role': skillPage('medium-role', 'notMedium', [
    ['medium-role-1'],
    ['medium-role-2', 'medium-role-3'],
  ]),
  deduction: page('deduction', {
    wake: [['deduction-4', 'deduction-16'], ['night-13']],
    dawn: [['deduction-6', 'deduction-7'], ['round-2']],
    flip: [['deduction-9', 'deduction-11', 'deduction-18'], ['roles-8']],
    look: [['deduction-9'], ['investigation-15']],
    vote: [['deduction-14', 'elimination-6'], ['elimination-8']],
    substitute: [['deduction-15'], ['lethal-roles-11']],
  }),
};
