/** Everything that playing on needs, in one bundle that is fetched when the reader asks for it. */
import type { Story } from '../story/types.ts';
import * as branch from './branch.ts';
import type { Engine } from './engine.ts';
import { loadRules } from './rules.ts';
import { createEngine } from './create-engine.ts';
import WhatIf from './WhatIf.tsx';

export interface Tools {
  readonly engine: Engine;
  readonly WhatIf: typeof WhatIf;
  readonly branch: typeof branch;
}

/** Rejects when the game's rules or the language's words cannot be fetched. */
export async function createTools(story: Story): Promise<Tools> {
  return { engine: createEngine(await loadRules(story), story), WhatIf, branch };
}
