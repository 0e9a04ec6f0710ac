import type { JSX } from 'preact';
import type { VariantSwitch } from '../story/types.ts';
import type { VariantsProps } from './Variants.tsx';

/** The switches with their sources, and where the example first turns out otherwise. */
export function Switches(props: VariantsProps): JSX.Element {
  const { story, place } = props;
  const changed = story.switches.some((one) => place.run.variants[one.key] !== one.value);
  return (
    <>
      <Outcome {...props} changed={changed} />
      <div class="st-switches">
        {story.switches.map((one) => (
          <Switch key={one.key} {...props} one={one} />
        ))}
      </div>
    </>
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
