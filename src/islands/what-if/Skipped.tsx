import type { JSX } from 'preact';
import { ClauseLink } from '../stepper/ClauseLink.tsx';
import type { Story } from '../story/types.ts';
import type { LeftOut } from './open-address.ts';

/** What of an address could not be followed, and why. */
export function Skipped({ story, leftOut }: { story: Story; leftOut: readonly LeftOut[] }): JSX.Element {
  return (
    <div class="st-left-out" role="status">
      <p>{story.labels['branch.skipped']}</p>
      <ul>
        {leftOut.map((one, nth) => (
          <li key={nth}>
            <code>{one.text}</code> {one.why.text}{' '}
            {one.why.clause && <ClauseLink clause={one.why.clause} story={story} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
