import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Say } from '../story/types.ts';

interface CopyTextProps {
  readonly text: string;
  readonly say: Say;
}

/** The text, and a button that copies it; where that is not allowed, as in a frame without an origin, it is selected. */
export function CopyText({ text, say }: CopyTextProps): JSX.Element {
  const area = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(''), [text]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(say('stepper.copied'));
    } catch {
      area.current!.focus();
      area.current!.select();
      setSaid(say('share.by-hand'));
    }
  };
  return (
    <div class="sh-copy">
      <textarea
        ref={area}
        readOnly
        rows={text.includes('\n') ? 7 : 2}
        aria-label={say('share.text')}
        value={text}
        spellcheck={false}
      />
      <p>
        <button type="button" class="st-button" onClick={copy}>
          {say('share.copy')}
        </button>{' '}
        <span role="status">{said}</span>
      </p>
    </div>
  );
}
