import { useRef, useState } from 'preact/hooks';
import type { Story } from '../story/types.ts';
import type { Tools } from '../what-if/tools.ts';

export type ToolState = 'none' | 'loading' | 'failed' | Tools;

export type Load = (what?: { readonly opening: boolean }) => void;

/** Loads the tools at most once at a time; after a failure the next call tries again, for the same. */
export function useTools(story: Story): [ToolState, Load] {
  const [state, setState] = useState<ToolState>('none');
  const busy = useRef(false);
  const opening = useRef(false);
  const load: Load = (what) => {
    opening.current ||= what?.opening ?? false;
    if (busy.current) return;
    busy.current = true;
    setState('loading');
    fetchTools(story, { opening: opening.current }).then(setState, () => {
      busy.current = false;
      setState('failed');
    });
  };
  return [state, load];
}

const fetchTools = (story: Story, what: { opening: boolean }): Promise<Tools> =>
  import('../what-if/tools.ts').then(({ createTools }) => createTools(story, what));
