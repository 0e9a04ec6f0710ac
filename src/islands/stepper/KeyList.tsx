import type { JSX } from 'preact';
import type { Story } from '../story/types.ts';
import { Icon } from './icons.tsx';
import { KEY_TABLE } from './key-table.ts';

/** Every key and what it does. */
export function KeyList({ labels }: Pick<Story, 'labels'>): JSX.Element {
  return (
    <>
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
    </>
  );
}
