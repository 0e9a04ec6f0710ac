import type { JSX } from 'preact';
import type { Story } from '../story/types.ts';

/** Something could not be fetched: says so, and tries again when the reader asks. */
export const Failed = ({ story, again }: { story: Story; again: () => void }): JSX.Element => (
  <p class="st-failed" role="alert">
    {story.labels['failed']}{' '}
    <button type="button" class="st-chip" onClick={again}>
      {story.labels['again']}
    </button>
  </p>
);
