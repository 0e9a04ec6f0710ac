import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { VariantValue } from '../../machines/trace.ts';
import type { Settings } from '../story/types.ts';
import type { Touch } from '../figure.ts';
import type { LeftOut } from '../what-if/open-address.ts';
import type { Tools } from '../what-if/tools.ts';
import { readAddress } from './read-address.ts';
import type { StepperProps } from './props.ts';
import { exampleRun, isExample, type Run } from './run.ts';
import { useTools, type ToolState } from './use-engine.ts';
import type { Place } from './use-stepper.ts';
import { withVariant, type Wish } from './wish.ts';

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
  const { run, index } = place;
  const [tools, load] = useTools(story);
  const [trying, setTrying] = useState(false);
  const [touch, onTouch] = useState<Touch | null>(null);
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  const [impossible, setImpossible] = useState(false);
  const [wish, setWish] = useState<Wish | null>(null);
  const left = useRef<{ run: Run; index: number } | null>(null);
  const want = (next: (before: Wish | null) => Wish) => {
    setWish(next);
    load({ opening: next(null).opening !== null });
  };
  useOpened(props, place, want);
  useWish(tools, wish, (ready, { variants, opening, gone }) => {
    setWish(null);
    try {
      if (!opening)
        return place.show(
          ready.branch.underVariants(ready.engine, run, { ...run.variants, ...variants }),
          index,
        );
      const opened = ready.opener!.openAddress(ready.engine, story, { ...opening, variants });
      place.show(opened.run, place.gone === gone ? opened.index : index);
      setLeftOut(opened.leftOut);
      setTrying(opening.moves !== null);
    } catch {
      setImpossible(true);
    }
  });
  const away = !isExample(run, story);
  const leave = () => {
    const there = !away && !trying && !wish;
    if (away) left.current = { run, index };
    setTrying(false);
    setLeftOut([]);
    setImpossible(false);
    setWish(null);
    if (away || wish) place.show(exampleRun(story), Math.min(index, run.fork ?? index));
    return !there;
  };
  const enter = () => {
    if (left.current && !away) place.show(left.current.run, left.current.index);
    setTrying(true);
    load();
  };
  return {
    tools,
    load,
    trying,
    setTrying: (on) => {
      setTrying(on);
      if (on) load();
    },
    away,
    waiting: wish !== null,
    opening: wish?.opening != null,
    leave,
    enter,
    choose: (which) => {
      if (which === 'example') return run.fork === index && leave();
      if (away || left.current?.run.fork !== index) return false;
      enter();
      return true;
    },
    setVariant: (key, value) => {
      setImpossible(false);
      want((before) => withVariant(before, key, value));
    },
    chosen: { ...run.variants, ...wish?.variants },
    impossible,
    leftOut,
    touch,
    onTouch,
  };
}

/** Grants what was wished for by the rules as soon as they are there, from wherever the reader is then: before another key can come. */
function useWish(tools: ToolState, wish: Wish | null, grant: (tools: Tools, wish: Wish) => void): void {
  useLayoutEffect(() => {
    if (wish && typeof tools === 'object') grant(tools, wish);
  }, [tools, wish]);
}

/** Once, after the server's page has come alive: shows what the address asks for. */
function useOpened(props: StepperProps, place: Place, want: (wish: () => Wish) => void): void {
  const { story, address, step = 0 } = props;
  useEffect(() => {
    const asked = readAddress(address === 'none' ? '' : location.search, story);
    const index = (address === 'keep' ? asked.at : null) ?? step;
    if (asked.view) place.setView(asked.view);
    if (index !== step) place.show(place.run, index);
    const { variants } = asked;
    if (asked.moves !== null || Object.keys(variants).length > 0)
      want(() => ({ variants, opening: { ...asked, index }, gone: place.gone }));
  }, []);
}
