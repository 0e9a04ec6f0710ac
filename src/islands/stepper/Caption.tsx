import type { ComponentChildren, JSX } from 'preact';
import type { Story } from '../story/types.ts';
import { ClauseLink } from './ClauseLink.tsx';
import { clausesShown } from './clauses-shown.ts';
import { Icon } from './icons.tsx';
import type { Place } from './use-stepper.ts';

/** What happens in this step, why not if it was refused, and the sentences of the rule that say so. */
export function Caption(props: { story: Story; place: Place; children?: ComponentChildren }): JSX.Element {
  const { story, place } = props;
  const { step, shown, jumpedFrom } = place;
  const { labels } = story;
  const clauses = clausesShown(step, place.view);
  const back = jumpedFrom === null ? null : place.run.steps[jumpedFrom];
  return (
    <div class={shown.refused ? 'st-caption is-refused' : 'st-caption'} role="group" aria-label={labels['caption']}>
      <p class="st-where">
        <span>{step.position}</span>
        {back && jumpedFrom !== place.index && (
          <button type="button" class="st-chip" onClick={() => place.go(jumpedFrom!)}>
            <Icon name="back" /> {back.back}
          </button>
        )}
      </p>
      <p class="st-lines">{shown.lines.length > 0 ? shown.lines.join(' ') : shown.label}</p>
      {shown.refused && (
        <p class="st-refusal">
          <strong>{labels['refused']}</strong> {shown.refused.text}
        </p>
      )}
      {step.note && <p class="st-note">{step.note}</p>}
      {clauses.length > 0 && (
        <ul class="st-clauses" aria-label={labels['clauses']}>
          {clauses.map((clause, nth) => (
            <li key={clause}>
              <ClauseLink clause={clause} story={story} text={nth === 0} />
            </li>
          ))}
        </ul>
      )}
      {props.children}
    </div>
  );
}
