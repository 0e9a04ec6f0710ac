import { useEffect, useRef } from 'preact/hooks';
import { shownAddress } from './address.ts';
import type { StepperProps } from './props.ts';
import { pageTitle } from './title.ts';
import type { Place } from './use-stepper.ts';

interface Following extends Place {
  /** What the address asks for is still on its way: it must not be lost. */
  readonly opening: boolean;
}

/** Leads along what lies around a stepper on a page of the site; in a frame there is nothing. */
function led(base: string | undefined, lead: (page: typeof import('../page.ts')) => void): void {
  if (!base) import('../page.ts').then(lead).catch(() => {});
}

/** The page follows the step: title and address, and what lies around the stepper. */
export function useFollow(props: StepperProps, place: Following): void {
  const { story, base, titles, address = 'step' } = props;
  const { run, index, view, step, touched, opening } = place;
  const self = useRef({});
  const start = useRef('');
  useEffect(() => {
    const follow = () => {
      const follows = address !== 'none' && !opening;
      start.current ||= titles ? titles[0] : document.title;
      if (follows && touched) {
        document.title = pageTitle(story, place, titles ?? [start.current, `{} · ${start.current}`]);
        replaceAddress(props, shownAddress({ story, run, index, view }, whereOf(props)));
      }
      led(base, (page) => {
        if (page.claimLights(self.current, { force: touched }))
          page.light(step, `${story.game}/${story.rule}`, view);
        if (follows) page.leadLanguages();
      });
    };
    follow();
    // a sentence's link, and the way back from it, change the address too
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [step, view, run, opening]);
}

const whereOf = ({ address, base }: StepperProps) => {
  const { pathname, search } = location;
  return address === 'keep' ? { page: pathname, keep: search } : { base, keep: search };
};

/** Frames without an origin may not touch their history. */
function replaceAddress({ address }: StepperProps, shown: string): void {
  try {
    history.replaceState(history.state, '', shown + (address === 'keep' ? location.hash : ''));
  } catch {
    // the address stays behind; the copied link is right all the same
  }
}
