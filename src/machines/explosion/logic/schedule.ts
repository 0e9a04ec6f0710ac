/**
 * The host's calls, night by night, by the number of players (T-087 to T-091, T-106, T-109). Data for the engine, and for a
 * page from which a host reads at a real table.
 */
import type { Call, Mode } from '../vocabulary.ts';
import { modeFor } from './mode.ts';

export type Schedule = readonly (readonly Call[])[];

const SCHEDULES: { readonly [M in Mode]: Schedule } = {
  simple: [],
  'six-eight': [
    ['big', 'medium', 'hide'],
    ['small', 'hide'],
  ],
  'nine-eleven': [
    ['big', 'medium', 'hide', 'knockOut'],
    ['small', 'hide', 'knockOut'],
    ['hide', 'murder'],
  ],
};

/** The calls of each night, in order. */
export const scheduleFor = (players: number): Schedule => SCHEDULES[modeFor(players)];

/** Who opens their eyes at a call: a group of suspects, or the one who acts. */
export type Called = 'group' | 'culprit' | 'accomplice';

export interface ScriptCall {
  readonly call: Call;
  readonly who: Called;
  /** The host walks round and signals, for the first time or again (T-088). */
  readonly signal: boolean;
}

export interface ScriptNight {
  readonly night: number;
  readonly calls: readonly ScriptCall[];
}

/** Who hides depends on the number of players (T-062). */
function whoActs(call: Call, mode: Mode): Called {
  if (call === 'big' || call === 'medium' || call === 'small') return 'group';
  return call === 'hide' && mode === 'nine-eleven' ? 'accomplice' : 'culprit';
}

/** What the host does, night by night. Empty for 3 to 5 players, who need no host. */
export function hostScript(players: number): readonly ScriptNight[] {
  const mode = modeFor(players);
  return SCHEDULES[mode].map((calls, index) => ({
    night: index + 1,
    calls: calls.map((call) => {
      const who = whoActs(call, mode);
      return { call, who, signal: who !== 'group' };
    }),
  }));
}
