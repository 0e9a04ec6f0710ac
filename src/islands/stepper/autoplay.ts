import { useEffect, useRef, useState } from 'preact/hooks';
import type { RefObject } from 'preact';
import type { Place } from './use-stepper.ts';

/** Milliseconds that a step is shown: longer where suspects fall. */
export const dwell = ({ shown }: Pick<Place, 'shown'>): number =>
  shown.knowledge.some((panel) => panel.fresh.length > 0) ? 4000 : 2500;

/** The first step comes while the reader still looks for it. */
const FIRST = 1000;

/** Plays on its own, only when asked. Stops at the end, at any action of the reader's (the caller), and out of sight. */
export function useAutoplay(place: Place, root: RefObject<HTMLElement>): [boolean, (on: boolean) => void] {
  const [playing, setPlaying] = useState(false);
  const soon = useRef(false);
  const end = place.run.steps.length - 1;
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(
      () => {
        if (place.index < end) place.go(place.index + 1);
        if (place.index + 1 >= end) setPlaying(false);
      },
      soon.current ? FIRST : dwell(place),
    );
    soon.current = false;
    return () => clearTimeout(timer);
  }, [playing, place.index, place.run]);
  useEffect(() => {
    if (!playing || !root.current) return;
    const watch = new IntersectionObserver(([entry]) => !entry?.isIntersecting && setPlaying(false));
    watch.observe(root.current);
    return () => watch.disconnect();
  }, [playing]);
  const play = (on: boolean) => {
    if (on && place.index >= end) place.go(0);
    soon.current = on;
    setPlaying(on);
  };
  return [playing, play];
}
