/** The line-up in a stepper; while the reader plays, with a button for each suspect. Parts: `suspect:A`. */
import type { JSX } from 'preact';
import { LineUp } from '../../../figures/explosion/line-up.tsx';
import type { LineUp as Data } from '../../../figures/explosion/model.ts';
import type { FigureProps, Touch } from '../../figure.ts';

export function Figure({ data, words, id, title, touch }: FigureProps): JSX.Element {
  const lineUp = data as unknown as Data;
  return (
    <div>
      <LineUp data={lineUp} id={id} title={title} />
      {touch?.playing && <Buttons lineUp={lineUp} words={words as { [key: string]: string }} touch={touch} />}
    </div>
  );
}

/** Nobody is barred: whoever presses what is not allowed is told why. */
function Buttons({
  lineUp,
  words,
  touch,
}: {
  lineUp: Data;
  words: { [key: string]: string };
  touch: Touch;
}): JSX.Element {
  return (
    <div class="st-modes">
      {lineUp.suspects.map((who) => (
        <button
          key={who}
          type="button"
          class="st-button"
          aria-pressed={touch.chosen.includes(`suspect:${who}`)}
          aria-label={`${who}, ${words[lineUp.possible.includes(who) ? 'possible' : 'out']}`}
          onClick={() => touch.press(`suspect:${who}`)}
        >
          {who}
        </button>
      ))}
    </div>
  );
}
