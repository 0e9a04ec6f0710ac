import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Place } from './use-stepper.ts';

/** Milliseconds that a step is shown at the usual speed: longer where suspects fall. */
export const dwell = ({ shown }: Pick<Place, 'shown'>): number =>
  shown.knowledge.some((panel) => panel.fresh.length > 0) ? 4000 : 2500;

const SPEEDS: readonly number[] = [0.5, 1, 2, 4];

/** The next speed up or down (`by` 1 or -1); at an end, the same. */
export const nextSpeed = (speed: number, by: 1 | -1): number => SPEEDS[SPEEDS.indexOf(speed) + by] ?? speed;

/** The first step comes while the reader still looks for it. */
const FIRST = 1000;

export interface PlayerProps {
  readonly place: Place;
  readonly root: RefObject<HTMLElement>;
  readonly speed: number;
  readonly play: (on: boolean) => void;
}

/** Goes from step to step for as long as it is there. Stops at the end, and out of sight. */
export function Player({ place, root, speed, play }: PlayerProps): null {
  const soon = useRef(true);
  const end = place.run.steps.length - 1;
  useEffect(() => {
    const timer = setTimeout(
      () => {
        if (place.index < end) place.go(place.index + 1);
        if (place.index + 1 >= end) play(false);
      },
      soon.current ? FIRST : dwell(place) / speed,
    );
    soon.current = false;
    return () => clearTimeout(timer);
  }, [speed, place.index, place.run]);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => !entry?.isIntersecting && play(false));
    watch.observe(root.current!);
    return () => watch.disconnect();
  }, []);
  return null;
}
