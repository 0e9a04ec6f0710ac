import { useRef, useState } from 'preact/hooks';
import type { Story } from '../story/types.ts';
import type { Tools } from '../what-if/tools.ts';

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
