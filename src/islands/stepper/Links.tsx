import type { JSX, RefObject } from 'preact';
import type { Autoplay } from './autoplay.ts';
import { onPlainClick } from './hold.ts';
import { Icon } from './icons.tsx';
import { share } from './share.ts';
import type { StepperData } from './props.ts';
import type { Branch } from './use-branch.ts';
import type { Place } from './use-stepper.ts';

interface LinksProps extends StepperData {
  readonly place: Place;
  readonly branch: Branch;
  readonly autoplay: Autoplay;
  readonly dialog: RefObject<HTMLDialogElement>;
}

/** What else can be done with the step shown. */
export function Links({ story, base, place, branch, autoplay, dialog }: LinksProps): JSX.Element {
  const { labels } = story;
  const { playing, play, speed } = autoplay;
  return (
    <div class="st-links">
      <button
        type="button"
        class="st-link st-js"
        aria-pressed={branch.trying}
        onClick={() => {
          play(false);
          branch.setTrying(!branch.trying);
        }}
      >
        <Icon name="pen" /> {labels['try']}
      </button>
      <button type="button" class="st-link st-js" onClick={() => play(!playing)}>
        <Icon name={playing ? 'pause' : 'play'} /> {labels[playing ? 'pause' : 'play']}
        {speed !== 1 && ` ×${speed}`}
      </button>
      <a
        class="st-link st-share"
        href={import.meta.env.SSR ? sharePage(place.address) : undefined}
        onClick={onPlainClick(() => share({ story, ...place }))}
      >
        <Icon name="share" /> {labels['share']}
      </a>
      <button type="button" class="st-link st-js st-keys-link" onClick={() => dialog.current?.showModal()}>
        <Icon name="keys" /> {labels['keys']}
      </button>
      {base && (
        <a class="st-link" href={place.address} target="_blank" rel="noopener">
          <Icon name="out" /> {labels['case-page']}
        </a>
      )}
    </div>
  );
}

/** The page that shares a step, for those without scripts, and for another tab; it stays as the server wrote it. */
const sharePage = (address: string): string => {
  const [path = '', query = ''] = address.split('?');
  return `${/^\/[^/]+/.exec(path)}/share/?of=${path}&with=${encodeURIComponent(query)}`;
};
