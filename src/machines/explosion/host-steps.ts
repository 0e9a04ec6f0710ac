/**
 * What a host does and says from the first card to the end, in order, for a number of players: the calls of the nights (T-087 to
 * T-091, T-106, T-109) between setting up (T-081 to T-083) and the days (T-092 to T-105). As data; what is said is worded by
 * the game's messages. With 3 to 5 players there is no host (T-152): one of them reads.
 */
import { modeFor } from './logic/mode.ts';
import { hostScript, type ScriptCall } from './logic/schedule.ts';
import type { Mode } from './vocabulary.ts';

/** `say` is read aloud; `do` is for the host alone. `key` is a message of the game that takes `night` and `players`. */
export interface HostLine {
  readonly kind: 'do' | 'say';
  readonly key: string;
}

export interface HostStep {
  /** Unique among the steps for one number of players. */
  readonly id: string;
  readonly part: 'setup' | 'night' | 'day' | 'end';
  /** The step's name is the message `host.step.<name>`. */
  readonly name: string;
  /** From 1; 0 while setting up and at the end. */
  readonly round: number;
  readonly lines: readonly HostLine[];
  /** The pages of the rules that the step rests on. */
  readonly rules: readonly string[];
}

type Bare = Omit<HostStep, 'rules'>;

/** By name of the step. */
const RULES: { readonly [name: string]: readonly string[] } = {
  seats: ['speech'],
  roles: ['setup', 'roles'],
  weapon: ['weapon', 'setup'],
  cards: ['suspects', 'culprit'],
  eyes: ['night'],
  big: ['suspects', 'boss'],
  medium: ['suspects'],
  small: ['suspects', 'undercover'],
  look: ['culprit', 'boss', 'restart'],
  hide: ['hide'],
  knockOut: ['knock-out'],
  murder: ['murder'],
  dawn: ['night', 'hide'],
  cover: ['hide'],
  speech: ['speech', 'roles', 'voting-roles'],
  investigation: ['investigation', 'voting-roles'],
  again: ['speech', 'investigation'],
  vote: ['elimination', 'voting-roles', 'lethal-roles'],
  verdict: ['winning'],
  end: ['winning', 'boss', 'black'],
};

const does = (key: string): HostLine => ({ kind: 'do', key: `host.do.${key}` });
const says = (key: string): HostLine => ({ kind: 'say', key: `host.say.${key}` });
const calls = (key: string): HostLine => ({ kind: 'say', key: `call.${key}` });

const setup = (name: string, ...lines: readonly HostLine[]): Bare => ({
  id: name,
  part: 'setup',
  name,
  round: 0,
  lines,
});

function setupSteps(mode: Mode): readonly Bare[] {
  const few = mode === 'simple' ? '.simple' : '';
  return [
    setup('seats', says('seats')),
    setup('roles', does(`roles${few}`), says('roles')),
    setup('weapon', does(`weapon${few}`), says('weapon')),
    setup('cards', says('cards'), says(`cards.${mode}`)),
  ];
}

interface Round {
  readonly round: number;
  readonly mode: Mode;
  readonly isLast: boolean;
}

const nightly = (name: string, { round }: Round, lines: readonly HostLine[]): Bare => ({
  id: `night-${round}-${name}`,
  part: 'night',
  name,
  round,
  lines,
});

/** Whoever acts is touched, so that nobody else knows; a group wakes by itself. */
function callStep({ call, signal }: ScriptCall, round: Round): Bare {
  const again = signal && round.round > 1 ? [does(`${call}.again`)] : [];
  const before = call === 'hide' ? does(`hide.${round.mode}`) : does(call);
  return nightly(call, round, [calls(call), before, ...again, calls(`${call}.close`)]);
}

/** The host looks at everybody's cards once, before the first who is touched (T-088). */
function nightSteps(script: readonly ScriptCall[], round: Round): readonly Bare[] {
  const look = nightly('look', round, [
    says('look'),
    does('look'),
    does(`look.${round.mode}`),
    does('look.boss'),
  ]);
  const steps = script.flatMap((call, index) => {
    const isFirst = round.round === 1 && call.signal && !script[index - 1]?.signal;
    return [...(isFirst ? [look] : []), callStep(call, round)];
  });
  const announced = script.flatMap(({ call, signal }) => (signal ? [says(`dawn.${call}`)] : []));
  const back = round.round > 1 ? [does('dawn.again')] : [];
  return [
    nightly('eyes', round, [calls('night')]),
    ...steps,
    nightly('dawn', round, [calls('dawn'), ...back, ...announced, does('dawn')]),
  ];
}

const daily = (name: string, { round }: Round, ...lines: readonly HostLine[]): Bare => ({
  id: `day-${round}-${name}`,
  part: 'day',
  name,
  round,
  lines,
});

function daySteps(day: Round): readonly Bare[] {
  const { round, mode, isLast } = day;
  const [first, later] = round === 1 ? ['speech.first', []] : ['speech.later', [does('speech.later')]];
  const judge = round > 1 ? [does('investigation.judge')] : [];
  const night = mode === 'simple' ? [] : [daily('cover', day, says('cover'), does('cover'))];
  const verdict = mode === 'simple' ? 'verdict.simple' : isLast ? 'verdict.last' : 'verdict';
  return [
    ...night,
    daily('speech', day, says(first), ...later, says('speech.flip'), does('speech')),
    daily(
      'investigation',
      day,
      ...judge,
      does('investigation'),
      says('investigation'),
      does('ballot'),
      says('investigation.look'),
      does('investigation.look'),
    ),
    daily('again', day, says('again')),
    daily('vote', day, says('vote'), does('ballot'), does('vote'), says('vote.out'), does('vote.out')),
    daily('verdict', day, does(verdict)),
  ];
}

const endStep = (mode: Mode): Bare => ({
  id: 'end',
  part: 'end',
  name: 'end',
  round: 0,
  lines: [
    does('end.good'),
    does('end.bad'),
    ...(mode === 'simple' ? [] : [does('end.boss')]),
    does('end.black'),
  ],
});

/** All steps in order. Any number from 3 to 11. */
export function hostSteps(players: number): readonly HostStep[] {
  const mode = modeFor(players);
  const nights = hostScript(players);
  const rounds = Math.max(1, nights.length);
  const days = Array.from({ length: rounds }, (_, index) => {
    const round = { round: index + 1, mode, isLast: index + 1 === rounds };
    const night = nights[index];
    return [...(night ? nightSteps(night.calls, round) : []), ...daySteps(round)];
  });
  const steps = [...setupSteps(mode), ...days.flat(), endStep(mode)];
  return steps.map((step) => ({ ...step, rules: RULES[step.name]! }));
}
