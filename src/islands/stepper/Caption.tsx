import type { ComponentChildren, JSX } from 'preact';
import { sentences } from '../sentences.ts';
import { EVERYONE } from '../story/context.ts';
import type { Story, StoryView } from '../story/types.ts';
import { ClauseLink } from './ClauseLink.tsx';
import { clausesShown } from './clauses-shown.ts';
import { Icon } from './icons.tsx';
import type { Place } from './use-stepper.ts';

interface CaptionProps {
  readonly story: Story;
  readonly place: Place;
  readonly base: string;
  /** The step at which another variant first makes a difference. */
  readonly turn: number | null;
  readonly controls: JSX.Element;
  readonly children?: ComponentChildren;
}

/** What happens in this step with the controls below, always in sight; then the sentences of the rule that say so. */
export function Caption(props: CaptionProps): JSX.Element {
  const { story, place, turn } = props;
  const { step } = place;
  const { labels } = story;
  const clauses = clausesShown(step, place.view, `${story.game}/${story.rule}`);
  return (
    <div class="st-told" role="group" aria-label={labels['caption']}>
      <div class="st-bar">
        <Lines {...props} />
        {props.controls}
      </div>
      <div class="st-rest">
        {turn === step.index && <p class="st-turn">{labels['variants.diverges']}</p>}
        {place.view === EVERYONE && step.note && <p class="st-note">{step.note}</p>}
        {props.children}
        {clauses.length > 0 && <Clauses {...props} clauses={clauses} />}
      </div>
    </div>
  );
}

/** As high as the longest text of any step, so that the controls stay where they are; cut off on a phone until tapped. */
function Lines({ place }: CaptionProps): JSX.Element {
  const { step, shown, jumpedFrom } = place;
  const back = jumpedFrom === null ? null : place.run.steps[jumpedFrom];
  const texts = place.run.steps.map(({ views }) => textOf(views[place.view]!));
  return (
    <div class="st-caption">
      <p class="st-where">
        {step.position}
        {back && jumpedFrom !== place.index && (
          <button type="button" class="st-chip" onClick={() => place.go(jumpedFrom!)}>
            <Icon name="back" /> {back.back}
          </button>
        )}
      </p>
      <p
        class="st-lines"
        tabIndex={-1}
        data-longest={texts.reduce((longest, text) => (text.length > longest.length ? text : longest))}
      >
        <span>{textOf(shown)}</span>
      </p>
    </div>
  );
}

/** Of what is refused the log says so, and then comes why. */
const textOf = ({ lines, label, refused }: StoryView): string =>
  sentences([...(lines.length > 0 ? lines : [label]), ...(refused ? [refused.text] : [])]);

const FEW = 3;

interface ClausesProps {
  readonly clauses: readonly string[];
  readonly story: Story;
  readonly base: string;
}

/** The first with its sentence; beyond a few, the rest on demand. */
function Clauses({ clauses, ...rest }: ClausesProps): JSX.Element {
  const few = clauses.length > FEW + 1 ? FEW : clauses.length;
  return (
    <div class="st-clauses" role="group" aria-label={rest.story.labels['clauses']}>
      <Links {...rest} clauses={clauses.slice(0, few)} text />
      {few < clauses.length && (
        <details>
          <summary>
            <span class="st-more">+{clauses.length - few}</span>
          </summary>
          <Links {...rest} clauses={clauses.slice(few)} />
        </details>
      )}
    </div>
  );
}

function Links({ clauses, story, base, text = false }: ClausesProps & { text?: boolean }): JSX.Element {
  return (
    <ul>
      {clauses.map((clause, nth) => (
        <li key={clause}>
          <ClauseLink clause={clause} story={story} base={base} text={text && nth === 0} />
        </li>
      ))}
    </ul>
  );
}
