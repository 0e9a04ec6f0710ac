import { useEffect, useRef, useState } from 'preact/hooks';
import type { StoryStep, StoryView } from '../story/types.ts';
import { shownAddress } from './address.ts';
import { leadLanguages } from './languages.ts';
import { claimLights, light, releaseLights } from './lights.ts';
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
  /** The step from which the reader jumped, until the next jump. */
  readonly jumpedFrom: number | null;
  readonly go: (index: number) => void;
  readonly setView: (view: string) => void;
  /** Shows another run; `index` is the step to show then. */
  readonly show: (run: Run, index: number) => void;
  /** The address of exactly what is shown, on the site proper. */
  readonly address: string;
}

export function usePlace(props: StepperProps): Place {
  const { story } = props;
  const [run, setRun] = useState<Run>(() => exampleRun(story));
  const [at, setAt] = useState({ index: props.step ?? 0, from: null as number | null });
  const [view, setView] = useState(story.view);
  const [ready, setReady] = useState(false);
  const touched = useRef(false);
  const index = Math.min(at.index, run.steps.length - 1);
  const step = run.steps[index]!;
  const move = (to: number, last: number, from = at.from) => {
    touched.current = true;
    const next = Math.max(0, Math.min(to, last));
    setAt({ index: next, from: from === next ? null : from });
  };
  useEffect(() => setReady(true), []);
  useFollow(props, { run, index, view, step, touched: touched.current });
  return {
    run,
    index,
    step,
    view,
    shown: step.views[view] ?? Object.values(step.views)[0]!,
    ready,
    jumpedFrom: at.from,
    go: (to) => move(to, run.steps.length - 1, Math.abs(to - index) > 1 ? index : at.from),
    setView: (next) => {
      touched.current = true;
      setView(next);
    },
    show: (next, to) => {
      setRun(next);
      move(to, next.steps.length - 1, null);
    },
    address: shownAddress({ story, run, index, view }),
  };
}

interface Following {
  readonly run: Run;
  readonly index: number;
  readonly view: string;
  readonly step: StoryStep;
  readonly touched: boolean;
}

/** The page follows the step: lit sentences and states, and the address. */
function useFollow(props: StepperProps, { run, index, view, step, touched }: Following): void {
  const { story, base, address = 'step' } = props;
  const self = useRef({});
  useEffect(() => () => releaseLights(self.current), []);
  useEffect(() => {
    if (claimLights(self.current, { force: touched })) light(step, `${story.game}/${story.rule}`, view);
    if (address === 'none') return;
    const { pathname, search, hash } = location;
    const where = address === 'keep' ? { page: pathname, keep: search } : { base, keep: search };
    if (touched) follow(shownAddress({ story, run, index, view }, where) + (address === 'keep' ? hash : ''));
    leadLanguages();
  }, [step, view, run]);
}

/** Frames without an origin may not touch their history. */
function follow(address: string): void {
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // the address stays behind; the copied link is right all the same
  }
}
