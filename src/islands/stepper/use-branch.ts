import { useRef, useState } from 'preact/hooks';
import type { VariantValue } from '../../machines/trace.ts';
import type { Settings, Story } from '../story/types.ts';
import type { Touch } from '../figure.ts';
import type { LeftOut } from '../what-if/open-address.ts';
import type { StepperProps } from './props.ts';
import { exampleRun, isExample, type Run } from './run.ts';
import { useTools, type ToolState } from './use-engine.ts';
import type { Place } from './use-stepper.ts';
import { useWishes } from './use-wishes.ts';
import { withVariant } from './wish.ts';

/** Everything about leaving the example: own moves, other variants, and what an address asked for. */
export interface Branch {
  readonly tools: ToolState;
  /** Fetches the tools; after a failure, once more. */
  readonly load: () => void;
  /** The reader is about to move. */
  readonly trying: boolean;
  readonly setTrying: (on: boolean) => void;
  readonly away: boolean;
  /** Something is to be played out as soon as the rules are there. */
  readonly waiting: boolean;
  /** What waits is what the address asked for: until then the address must keep it. */
  readonly opening: boolean;
  /** Back to the example, also from what is still on its way. False when the reader is there already. */
  readonly leave: () => boolean;
  /** Back to the moves that the reader left, else to a move to be made. */
  readonly enter: () => void;
  /** At the step where the reader's moves leave the example: to the one or the other. False when there is no such choice. */
  readonly choose: (which: 'example' | 'own') => boolean;
  readonly setVariant: (key: string, value: VariantValue) => void;
  /** The variants as chosen, also while they are still being played out. */
  readonly chosen: Settings;
  /** The position cannot be under the variants chosen last. */
  readonly impossible: boolean;
  readonly leftOut: readonly LeftOut[];
  readonly touch: Touch | null;
  readonly onTouch: (touch: Touch | null) => void;
}

export function useBranch(props: StepperProps, place: Place): Branch {
  const { story } = props;
  const { run } = place;
  const [tools, load] = useTools(story);
  const [trying, setTrying] = useState(false);
  const [touch, onTouch] = useState<Touch | null>(null);
  const { wish, want, forget, leftOut, impossible } = useWishes(props, place, { tools, load, setTrying });
  const away = !isExample(run, story);
  const begin = () => {
    setTrying(true);
    load();
  };
  const stop = () => {
    const busy = trying || wish !== null;
    setTrying(false);
    forget();
    return busy;
  };
  return {
    tools,
    load,
    trying,
    setTrying: (on) => (on ? begin() : setTrying(false)),
    away,
    waiting: wish !== null,
    opening: wish?.opening != null,
    ...useWays(story, place, { away, begin, stop }),
    setVariant: (key, value) => want((before) => withVariant(before, key, value)),
    chosen: { ...run.variants, ...wish?.variants },
    impossible,
    leftOut,
    touch,
    onTouch,
  };
}

interface Ends {
  readonly away: boolean;
  /** Readies the reader to move. */
  readonly begin: () => void;
  /** Gives up moving, and whatever waits for the rules; false when there was neither. */
  readonly stop: () => boolean;
}

/** The ways between the example and the moves that the reader left it for. */
function useWays(
  story: Story,
  place: Place,
  { away, begin, stop }: Ends,
): Pick<Branch, 'leave' | 'enter' | 'choose'> {
  const { run, index } = place;
  const left = useRef<{ run: Run; index: number } | null>(null);
  const leave = () => {
    const busy = stop();
    if (away) left.current = { run, index };
    if (away || busy) place.show(exampleRun(story), Math.min(index, run.fork ?? index));
    return away || busy;
  };
  const enter = () => {
    if (left.current && !away) place.show(left.current.run, left.current.index);
    begin();
  };
  const choose: Branch['choose'] = (which) => {
    if (which === 'example') return run.fork === index && leave();
    if (away || left.current?.run.fork !== index) return false;
    enter();
    return true;
  };
  return { leave, enter, choose };
}
