/** The ten murder rules by name, each the condition that its card states. */
import type { Method } from '../../vocabulary.ts';
import { beast } from './beast.ts';
import { crushing } from './crushing.ts';
import { fall } from './fall.ts';
import { fishingRod } from './fishing-rod.ts';
import { gunpowder } from './gunpowder.ts';
import { hanging } from './hanging.ts';
import type { Measure } from './measure.ts';
import { mechanism } from './mechanism.ts';
import { misstep } from './misstep.ts';
import { passion } from './passion.ts';
import { shooting } from './shooting.ts';

export const RULE_OF: { readonly [M in Method]: (measure: Measure) => boolean } = {
  hanging,
  fall,
  crushing,
  shooting,
  misstep,
  mechanism,
  'fishing-rod': fishingRod,
  gunpowder,
  beast,
  passion,
};
