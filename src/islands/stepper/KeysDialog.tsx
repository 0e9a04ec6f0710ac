import type { JSX, RefObject } from 'preact';
import { AS_IT_STANDS } from '../../figures/as-it-stands.ts';
import type { Story } from '../story/types.ts';
import { KeyList } from './KeyList.tsx';

interface KeysDialogProps {
  readonly story: Story;
  readonly dialog: RefObject<HTMLDialogElement>;
}

/** The list of keys, as a dialog of the browser's own; it never changes. */
export const KeysDialog = ({ story, dialog }: KeysDialogProps): JSX.Element =>
  import.meta.env.SSR ? (
    <dialog ref={dialog} class="st-keys" aria-label={story.labels['keys']}>
      <KeyList labels={story.labels} />
    </dialog>
  ) : (
    <dialog ref={dialog} class="st-keys" aria-label={story.labels['keys']} {...AS_IT_STANDS} />
  );
