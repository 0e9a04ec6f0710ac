/** The host's steps for each number of players, in a reader's language. */
import type { Say } from '../../../../islands/story/types.ts';
import { modeFor } from '../../../../machines/explosion/logic/mode.ts';
import { hostSteps, type HostLine } from '../../../../machines/explosion/host-steps.ts';

export interface ToldStep {
  /** The address of the step on the page. */
  readonly id: string;
  readonly part: string;
  readonly title: string;
  readonly lines: readonly { readonly kind: HostLine['kind']; readonly text: string }[];
  readonly rules: readonly string[];
  /** The step asks whether the game is over, and then leads to the last one. */
  readonly mayEnd: boolean;
  /** "3/28". */
  readonly place: string;
}

export interface ToldList {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly steps: readonly ToldStep[];
}

/** The list for a number of players. Throws when a message is missing. */
export function listFor(players: number, say: Say): ToldList {
  const id = `for-${players}`;
  const steps = hostSteps(players);
  return {
    id,
    title: say('host.players', { players }),
    about: say(`host.mode.${modeFor(players)}`),
    steps: steps.map((step, index) => ({
      id: `${id}-${step.id}`,
      part: say(`host.part.${step.part}`, { round: step.round }),
      title: say(`host.step.${step.name}`),
      lines: step.lines.map(({ kind, key }) => ({ kind, text: say(key, { night: step.round, players }) })),
      rules: step.rules,
      mayEnd: step.name === 'verdict',
      place: say('host.place', { at: index + 1, of: steps.length }),
    })),
  };
}
