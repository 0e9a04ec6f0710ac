import type { JSX } from 'preact';
import type { Story } from '../story/types.ts';
import type { Place } from './use-stepper.ts';

/** Through whose eyes: everyone's, or one seat's. */
export function Seats({ story, place, id }: { story: Story; place: Place; id: string }): JSX.Element {
  return (
    <fieldset class="st-seats st-js">
      <legend class="st-sr">{story.labels['perspective']}</legend>
      {story.views.map((choice) => (
        <label key={choice.id}>
          <input
            type="radio"
            name={`${id}-view`}
            value={choice.id}
            checked={place.view === choice.id}
            onChange={() => place.setView(choice.id)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
