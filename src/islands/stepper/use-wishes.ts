import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { LeftOut } from '../what-if/open-address.ts';
import type { Tools } from '../what-if/tools.ts';
import type { StepperProps } from './props.ts';
import { readAddress } from './read-address.ts';
import type { Load, ToolState } from './use-engine.ts';
import type { Place } from './use-stepper.ts';
import type { Wish } from './wish.ts';

interface Granting {
  readonly tools: ToolState;
  readonly load: Load;
  readonly setTrying: (on: boolean) => void;
}

export interface Wishes {
  /** What is to be played out as soon as the rules are there. */
  readonly wish: Wish | null;
  readonly want: (next: (before: Wish | null) => Wish) => void;
  /** Gives the wish up, and what came of the last one. */
  readonly forget: () => void;
  readonly leftOut: readonly LeftOut[];
  /** The position cannot be under the variants chosen last. */
  readonly impossible: boolean;
}

/** Plays out what an address asked for and which variants were chosen, as soon as the rules are there, from wherever the reader is then. */
export function useWishes(props: StepperProps, place: Place, { tools, load, setTrying }: Granting): Wishes {
  const [wish, setWish] = useState<Wish | null>(null);
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  const [impossible, setImpossible] = useState(false);
  const { run, index } = place;
  const want: Wishes['want'] = (next) => {
    setImpossible(false);
    setWish(next);
    load({ opening: next(null).opening !== null });
  };
  const forget = () => {
    setWish(null);
    setLeftOut([]);
    setImpossible(false);
  };
  useOpened(props, place, want);
  useGranted(tools, wish, ({ engine, branch, opener }, { variants, opening, gone }) => {
    setWish(null);
    try {
      if (!opening)
        return place.show(branch.underVariants(engine, run, { ...run.variants, ...variants }), index);
      const opened = opener!.openAddress(engine, props.story, { ...opening, variants });
      place.show(opened.run, place.gone === gone ? opened.index : index);
      setLeftOut(opened.leftOut);
      setTrying(opening.moves !== null);
    } catch {
      setImpossible(true);
    }
  });
  return { wish, want, forget, leftOut, impossible };
}

/** Before another key can come. */
function useGranted(tools: ToolState, wish: Wish | null, grant: (tools: Tools, wish: Wish) => void): void {
  useLayoutEffect(() => {
    if (wish && typeof tools === 'object') grant(tools, wish);
  }, [tools, wish]);
}

/** Once, after the server's page has come alive: shows what the address asks for. */
function useOpened(props: StepperProps, place: Place, want: Wishes['want']): void {
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
