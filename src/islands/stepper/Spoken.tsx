import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Place } from './use-stepper.ts';

/** Tells a screen reader what stepping here brought about; silent until the reader moves. */
export function Spoken({ place }: { place: Place }): JSX.Element {
  const [text, setText] = useState('');
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) setText(`${place.step.position}. ${place.shown.announcement}`);
    first.current = false;
  }, [place.step, place.view]);
  return (
    <p class="st-sr" role="status" aria-live="polite">
      {text}
    </p>
  );
}
