/** What the marks of a figure and of the timeline mean: static HTML, drawn with the very marks. */
import type { JSX } from 'preact';
import type { LegendMark } from '../figures/figure-model.ts';
import type { FaceSource } from '../figures/game-face.tsx';
import { once } from '../words-lib/once.ts';
import { renderWith } from './render.ts';
import { words } from './words.ts';

const legends = import.meta.glob<readonly LegendMark[]>('../figures/*/legend.tsx', {
  eager: true,
  import: 'legend',
});

const Bead = ({ mark }: { mark: string }): JSX.Element => (
  <span class={`st-dot has-${mark}`} aria-hidden="true">
    <span>
      <span class="st-bead">3</span>
    </span>
  </span>
);

const More = (): JSX.Element => (
  <span class="st-more" aria-hidden="true">
    +5
  </span>
);

/** The whole, folded up, as HTML. Throws when a message is missing. */
export const legendOf = once((locale: string, game: string, faces: FaceSource): string => {
  const say = words.say(locale, game);
  const marks = [
    ...(legends[`../figures/${game}/legend.tsx`] ?? []).map(({ key, picture }) => ({
      picture,
      text: say(`figure.legend.${key}`),
    })),
    ...['refused', 'out', 'note'].map((mark) => ({
      picture: <Bead mark={mark} />,
      text: say(`stepper.mark.${mark}`),
    })),
    { picture: <More />, text: say('legend.more') },
  ];
  return renderWith(
    faces,
    <details>
      <summary>{say('legend.title')}</summary>
      <ul>
        {marks.map(({ picture, text }) => (
          <li>
            {picture}
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </details>,
  );
});
