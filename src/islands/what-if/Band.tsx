import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../stepper/icons.tsx';
import { changedVariants, exampleRun, ownMoves } from '../stepper/run.ts';
import type { Branch } from '../stepper/use-branch.ts';
import type { Place } from '../stepper/use-stepper.ts';
import type { Story } from '../story/types.ts';
import type { Tools } from './tools.ts';

export interface BandProps {
  readonly story: Story;
  readonly place: Place;
  readonly branch: Branch;
}

/** Says that this is not the example any more, what of an address was left out, and leads back. */
export function Band({ story, place, branch }: BandProps): JSX.Element | null {
  const { labels } = story;
  const { opener } = branch.tools as Tools;
  const band = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const top = band.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > innerHeight / 2) band.current!.scrollIntoView({ block: 'start' });
  }, [branch.trying]);
  if (!branch.trying && !branch.away && branch.leftOut.length === 0) return null;
  const own = ownMoves(place.run, place.index).length;
  // without any move of the reader's it is the example again
  const undo = () =>
    own > 1 || changedVariants(place.run, story).length > 0
      ? place.go(place.index - 1)
      : place.show(exampleRun(story), place.index - 1);
  return (
    <div class="st-band" ref={band}>
      <p>
        <strong>{branch.away ? labels['branch'] : labels['try']}</strong>
        {own > 0 && (
          <button type="button" class="st-chip" onClick={undo}>
            {labels['branch.undo']}
          </button>
        )}
        <button type="button" class="st-chip st-return" onClick={branch.leave}>
          <Icon name="back" /> {labels['branch.return']}
        </button>
      </p>
      {branch.leftOut.length > 0 && opener && <opener.Skipped story={story} leftOut={branch.leftOut} />}
    </div>
  );
}
