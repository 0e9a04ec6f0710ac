/** A vote: a string from the photograph of each voter to the one pointed at. */
import type { JSX } from 'preact';
import type { ByWho } from './data.ts';
import { LANE, PHOTO, ROW, rowTop } from './sizes.ts';

const PIN = 2.6;
const HEAD_OF_ARROW = 'M-9-4.5L0 0L-9 4.5Z';
/** Between two arrows that end at one photograph. */
const APART = 7;

interface StringsProps {
  readonly suspects: readonly string[];
  readonly votes: ByWho<string>;
}

/** How far a string bends away: the farther it goes, the farther. */
const bend = (rows: number): number => Math.min(LANE - 6, 10 + rows * 7.5);

export function Strings({ suspects, votes }: StringsProps): JSX.Element {
  const middle = (who: string): number => rowTop(suspects.indexOf(who)) + ROW / 2;
  const right = LANE;
  return (
    <g fill="none" stroke="var(--stamp)" stroke-width="2">
      {Object.entries(votes)
        .filter(([voter, target]) => suspects.includes(voter) && suspects.includes(target))
        .map(([voter, target]) => {
          const others = suspects.filter((one) => votes[one] === target);
          const at = others.indexOf(voter) - (others.length - 1) / 2;
          const from = middle(voter) + PHOTO / 2 - 6;
          const to = middle(target) - 8 + at * APART;
          const out = right - bend(Math.abs(suspects.indexOf(voter) - suspects.indexOf(target))) * 1.33;
          return (
            <g key={voter}>
              <path d={`M${right} ${from}C${out} ${from} ${out} ${to} ${right - 6} ${to}`} />
              <circle cx={right} cy={from} r={PIN} fill="var(--stamp)" />
              <path
                d={HEAD_OF_ARROW}
                transform={`translate(${right + 1} ${to})`}
                fill="var(--stamp)"
                stroke="none"
              />
            </g>
          );
        })}
    </g>
  );
}
