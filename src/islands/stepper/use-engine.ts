import { useRef, useState } from 'preact/hooks';
import type { ComponentType } from 'preact';
import type { Story } from '../story/types.ts';
import type { Engine } from '../what-if/engine.ts';
import type { WhatIfProps } from '../what-if/what-if-props.ts';

/** The rules and the tools to play on with; fetched only when the reader asks for them. */
export interface Tools {
  readonly engine: Engine;
  readonly WhatIf: ComponentType<WhatIfProps>;
  readonly branch: typeof import('../what-if/branch.ts');
}

export type ToolState = 'none' | 'loading' | 'failed' | Tools;

/** Loads the tools at most once at a time; after a failure the next call tries again. */
export function useTools(story: Story): [ToolState, () => Promise<Tools | null>] {
  const [state, setState] = useState<ToolState>('none');
  const pending = useRef<Promise<Tools | null> | null>(null);
  const load = () => {
    pending.current ??= fetchTools(story).then(
      (tools) => {
        setState(tools);
        return tools;
      },
      () => {
        pending.current = null;
        setState('failed');
        return null;
      },
    );
    if (typeof state === 'string') setState('loading');
    return pending.current;
  };
  return [state, load];
}

async function fetchTools(story: Story): Promise<Tools> {
  const { createTools } = await import('../what-if/tools.ts');
  return createTools(story);
}
