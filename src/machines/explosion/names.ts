/** The names by which the charts of Truth Explosion call its logic. */
import type { Names } from '../game.ts';
import { act } from './logic/act.ts';
import { isOver } from './logic/ending.ts';
import { judge } from './logic/judge.ts';
import * as is from './logic/machine-facts.ts';
import type { Table } from './table.ts';
import type { ExplosionEvent } from './vocabulary.ts';

const may = (table: Table, event: ExplosionEvent): boolean => judge(table, event).legal;

type Guard = (table: Table, event: ExplosionEvent) => boolean;
const both =
  (one: Guard, two: Guard): Guard =>
  (table, event) =>
    one(table, event) && two(table, event);
const not =
  (one: Guard): Guard =>
  (table, event) =>
    !one(table, event);

export const names = {
  guards: {
    isLegal: may,
    mayWakeBig: both(may, is.ofGroup('big')),
    mayWakeMedium: both(may, is.ofGroup('medium')),
    mayWakeSmall: both(may, is.ofGroup('small')),
    accompliceMayHide: both(may, is.accompliceHides),
    gameIsOver: isOver,
    goodHaveWon: is.hasWon('good'),
    badHaveWon: is.hasWon('bad'),
    blackHasWon: is.hasWon('black'),
    badHaveWonWithBlack: is.hasWon('bad-with-black'),
    nobodyHoldsAWeapon: is.nobodyHoldsAWeapon,
    isNight: is.isPhase('night'),
    isSpeech: is.isPhase('speech'),
    isInvestigation: is.isPhase('investigation'),
    withoutHost: is.isMode('simple'),
    sixToEight: is.isMode('six-eight'),
    bossAwake: is.bossAwake,
    undercoverAwake: is.undercoverAwake,
    cardToHide: ({ day }: Table) => day.choosing !== null,
    murderAnnounced: ({ happened }: Table) =>
      happened.some((one) => one.type === 'announced' && one.action === 'murder'),
    somebodyAtRisk: ({ day }: Table) => day.atRisk !== null,
    somebodyOut: is.has('wentOut'),
    somebodyDrunk: is.has('drunk'),
    roleTurnedUp: is.has('roleUp'),
    tied: is.has('tied'),
    named: is.has('decided'),
    cardTurnedUp: is.has('turned'),
    speaksAgain: ({ phase }: Table) => phase === 'elimination',
    lastRoundIsOver: is.isLastRound,
    culpritIsNotBig: is.culpritIsNotBig,
    someSeatIsVacant: is.someSeatIsVacant,
    sumsAreEqual: is.sumsAreEqual,
    culpritHoldsTwo: is.culpritHoldsTwo,
    notLooking: not(is.uses('police', 'forensic', 'novelist', 'streamer', 'detective', 'hacker')),
    notTurningUp: not(is.uses('bartender', 'lawyer', 'ceo', 'oiran', 'director')),
    notTelling: not(is.uses('psychologist', 'singer')),
    notMedium: not(is.uses('medium')),
  },
  actions: {
    openEyes: act,
    choose: act,
    announce: act,
    cover: act,
    letSpeak: act,
    useSkill: act,
    countVotes: act,
    lookAt: act,
    stepIn: act,
    fire: act,
    closeRound: act,
  },
} satisfies Names<Table, ExplosionEvent>;
