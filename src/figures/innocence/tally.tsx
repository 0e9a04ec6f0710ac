/** The right end of a row: how the level adds up; or, where cards are not known, in how many deals an arrest is right. */
import type { JSX } from 'preact';
import type { Found } from './data.ts';
import { KIND_ICONS, TICK } from './icons.ts';
import { EDGE, HEAD, ROW, WIDTH } from './sizes.ts';
import { WEIGHED, type Weighed } from './weighed.ts';

const RIGHT = WIDTH - EDGE;
const KIND_PITCH = 22;
const SUM_ROOM = 40;

/** The middle of each kind's column. */
const columnX = (index: number): number => RIGHT - SUM_ROOM - (WEIGHED.length - index - 0.5) * KIND_PITCH;

/** What the columns are, above them. */
export const TallyHead = ({ level, y }: { level: string; y: number }): JSX.Element => (
  <>
    {WEIGHED.map((kind, index) => (
      <path
        d={KIND_ICONS[kind]}
        transform={`translate(${columnX(index)} ${y + HEAD / 2}) scale(.62)`}
        fill="none"
        stroke="var(--soft)"
        stroke-width="2.2"
      />
    ))}
    <text class="nt-head" x={RIGHT} y={y + HEAD / 2 + 4} font-size="11.5" text-anchor="end">
      {level}
    </text>
  </>
);

interface TallyProps {
  readonly weighed: Weighed;
  /** The sum is not final yet. */
  readonly isGrowing: boolean;
  readonly isLowest: boolean;
}

const MIDDLE = ROW / 2;

/** What is at the right end of whoever holds the weapon: no number. */
const Weapon = (): JSX.Element => (
  <path
    d={KIND_ICONS.weapon}
    transform={`translate(${RIGHT - 16} ${MIDDLE}) rotate(35) scale(1.5)`}
    fill="var(--stamp)"
    stroke="var(--ink)"
    stroke-width="1.6"
  />
);

/** The sum, and below it how many cards are valid. */
const Sum = ({
  level,
  valid,
  isGrowing,
}: {
  level: number;
  valid: number;
  isGrowing: boolean;
}): JSX.Element => (
  <>
    <path d={`M${RIGHT - SUM_ROOM} ${MIDDLE - 18}v36`} stroke="var(--line)" stroke-width="1.5" />
    <text
      class="nt-count"
      x={RIGHT - 2}
      y={MIDDLE + 3}
      font-size="24"
      text-anchor="end"
      opacity={isGrowing ? 0.7 : undefined}
    >
      {level}
    </text>
    <path
      d={TICK}
      transform={`translate(${RIGHT - 18} ${MIDDLE + 15}) scale(.62)`}
      fill="none"
      stroke="var(--soft)"
      stroke-width="3"
    />
    <text class="nt-of" x={RIGHT - 2} y={MIDDLE + 19.5} font-size="13" text-anchor="end">
      {valid}
    </text>
  </>
);

/** Within a row, whose top is 0. */
export function Tally({ weighed, isGrowing, isLowest }: TallyProps): JSX.Element {
  const { columns, level, valid, weapon } = weighed;
  if (weapon) return <Weapon />;
  return (
    <>
      {columns.map((value, index) => (
        <text class="nt-of" x={columnX(index)} y={MIDDLE + 5} font-size="14" text-anchor="middle">
          {value ?? '–'}
        </text>
      ))}
      {columns.length > 0 && <Sum level={level} valid={valid} isGrowing={isGrowing} />}
      {isLowest && (
        <path
          d={`M${RIGHT - 30} ${MIDDLE + 25}h30`}
          stroke="var(--stamp)"
          stroke-width="3"
          stroke-linecap="round"
        />
      )}
    </>
  );
}

/** So many deals are told exactly; more of them by the chance. */
const FEW = 99;

/** How often an arrest is right: as the part of 1 that is drawn, and in short, `3/7` or `41%`. */
export interface Share {
  readonly part: number;
  readonly text: string;
}

/** Few deals are counted. Of many it is the chance that matters, in which a deal that can come about in more ways weighs more. */
export function shareOf({ rightArrest, worlds, rightDeals, deals }: Found, who: string): Share {
  const right = rightArrest[who] ?? 0;
  if (worlds <= FEW) return { part: right / worlds, text: `${right}/${worlds}` };
  const part = (rightDeals[who] ?? 0) / deals;
  const percent = part * 100;
  const text = part && percent < 1 ? '<1%' : part < 1 && percent > 99 ? '>99%' : `${Math.round(percent)}%`;
  return { part, text };
}

/** A bar from `from` to the right edge, within a row. */
export function ShareBar({ found, who, from }: { found: Found; who: string; from: number }): JSX.Element {
  const { part, text } = shareOf(found, who);
  const room = RIGHT - from;
  return (
    <>
      <text class="nt-count" x={RIGHT - 2} y={MIDDLE - 4} font-size="19" text-anchor="end">
        {text}
      </text>
      {found.best.includes(who) && found.best.length < Object.keys(found.rightArrest).length && (
        <path
          d={TICK}
          transform={`translate(${from + 8} ${MIDDLE - 11}) scale(.9)`}
          fill="none"
          stroke="var(--stamp)"
          stroke-width="3.2"
          stroke-linecap="round"
        />
      )}
      <rect x={from} y={MIDDLE + 5} width={room} height="9" rx="2" fill="none" stroke="var(--soft)" />
      <rect x={from} y={MIDDLE + 5} width={room * part} height="9" rx="2" fill="var(--ink)" />
    </>
  );
}
