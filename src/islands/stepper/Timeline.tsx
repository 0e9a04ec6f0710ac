import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { EVERYONE } from '../story/context.ts';
import type { Story, StoryStep } from '../story/types.ts';
import { onPlainClick } from './hold.ts';
import type { Place } from './use-stepper.ts';

export interface TimelineProps {
  readonly story: Story;
  readonly place: Place;
  readonly hrefOf: (step: StoryStep) => string;
  /** The step at which another variant first makes a difference. */
  readonly turn: number | null;
}

/** More than these stand closer on a wide screen. */
const MANY = 16;

/** All steps as named dots, to be scrolled where there is little room; marks tell by shape where something was refused, somebody fell, or the author has a note. */
export function Timeline(props: TimelineProps): JSX.Element {
  const { story, place, hrefOf, turn } = props;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const now = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!now) return;
    if (list.current!.contains(document.activeElement) && now !== document.activeElement) now.focus();
    const { offsetLeft, offsetWidth } = now.parentElement!;
    list.current!.scrollLeft =
      offsetLeft - list.current!.offsetLeft - (list.current!.clientWidth - offsetWidth) / 2;
  }, [place.index]);
  return (
    <nav class="st-timeline" aria-label={story.labels['timeline']}>
      <ol ref={list} data-many={place.run.steps.length > MANY || undefined}>
        {place.run.steps.map((step) => (
          <Dot
            key={step.index}
            step={step}
            story={story}
            place={place}
            href={hrefOf(step)}
            turn={step.index === turn}
          />
        ))}
      </ol>
    </nav>
  );
}

function Dot(props: {
  step: StoryStep;
  story: Story;
  place: Place;
  href: string;
  turn: boolean;
}): JSX.Element {
  const { step, story, place, href } = props;
  const now = step.index === place.index;
  const view = step.views[place.view];
  const marks = [...marksOf(step, place.view), ...(props.turn ? (['turn'] as const) : [])];
  const words = marks.map((mark) => story.labels[`mark.${mark}`]);
  const name = [
    step.index ? `${step.short}: ${view?.label ?? step.label}` : `0 · ${step.short}`,
    ...words,
  ].join(' · ');
  const own = place.run.fork !== null && step.index > place.run.fork;
  const classes = ['st-dot', ...marks.map((mark) => `has-${mark}`)];
  if (step.index < place.index) classes.push('is-past');
  if (own) classes.push('is-own');
  return (
    <li class={classes.join(' ')}>
      <a
        href={href}
        title={name}
        aria-label={name}
        aria-current={now ? 'step' : undefined}
        tabIndex={place.ready && !now ? -1 : undefined}
        onClick={onPlainClick(() => place.go(step.index))}
      >
        <span class="st-bead">{step.index}</span>
      </a>
    </li>
  );
}

function marksOf(step: StoryStep, view: string): ('refused' | 'out' | 'note')[] {
  const out = step.index > 0 && step.views[view]?.knowledge.some((panel) => panel.fresh.length > 0);
  return [
    ...(step.refused ? (['refused'] as const) : []),
    ...(out ? (['out'] as const) : []),
    ...(view === EVERYONE && step.note ? (['note'] as const) : []),
  ];
}
