import { useEffect, useState } from 'preact/hooks';
import type { VariantValue } from '../../machines/trace.ts';
import type { Settings } from '../story/types.ts';
import type { Touch } from '../figure.ts';
import type { LeftOut } from '../what-if/branch.ts';
import { readAddress } from './address.ts';
import type { StepperProps } from './props.ts';
import { exampleRun, isExample } from './run.ts';
import { useTools, type ToolState } from './use-engine.ts';
import type { Place } from './use-stepper.ts';

/** Everything about leaving the example: own moves, other variants, and what an address asked for. */
export interface Branch {
  readonly tools: ToolState;
  /** The reader is about to move. */
  readonly trying: boolean;
  readonly setTrying: (on: boolean) => void;
  readonly away: boolean;
  readonly leave: () => void;
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
  const [tools, load] = useTools(story);
  const [trying, setTrying] = useState(false);
  const [touch, onTouch] = useState<Touch | null>(null);
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  const [impossible, setImpossible] = useState(false);
  const [pending, setPending] = useState<Settings | null>(null);
  useOpened(props, place, { load, setTrying, setLeftOut });
  const away = !isExample(place.run, story);
  return {
    tools,
    trying,
    setTrying: (on) => {
      setTrying(on);
      if (on) void load();
    },
    away,
    leave: () => {
      setTrying(false);
      setLeftOut([]);
      setImpossible(false);
      if (away) place.show(exampleRun(story), Math.min(place.index, place.run.fork ?? place.index));
    },
    setVariant: async (key, value) => {
      const wanted = { ...place.run.variants, [key]: value };
      setPending(wanted);
      setImpossible(false);
      const loaded = await load();
      setPending(null);
      if (!loaded) return;
      try {
        place.show(loaded.branch.underVariants(loaded.engine, place.run, wanted), place.index);
      } catch {
        setImpossible(true);
      }
    },
    chosen: pending ?? place.run.variants,
    impossible,
    leftOut,
    touch,
    onTouch,
  };
}

interface Opening {
  readonly load: ReturnType<typeof useTools>[1];
  readonly setTrying: (on: boolean) => void;
  readonly setLeftOut: (leftOut: readonly LeftOut[]) => void;
}

/** Once, after the server's page has come alive: shows what the address asks for. */
function useOpened(props: StepperProps, place: Place, { load, setTrying, setLeftOut }: Opening): void {
  const { story, address, step = 0 } = props;
  useEffect(() => {
    const asked = readAddress(address === 'none' ? '' : location.search, story);
    const index = (address === 'keep' ? asked.at : null) ?? step;
    if (asked.view) place.setView(asked.view);
    if (index !== step) place.show(place.run, index);
    if (asked.moves === null && Object.keys(asked.variants).length === 0) return;
    void load().then((tools) => {
      if (!tools) return;
      const opened = tools.branch.openAddress(tools.engine, story, { ...asked, index });
      place.show(opened.run, opened.index);
      setLeftOut(opened.leftOut);
      setTrying(asked.moves !== null);
    });
  }, []);
}
