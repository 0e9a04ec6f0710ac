import type { JSX } from 'preact';
import type { LegendMark } from '../figure-model.ts';
import { stateClasses, SuspectCard } from './suspect-card.tsx';
import type { Cell } from './cell.ts';

/** Whose face shows the marks. */
export const SAMPLE = 'F';

const PLAIN: Cell = { who: SAMPLE, alive: true, innocent: false, suspect: 'unknown' };

function Sample({ cell, ring }: { cell: Partial<Cell>; ring?: boolean }): JSX.Element {
  const whole = { ...PLAIN, ...cell };
  return (
    <svg viewBox="-8 -8 116 116" aria-hidden="true">
      <g class={ring ? `${stateClasses(whole)} can-pick` : stateClasses(whole)}>
        <SuspectCard cell={whole} words={null} />
        {ring && <rect class="nb-ring" x="-3" y="-3" width="106" height="106" rx="8" />}
      </g>
    </svg>
  );
}

/** The marks of the board by themselves, each worded by `figure.legend.<key>`. */
export const legend: readonly LegendMark[] = [
  { key: 'possible', picture: <Sample cell={{ suspect: 'possible' }} /> },
  { key: 'out', picture: <Sample cell={{ suspect: 'out' }} /> },
  { key: 'new', picture: <Sample cell={{ suspect: 'out', isNew: true }} /> },
  { key: 'yes', picture: <Sample cell={{ mark: 'yes' }} /> },
  { key: 'no', picture: <Sample cell={{ mark: 'no' }} /> },
  { key: 'target', picture: <Sample cell={{ mark: 'target' }} /> },
  { key: 'actor', picture: <Sample cell={{ mark: 'actor' }} /> },
  { key: 'killer', picture: <Sample cell={{ role: 'killer' }} /> },
  { key: 'inspector', picture: <Sample cell={{ role: 'inspector' }} /> },
  { key: 'in-hand', picture: <Sample cell={{ inHand: true }} /> },
  { key: 'can-pick', picture: <Sample cell={{}} ring /> },
];
