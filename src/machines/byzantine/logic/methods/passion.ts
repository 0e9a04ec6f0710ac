/** "One character of the other sex" (B-109, B-G18). */
import type { Sexes, World } from '../../table.ts';
import { isPerson } from '../people.ts';
import type { Measure } from './measure.ts';

/** Section 6 of the register: six fixed by the words, the astrologer by one source, the rest assumed. */
export const SEXES_OF_REGISTER: Sexes = {
  astrologer: 'female',
  witch: 'female',
  scholar: 'male',
  steward: 'male',
  jester: 'male',
  captain: 'male',
  empress: 'female',
  cook: 'female',
  bard: 'male',
  duke: 'male',
  countess: 'female',
  maid: 'female',
};

/** The sexes in force: the switch, then what the case itself says. */
export const sexesOf = (variants: World['variants'], own: Partial<Sexes>): Sexes => ({
  ...SEXES_OF_REGISTER,
  ...(variants.sexes === 'astrologer-male' ? { astrologer: 'male' } : {}),
  ...own,
});

export const passion = ({ world, assassin, victim }: Measure): boolean =>
  isPerson(assassin) && isPerson(victim) && world.sexes[assassin] !== world.sexes[victim];
