import type { ComponentChildren, ComponentType, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { JsonObject } from '../../machines/trace.ts';
import type { Figure } from '../figure.ts';
import type { StoryFrame } from './play.tsx';

type Shown = { readonly Play: ComponentType } | 'loading' | 'failed' | null;

interface PracticeProps {
  readonly words: { readonly [key: string]: string };
  readonly frame: StoryFrame;
  /** The position to play on from, as it is when the reader begins. */
  readonly given: () => JsonObject;
  readonly figure: () => Promise<{ readonly Figure: Figure }>;
  /** What is asked before playing. */
  readonly children: ComponentChildren;
}

/** Playing on from a position that the reader has made, in the stepper; loaded when it is asked for. */
export function Practice({ words, frame, given, figure, children }: PracticeProps): JSX.Element {
  const [shown, setShown] = useState<Shown>(null);
  const begin = async () => {
    setShown('loading');
    try {
      const [{ playFrom }, { Figure }] = await Promise.all([import('./play.tsx'), figure()]);
      setShown({ Play: await playFrom(frame, given(), Figure) });
    } catch {
      setShown('failed');
    }
  };
  return (
    <>
      <form
        class="op-row"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        {children}
        <button type="submit" class="button op-main">
          {words['play.begin']}
        </button>
      </form>
      <p role="status">{shown === 'failed' && words['failed']}</p>
      {shown && typeof shown === 'object' && <shown.Play />}
    </>
  );
}
