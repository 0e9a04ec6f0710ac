import type { JSX, RefObject } from 'preact';
import type { Story } from '../story/types.ts';
import { Icon } from './icons.tsx';
import { KEY_TABLE } from './keys.ts';

/** The list of keys, as a dialog of the browser's own. */
export function KeysDialog({
  story,
  dialog,
}: {
  story: Story;
  dialog: RefObject<HTMLDialogElement>;
}): JSX.Element {
  const { labels } = story;
  return (
    <dialog ref={dialog} class="st-keys" aria-label={labels['keys']}>
      <form method="dialog">
        <h3>{labels['keys']}</h3>
        <button type="submit" class="st-button" aria-label={labels['close']}>
          <Icon name="close" />
        </button>
      </form>
      <dl>
        {KEY_TABLE.map(([keys, label]) => (
          <div key={label}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{labels[label]}</dd>
          </div>
        ))}
      </dl>
      <p>{labels['key.note']}</p>
    </dialog>
  );
}
