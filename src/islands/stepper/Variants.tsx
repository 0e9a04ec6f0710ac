import type { ComponentType, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Story } from '../story/types.ts';
import { Failed } from './Failed.tsx';
import type { Branch } from './use-branch.ts';
import type { Place } from './use-stepper.ts';

export interface VariantsProps {
  readonly story: Story;
  readonly place: Place;
  readonly branch: Branch;
  readonly id: string;
  /** The step at which the variants chosen first make a difference. */
  readonly turn: number | null;
}

/** Where sources or editions disagree: what there is to switch is fetched when the reader opens it. */
export function Variants(props: VariantsProps): JSX.Element | null {
  const { story, place, branch } = props;
  const [Switches, setSwitches] = useState<ComponentType<VariantsProps> | null>(null);
  const [failed, setFailed] = useState(false);
  if (story.switches.length === 0) return null;
  const changed = story.switches.filter((one) => place.run.variants[one.key] !== one.value).length;
  const open = () => {
    setFailed(false);
    import('./Switches.tsx')
      .then((loaded) => setSwitches(() => loaded.Switches))
      .catch(() => setFailed(true));
  };
  return (
    <details class="st-variants st-js" onToggle={open}>
      <summary>
        {story.labels['variants']} {changed > 0 && <span class="st-sum">{changed}</span>}
      </summary>
      {failed && <Failed story={story} again={open} />}
      {branch.waiting && !branch.opening && branch.tools === 'failed' && (
        <Failed story={story} again={branch.load} />
      )}
      {Switches && <Switches {...props} />}
    </details>
  );
}
