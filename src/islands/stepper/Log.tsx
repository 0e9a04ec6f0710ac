import type { JSX } from 'preact';
import { sentences } from '../sentences.ts';
import type { Story, StoryStep } from '../story/types.ts';
import { isPlainClick } from './hold.ts';
import type { Place } from './use-stepper.ts';

/** Everything that has happened up to the step shown, in sentences. */
export function Log(props: { story: Story; place: Place; hrefOf: (step: StoryStep) => string }): JSX.Element {
  const { story, place, hrefOf } = props;
  return (
    <details class="st-log">
      <summary>{story.labels['log']}</summary>
      <ol start={0}>
        {place.run.steps.slice(0, place.index + 1).map((step) => {
          const shown = step.views[place.view]!;
          return (
            <li key={step.index} class={step.refused ? 'is-refused' : undefined}>
              <a
                href={hrefOf(step)}
                aria-current={step.index === place.index ? 'step' : undefined}
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  place.go(step.index);
                }}
              >
                {shown.label}
              </a>{' '}
              <span>{sentences([...shown.lines, ...(shown.refused ? [shown.refused.text] : [])])}</span>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
