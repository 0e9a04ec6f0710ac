/** Everything that playing on needs, in one bundle that is fetched when the reader asks for it. */
import type { Story } from '../story/types.ts';
import { Band } from './Band.tsx';
import { openAddress, underVariants } from './branch.ts';
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
}

const branch = { divergence, openAddress, underVariants };

/** Rejects when the game's rules or the language's words cannot be fetched. */
export async function createTools(story: Story): Promise<Tools> {
  return { engine: createEngine(await loadRules(story), story), Band, WhatIf, branch };
}
