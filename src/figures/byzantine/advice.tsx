import type { JSX } from 'preact';
import type { Json, JsonObject } from '../../machines/trace.ts';

/** What reading one corpse would tell: whom each rule that may lie on it would leave. */
interface Hint {
  readonly victim: string;
  readonly left: { readonly [method: string]: readonly string[] };
}

export interface AdviceProps {
  /** `knowledge.<seat>.more` of a step. */
  readonly more: JsonObject | undefined;
  readonly say: (key: string, args?: { readonly [name: string]: Json }) => string;
  readonly names: { readonly [who: string]: string };
  /** Which step they are about, where that is not the step shown. */
  readonly when?: string | undefined;
}

/** The hints of a step; empty where nothing lies unread. */
const hintsOf = (more: JsonObject | undefined): readonly Hint[] =>
  ((more?.['advice'] ?? []) as unknown as readonly Hint[]).filter(({ left }) => Object.keys(left).length > 0);

/** Whether there is anything to advise. */
export const hasAdvice = (more: JsonObject | undefined): boolean => hintsOf(more).length > 0;

/** How each unread card would split the suspects, closed until asked for and marked as advice. */
export function Advice({ more, say, names, when }: AdviceProps): JSX.Element {
  const name = (who: string) => names[who] ?? who;
  return (
    <details class="advice">
      <summary>{say('figure.advice.title')}</summary>
      <p>{say('figure.advice.lede')}</p>
      {when && <p class="advice-when">{when}</p>}
      {hintsOf(more).map(({ victim, left }) => (
        <dl key={victim}>
          <dt>{name(victim)}</dt>
          {Object.entries(left).map(([method, who]) => (
            <dd key={method}>
              <b>{say(`method.${method}`)}</b>
              <span>
                {who.length}
                {say('figure.colon')}
                {who.map(name).join(say('figure.comma'))}
              </span>
            </dd>
          ))}
        </dl>
      ))}
    </details>
  );
}
