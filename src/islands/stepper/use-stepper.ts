import { useEffect, useState } from 'preact/hooks';
import type { StoryStep, StoryView } from '../story/types.ts';
import { shownAddress } from './address.ts';
import type { StepperProps } from './props.ts';
import { exampleRun, type Run } from './run.ts';

/** Where the reader stands, and how to go elsewhere. */
export interface Place {
  readonly run: Run;
  readonly index: number;
  readonly step: StoryStep;
  readonly view: string;
  readonly shown: StoryView;
  /** Before the first effect has run the page is as the server made it. */
  readonly ready: boolean;
  /** The reader, or an address, has changed what the server's page showed. */
  readonly touched: boolean;
  /** How often the reader has gone to a step. */
  readonly gone: number;
  /** The step from which the reader jumped, until the next jump. */
  readonly jumpedFrom: number | null;
  readonly go: (index: number) => void;
  readonly setView: (view: string) => void;
  /** Shows another run; `index` is the step to show then. */
  readonly show: (run: Run, index: number) => void;
  /** The address of exactly what is shown, on the site proper. */
  readonly address: string;
}

interface At {
  readonly index: number;
  readonly from: number | null;
  readonly gone: number;
  readonly touched: boolean;
}

export function usePlace(props: StepperProps): Place {
  const { story } = props;
  const [run, setRun] = useState<Run>(() => exampleRun(story));
  const [at, setAt] = useState<At>({ index: props.step ?? 0, from: null, gone: 0, touched: false });
  const [view, setView] = useState(story.view);
  const [ready, setReady] = useState(false);
  const index = Math.min(at.index, run.steps.length - 1);
  const step = run.steps[index]!;
  const move = (to: number, last: number, { from, gone }: Pick<At, 'from' | 'gone'>) => {
    const next = Math.max(0, Math.min(to, last));
    setAt({ index: next, from: from === next ? null : from, gone, touched: true });
  };
  useEffect(() => setReady(true), []);
  return {
    run,
    index,
    step,
    view,
    shown: step.views[view] ?? Object.values(step.views)[0]!,
    ready,
    touched: at.touched,
    gone: at.gone,
    jumpedFrom: at.from,
    go: (to) => {
      const from = Math.abs(to - index) > 1 ? index : at.from;
      move(to, run.steps.length - 1, { from, gone: at.gone + 1 });
    },
    setView: (next) => {
      setAt((now) => ({ ...now, touched: true }));
      setView(next);
    },
    show: (next, to) => {
      setRun(next);
      move(to, next.steps.length - 1, { from: null, gone: at.gone });
    },
    address: shownAddress({ story, run, index, view }),
  };
}
