import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { StageName } from '../../machines/innocence/logic/stage-clauses.ts';
import { lightChart } from '../stepper/lights.ts';
import { StagePicture, StageText, stageTitle, type StageProps } from './Stage.tsx';

/** The states of the rule's chart that stand for a stage: the question, and, where it decides, its answer. */
const STATES: { readonly [S in StageName]: readonly string[] } = {
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
    const names = STATES[stage].slice(0, at === last ? 2 : 1).filter((name) => name !== undefined);
    lightChart('innocence/by-hand', { states: names, edges: [] });
  }, [stage, at === last]);
  return (
    <>
      <div class="file op-ask">
        <div class="op-row" role="group" aria-label={words['stages']}>
          {verdict.stages.map((one, nth) => (
            <button
              key={one.stage}
              type="button"
              class={nth === at ? 'button op-main' : 'button'}
              aria-current={nth === at ? 'step' : undefined}
              onClick={() => go(nth)}
            >
              {nth + 1} {stageTitle({ ...props, at: nth })}
            </button>
          ))}
        </div>
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
      </div>
      <Chart />
    </>
  );
}

/** The chart that the page has drawn, brought to where it is watched; it goes back when there is no verdict. */
function Chart(): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chart = document.querySelector<HTMLElement>('[data-own-chart]')!;
    const home = chart.parentElement!;
    place.current!.append(chart);
    return () => home.append(chart);
  }, []);
  return <div ref={place} />;
}
