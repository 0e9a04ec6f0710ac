import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { StageName } from '../../machines/innocence/logic/stage-clauses.ts';
import { lightChart } from '../stepper/lights.ts';
import { StagePicture, StageText, stageTitle, type StageProps } from './Stage.tsx';

/** The states of the rule's chart that stand for a stage: the question, and, where it decides, its answer. */
const STATES: { readonly [S in StageName]: readonly [asked: string, decided?: string] } = {
  weapon: ['weapon', 'weaponDecides'],
  physical: ['physical'],
  statements: ['statements'],
  testimonies: ['testimonies'],
  lowest: ['weighed', 'lowestDecides'],
  'fewest-valid': ['tied', 'fewestDecide'],
  joint: ['jointly'],
};

/** The verdict, stage by stage, with the rule's chart beside it lit. */
export function Weighing(props: Omit<StageProps, 'at'>): JSX.Element {
  const { verdict, words } = props;
  const [wanted, go] = useState(0);
  const last = verdict.stages.length - 1;
  const at = Math.min(wanted, last);
  const { stage } = verdict.stages[at]!;
  useEffect(() => {
    const names = STATES[stage].slice(0, at === last ? 2 : 1);
    lightChart('innocence/verdict', { states: names.map((name) => `told.${name}`), edges: [] });
  }, [stage, at === last]);
  return (
    <>
      <ol class="op-row" aria-label={words['stages']}>
        {verdict.stages.map((one, nth) => (
          <li key={one.stage} class="op-stage">
            <button
              type="button"
              class={nth === at ? 'button op-main' : 'button'}
              aria-current={nth === at ? 'step' : undefined}
              onClick={() => go(nth)}
            >
              {stageTitle({ ...props, at: nth })}
            </button>
          </li>
        ))}
      </ol>
      <div class="op-two">
        <StagePicture {...props} at={at} />
        <div>
          <div role="status">
            <h3>{stageTitle({ ...props, at })}</h3>
            <StageText {...props} at={at} />
          </div>
          <p class="op-row">
            <button type="button" class="button" disabled={at === 0} onClick={() => go(at - 1)}>
              {words['previous']}
            </button>
            <button type="button" class="button op-main" disabled={at === last} onClick={() => go(at + 1)}>
              {words['next']}
            </button>
          </p>
        </div>
      </div>
    </>
  );
}
