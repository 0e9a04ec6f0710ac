/** Everything that playing on needs, in one bundle that is fetched when the reader asks for it. */
import type { Story } from '../story/types.ts';
import { Band } from './Band.tsx';
import { underVariants } from './branch.ts';
import { divergence } from './divergence.ts';
import type { Engine } from './engine.ts';
import { loadRules } from './rules.ts';
import { createEngine } from './create-engine.ts';
import WhatIf from './WhatIf.tsx';

/** The rules and the tools to play on with; fetched only when the reader asks for them. */
export interface Tools {
  readonly engine: Engine;
  readonly Band: typeof Band;
  readonly WhatIf: typeof WhatIf;
  readonly branch: typeof branch;
  /** Null where no address was to be opened. */
  readonly opener: typeof import('./opener.ts') | null;
}

const branch = { divergence, underVariants };

/** With what opens an address where one asks for moves or variants. Rejects when anything cannot be fetched. */
export async function createTools(story: Story, { opening } = { opening: false }): Promise<Tools> {
  const [rules, opener] = await Promise.all([loadRules(story), opening ? import('./opener.ts') : null]);
  return { engine: createEngine(rules, story), Band, WhatIf, branch, opener };
}
