import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Story } from '../story/types.ts';
import type { Place } from './use-stepper.ts';

/** Tells a screen reader what stepping here brought about, and to whose view it has changed; silent until the reader moves. */
export function Spoken({ story, place }: { story: Story; place: Place }): JSX.Element {
  const [text, setText] = useState('');
  const told = useRef<string | null>(null);
  const { step, view, shown } = place;
  useEffect(() => {
    const seat = story.views.find(({ id }) => id === view);
    const whose = told.current === view ? '' : `${seat?.label}: `;
    if (told.current !== null) setText(`${whose}${step.position}. ${shown.announcement}`);
    told.current = view;
  }, [step, view]);
  return (
    <p class="st-sr" role="status" aria-live="polite">
      {text}
    </p>
  );
}
