import type { ComponentChildren, JSX } from 'preact';
import { sentences } from '../sentences.ts';
import type { Story } from '../story/types.ts';
import { ClauseLink } from './ClauseLink.tsx';
import { clausesShown } from './clauses-shown.ts';
import { Icon } from './icons.tsx';
import type { Place } from './use-stepper.ts';

interface CaptionProps {
  readonly story: Story;
  readonly place: Place;
  /** The step at which another variant first makes a difference. */
  readonly turn: number | null;
  readonly children?: ComponentChildren;
}

/** What happens in this step, why not if it was refused, and the sentences of the rule that say so. */
export function Caption(props: CaptionProps): JSX.Element {
  const { story, place, turn } = props;
  const { step, shown, jumpedFrom } = place;
  const { labels } = story;
  const clauses = clausesShown(step, place.view, `${story.game}/${story.rule}`);
  const back = jumpedFrom === null ? null : place.run.steps[jumpedFrom];
  return (
    <div
      class={shown.refused ? 'st-caption is-refused' : 'st-caption'}
      role="group"
      aria-label={labels['caption']}
    >
      <p class="st-where">
        <span>{step.position}</span>
        {back && jumpedFrom !== place.index && (
          <button type="button" class="st-chip" onClick={() => place.go(jumpedFrom!)}>
            <Icon name="back" /> {back.back}
          </button>
        )}
      </p>
      <p class="st-lines">{shown.lines.length > 0 ? sentences(shown.lines) : shown.label}</p>
      {shown.refused && (
        <p class="st-refusal">
          <strong>{labels['refused']}</strong> {shown.refused.text}
        </p>
      )}
      {turn === step.index && <p class="st-turn">{labels['variants.diverges']}</p>}
      {step.note && <p class="st-note">{step.note}</p>}
      {clauses.length > 0 && <Clauses clauses={clauses} story={story} />}
      {props.children}
    </div>
  );
}

const FEW = 3;

/** The first with its sentence; beyond a few, the rest on demand. */
function Clauses({ clauses, story }: { clauses: readonly string[]; story: Story }): JSX.Element {
  const few = clauses.length > FEW + 1 ? FEW : clauses.length;
  return (
    <div class="st-clauses" role="group" aria-label={story.labels['clauses']}>
      <Links clauses={clauses.slice(0, few)} story={story} text />
      {few < clauses.length && (
        <details>
          <summary>
            <span class="st-more">+{clauses.length - few}</span>
          </summary>
          <Links clauses={clauses.slice(few)} story={story} />
        </details>
      )}
    </div>
  );
}

function Links(props: { clauses: readonly string[]; story: Story; text?: boolean }): JSX.Element {
  return (
    <ul>
      {props.clauses.map((clause, nth) => (
        <li key={clause}>
          <ClauseLink clause={clause} story={props.story} text={props.text === true && nth === 0} />
        </li>
      ))}
    </ul>
  );
}
