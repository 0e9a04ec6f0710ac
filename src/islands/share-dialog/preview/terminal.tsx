import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { framesOf } from './pmore.ts';
import { SCROLLS } from './parts.tsx';

/** A movie on the screen of a board: its frames, and the menu in the last line. */
export function Terminal({ text }: { text: string }): JSX.Element {
  const frames = framesOf(text);
  const [name, go] = useState('');
  const frame = frames.find((one) => one.name === name) ?? frames[0];
  const [heading, ...lines] = frame?.lines ?? [];
  return (
    <div class="sh-term">
      <pre {...SCROLLS}>
        <b>{heading}</b>
        {'\n'}
        {lines.join('\n')}
      </pre>
      <p>
        {frame?.menu.map(({ to, text: said }) => (
          <button key={to} type="button" onClick={() => go(to)}>
            {said}
          </button>
        ))}
      </p>
    </div>
  );
}
