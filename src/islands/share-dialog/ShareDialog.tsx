/** Shares exactly what the stepper shows, in place: a link, the text that a place takes, as it will look there, and files. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Say } from '../story/types.ts';
import { Desk } from './Desk.tsx';
import css from './dialog.css?inline';
import type { Shown } from './shown.ts';
import { sayOf, sharedWords } from './words.ts';

export interface ShareDialogProps {
  readonly shown: Shown;
  readonly onClose: () => void;
}

let sheet: CSSStyleSheet | null = null;

/** What only the dialog is styled with comes with it. */
function dress(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

export function ShareDialog({ shown, onClose }: ShareDialogProps): JSX.Element {
  const { story } = shown;
  const dialog = useRef<HTMLDialogElement>(null);
  const [say, setSay] = useState<Say | 'failed' | null>(null);
  useEffect(() => {
    dress();
    dialog.current!.showModal();
    sharedWords(story.locale, story.game).then(
      (words) => setSay(() => sayOf(words)),
      () => setSay('failed'),
    );
  }, []);
  const { labels } = story;
  return (
    <dialog ref={dialog} class="sh" aria-label={labels['share']} onClose={onClose}>
      <form method="dialog" class="sh-head">
        <h2>{labels['share']}</h2>
        <button type="submit" class="st-button" aria-label={labels['close']}>
          <svg class="st-icon line" viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
            <path d="M4 4l10 10M14 4L4 14" />
          </svg>
        </button>
      </form>
      {typeof say === 'function' ? (
        <Desk shown={shown} say={say} />
      ) : (
        <p role="status">{labels[say === 'failed' ? 'failed' : 'loading']}</p>
      )}
    </dialog>
  );
}
