import type { JSX } from 'preact';
import { Label } from '../label.tsx';
import { GameFace } from '../game-face.tsx';
import { Tally } from './tally.tsx';

export interface TableProps {
  /** the Inspector's evidence cards; `null` is a card whose face this view may not see */
  hand: readonly (string | null)[];
  /** how many cards are left in the deck */
  deck: number;
  /** evidence cards shown and put away */
  discarded: readonly string[];
  kills: number;
  killLimit: number;
  title: string;
  /** unique on the page */
  idPrefix: string;
  labels: { hand: string; deck: string; discarded: string; kills: string };
}

const CARD = 54;
const STEP = 60;
const HEAD = 24;
const PER_ROW = 4;
const AWAY = 46;
const AWAY_PER_ROW = 11;

function Heading({ x, text, room }: { x: number; text: string; room: number }): JSX.Element {
  return <Label class="nt-head" x={x} y={17} text={text} room={room} most={18} anchor="start" />;
}

/** A small evidence card; face down where `who` is null. */
function EvidenceCard({ who, x, y }: { who: string | null; x: number; y: number }): JSX.Element {
  if (who === null) {
    return (
      <g class="nt-back" transform={`translate(${x} ${y})`}>
        <rect width={CARD} height={CARD + 10} rx="4" />
        <path d="M8 8H46V56H8ZM8 8L46 56M46 8L8 56" />
      </g>
    );
  }
  return (
    <g class="nt-card" transform={`translate(${x} ${y})`}>
      <rect class="nb-paper" width={CARD} height={CARD + 10} rx="4" />
      <GameFace game="noir" who={who} x={2} y={12} side={50} />
      <text class="nb-initial" x="10" y="16" font-size="17" text-anchor="middle">
        {who}
      </text>
    </g>
  );
}

/** The deck as a stack; an empty place when there is none. */
function Deck({ left }: { left: number }): JSX.Element {
  const sheets = left === 0 ? 0 : left < 8 ? 1 : left < 16 ? 2 : 3;
  return (
    <g class={left === 0 ? 'nt-deck is-empty' : 'nt-deck'}>
      {sheets === 0 && <rect x="4" y={HEAD + 4} width={CARD} height={CARD + 6} rx="4" />}
      {Array.from({ length: sheets }, (_, i) => (
        <rect x={8 - i * 4} y={HEAD + 4 - i * 4 + 4} width={CARD} height={CARD + 6} rx="4" />
      ))}
      <text
        class="nt-deck-count"
        x={35 - Math.max(sheets, 1) * 4 + 4}
        y={HEAD + 50 - sheets * 3}
        font-size="28"
        text-anchor="middle"
      >
        {left}
      </text>
    </g>
  );
}

function Hand(props: TableProps): JSX.Element {
  return (
    <>
      <Heading x={2} text={props.labels.hand} room={PER_ROW * STEP - 6} />
      {props.hand.length === 0 && <path class="nt-none" d={`M4 ${HEAD + 34}H40`} />}
      {props.hand.map((who, i) => (
        <EvidenceCard
          who={who}
          x={2 + (i % PER_ROW) * STEP}
          y={HEAD + 4 + Math.floor(i / PER_ROW) * (CARD + 18)}
        />
      ))}
    </>
  );
}

function Discarded(props: TableProps): JSX.Element {
  return (
    <>
      <Heading x={2} text={props.labels.discarded} room={AWAY_PER_ROW * AWAY} />
      {props.discarded.map((who, i) => (
        <g
          class="nt-away"
          transform={`translate(${2 + (i % AWAY_PER_ROW) * AWAY} ${HEAD + 4 + Math.floor(i / AWAY_PER_ROW) * AWAY})`}
        >
          <rect width="40" height="40" rx="4" />
          <GameFace game="noir" who={who} x={11} y={11} side={28} />
          <text class="nb-initial" x="9" y="16" font-size="16" text-anchor="middle">
            {who}
          </text>
        </g>
      ))}
    </>
  );
}

const at = (x: number, y: number, body: JSX.Element): JSX.Element => (
  <g transform={`translate(${x} ${y})`}>{body}</g>
);

function Kills({ labels, kills, killLimit }: TableProps): JSX.Element {
  return (
    <>
      <Heading x={0} text={labels.kills} room={136} />
      <Tally count={kills} limit={killLimit} x={2} y={HEAD + 4} />
    </>
  );
}

/** What lies under the grid, as broad as five suspects: hand, deck, cards put away, kills of how many. Scales to its box. */
export function Table(props: TableProps): JSX.Element {
  const handHeight = HEAD + 4 + Math.max(1, Math.ceil(props.hand.length / PER_ROW)) * (CARD + 18);
  const awayTop = Math.max(handHeight, HEAD + 84) + 6;
  const awayRows = Math.ceil(props.discarded.length / AWAY_PER_ROW);
  const height = awayTop + (awayRows > 0 ? HEAD + 8 + awayRows * AWAY : 0);
  const id = `${props.idPrefix}-table`;
  return (
    <svg class="nt" viewBox={`0 0 548 ${height}`} role="img" aria-labelledby={id}>
      <title id={id}>{props.title}</title>
      <Hand {...props} />
      {at(
        268,
        0,
        <>
          <Heading x={0} text={props.labels.deck} room={126} />
          <Deck left={props.deck} />
        </>,
      )}
      {at(404, 0, <Kills {...props} />)}
      {awayRows > 0 && at(0, awayTop, <Discarded {...props} />)}
    </svg>
  );
}
