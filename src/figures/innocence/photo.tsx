/** The photograph of somebody at the desk, with what is known of them. */
import type { JSX } from 'preact';
import { Label } from '../label.tsx';
import { GameFace } from '../game-face.tsx';

/** A photograph is drawn in a square of 100. */
export const SQUARE = 100;
const DOG_EARED = 'M5 0H80L100 20V95A5 5 0 0 1 95 100H5A5 5 0 0 1 0 95V5A5 5 0 0 1 5 0Z';
const DOG_EAR = 'M80 0V15A5 5 0 0 0 85 20H100Z';
const TAB = 'M0 5A5 5 0 0 1 5 0H34L27 32H0Z';
const STRIKE = 'M10 86C30 70 44 52 60 40C70 32 80 24 91 19';
/** Of a cell. */
const BARS = 'M20 0V100M40 0V100M60 0V100M80 0V100M0 14H100';

export interface Pictured {
  readonly who: string;
  readonly suspect: 'possible' | 'out' | 'unknown';
  /** Ruled out in this very step. */
  readonly isNew: boolean;
  readonly arrested: boolean;
  readonly culprit: boolean;
}

/** The classes that tell the state of a photograph. */
export const photoClasses = ({ suspect, isNew }: Pictured): string =>
  `nb-card is-${suspect}${isNew ? ' is-new' : ''}`;

interface PhotoProps extends Pictured {
  /** The word that is stamped on a culprit; null leaves out all writing but the initial. */
  readonly stamp: string | null;
}

function Stamp({ word }: { word: string | null }): JSX.Element {
  return (
    <g transform="rotate(-7 50 84)">
      <rect
        x="2"
        y="70"
        width="96"
        height="29"
        rx="4"
        fill="var(--face-card)"
        stroke="var(--face-red)"
        stroke-width="5"
      />
      {word && (
        <g fill="var(--face-red)" font-weight="700">
          <Label class="" x={50} y={92} text={word} room={86} most={24} />
        </g>
      )}
    </g>
  );
}

/** Drawn within {@link SQUARE}. */
export function Photo({ who, suspect, isNew, arrested, culprit, stamp }: PhotoProps): JSX.Element {
  const out = suspect === 'out';
  return (
    <>
      {out ? (
        <path class="nb-paper" d={DOG_EARED} />
      ) : (
        <rect class="nb-paper" width={SQUARE} height={SQUARE} rx="5" />
      )}
      {out && <path class="nb-ear" d={DOG_EAR} />}
      <GameFace game="innocence" who={who} x={5} y={4} side={95} />
      {suspect === 'possible' && <path class="nb-flag" d={TAB} />}
      {out && isNew && <path class="nb-strike" d={STRIKE} pathLength={1} />}
      {arrested && <path d={BARS} fill="none" stroke="var(--face-ink)" stroke-width="5" />}
      {who.length === 1 && (
        <text class="nb-initial" x="14.5" y="25" font-size="27" text-anchor="middle">
          {who}
        </text>
      )}
      {/* spaces, so that initial and words are not read as one word */} {culprit && <Stamp word={stamp} />}
    </>
  );
}

/** A round sign of 14 units around (x, y). */
export function Sign({
  d,
  x,
  y,
  kind = '',
  dashed = false,
}: {
  d: string;
  x: number;
  y: number;
  kind?: string;
  dashed?: boolean;
}): JSX.Element {
  return (
    <g class={`nb-badge ${kind}`} transform={`translate(${x} ${y}) scale(.66)`}>
      <circle r="12" stroke-dasharray={dashed ? '4 3' : undefined} />
      <path d={d} />
    </g>
  );
}
