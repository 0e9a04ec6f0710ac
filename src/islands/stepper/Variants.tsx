import type { JSX } from 'preact';
import type { Story, VariantSwitch } from '../story/types.ts';
import type { Branch } from './use-branch.ts';
import type { Place } from './use-stepper.ts';

interface VariantsProps {
  readonly story: Story;
  readonly place: Place;
  readonly branch: Branch;
  readonly id: string;
  /** The step at which the variants chosen first make a difference. */
  readonly turn: number | null;
}

/** Where sources or editions disagree: the switches with their sources, and where the example first turns out otherwise. */
export function Variants(props: VariantsProps): JSX.Element | null {
  const { story, place } = props;
  if (story.switches.length === 0) return null;
  const changed = story.switches.filter((one) => place.run.variants[one.key] !== one.value).length;
  return (
    <details class="st-variants st-js">
      <summary>
        {story.labels['variants']} {changed > 0 && <span class="st-sum">{changed}</span>}
      </summary>
      <Outcome {...props} changed={changed > 0} />
      {place.ready && (
        <div class="st-switches">
          {story.switches.map((one) => (
            <Switch key={one.key} {...props} one={one} />
          ))}
        </div>
      )}
    </details>
  );
}

function Switch({ one, branch, id }: VariantsProps & { one: VariantSwitch }): JSX.Element {
  return (
    <fieldset>
      <legend>{one.label}</legend>
      {one.options.map((option) => (
        <label key={String(option.value)}>
          <input
            type="radio"
            name={`${id}-${one.key}`}
            checked={branch.chosen[one.key] === option.value}
            onChange={() => branch.setVariant(one.key, option.value)}
          />
          <span>
            {option.label}
            {option.source && <small>{option.source}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Says where the same events first lead elsewhere, with a way there, and one back to the example. */
function Outcome(props: VariantsProps & { changed: boolean }): JSX.Element {
  const { story, place, branch, changed, turn } = props;
  const { labels } = story;
  const step = turn === null ? null : place.run.steps[turn]!;
  return (
    <div class="st-outcome" role="status">
      {branch.impossible && <p>{labels['variants.impossible']}</p>}
      {changed && (
        <p>
          {step ? labels['variants.here'] : labels['variants.same']}{' '}
          {step && (
            <button type="button" class="st-chip" onClick={() => place.go(step.index)}>
              {step.short}: {step.views[place.view]?.label}
            </button>
          )}{' '}
          <button type="button" class="st-chip" onClick={branch.leave}>
            {labels['variants.reset']}
          </button>
        </p>
      )}
    </div>
  );
}
