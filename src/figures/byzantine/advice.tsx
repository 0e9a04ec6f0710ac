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
      {when && <b>{when}</b>}
      {hintsOf(more).map(({ victim, left }) => (
        <table key={victim}>
          <tr>
            <th colspan={2} scope="colgroup">
              {name(victim)}
            </th>
          </tr>
          {Object.entries(left).map(([method, who]) => (
            <tr key={method}>
              <th scope="row">{say(`method.${method}`)}</th>
              <td>
                {who.length}
                {say('figure.colon')}
                {who.map(name).join(say('figure.comma'))}
              </td>
            </tr>
          ))}
        </table>
      ))}
    </details>
  );
}
