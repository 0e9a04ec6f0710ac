import type { JSX } from 'preact';
import { useHold } from './hold.ts';
import { Icon } from './icons.tsx';
import { Timeline, type TimelineProps } from './Timeline.tsx';

interface ControlsProps extends TimelineProps {
  /** Called before the reader moves by hand. */
  readonly onAct: () => void;
}

/** Links to the neighbouring steps' pages; where scripts run they step in place, and repeat while held. */
export function Controls(props: ControlsProps): JSX.Element {
  const { story, place, onAct } = props;
  const end = place.run.steps.length - 1;
  const to = (index: number) => () => {
    onAct();
    place.go(index);
  };
  return (
    <div class="st-controls" role="group" aria-label={story.labels['controls']}>
      <Jump {...props} kind="first" target={0} act={to(0)} />
      <Jump {...props} kind="previous" target={place.index - 1} act={to(place.index - 1)} />
      <Timeline {...props} place={{ ...place, go: (index) => to(index)() }} />
      <Jump {...props} kind="next" target={place.index + 1} act={to(place.index + 1)} />
      <Jump {...props} kind="last" target={end} act={to(end)} />
    </div>
  );
}

interface JumpProps extends ControlsProps {
  readonly kind: 'first' | 'previous' | 'next' | 'last';
  readonly target: number;
  readonly act: () => void;
}

/** At an end the control stays where it is, and keeps the focus, but leads nowhere. */
function Jump({ kind, target, act, story, place, hrefOf }: JumpProps): JSX.Element {
  const hold = useHold(act);
  const step = place.run.steps[target];
  const dead = !step || target === place.index;
  const label = story.labels[kind]!;
  return (
    <a
      class={`st-button st-${kind}`}
      href={dead ? undefined : hrefOf(step)}
      role="link"
      tabIndex={0}
      aria-disabled={dead ? 'true' : undefined}
      aria-label={kind === 'next' ? undefined : label}
      title={kind === 'next' ? undefined : label}
      rel={kind === 'next' ? 'next' : kind === 'previous' ? 'prev' : undefined}
      draggable={false}
      {...hold}
    >
      {kind === 'next' && <span>{label}</span>}
      <Icon name={kind} />
    </a>
  );
}
