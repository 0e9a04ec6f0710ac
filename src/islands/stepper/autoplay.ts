import { useEffect, useState } from 'preact/hooks';
import type { RefObject } from 'preact';
import type { Place } from './use-stepper.ts';

/** Reading time of a step: longer where there is more to read, and where suspects fall. */
export function dwell(place: Pick<Place, 'shown'>): number {
  const words = place.shown.lines.join(' ');
  // a CJK sign carries as much as several letters
  const length = [...words].reduce((sum, sign) => sum + (sign > '⺀' ? 3 : 1), 0);
  const out = place.shown.knowledge.some((panel) => panel.fresh.length > 0);
  return (1600 + length * 35) * (out ? 1.6 : 1);
}

/** Plays on its own, only when asked. Stops at the end, at any action of the reader's (the caller), and out of sight. */
export function useAutoplay(place: Place, root: RefObject<HTMLElement>): [boolean, (on: boolean) => void] {
  const [playing, setPlaying] = useState(false);
  const end = place.run.steps.length - 1;
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      if (place.index < end) place.go(place.index + 1);
      if (place.index + 1 >= end) setPlaying(false);
    }, dwell(place));
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
    setPlaying(on);
  };
  return [playing, play];
}
