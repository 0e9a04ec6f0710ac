import type { JSX } from 'preact';
import { Label } from '../label.tsx';
import { GameFace } from '../game-face.tsx';
import { fit } from '../text-fit.ts';
import { Badges } from './badges.tsx';
import { CARD } from './board-geometry.ts';
import type { Cell } from './cell.ts';

const DOG_EARED = 'M5 0H80L100 20V95A5 5 0 0 1 95 100H5A5 5 0 0 1 0 95V5A5 5 0 0 1 5 0Z';
const DOG_EAR = 'M80 0V15A5 5 0 0 0 85 20H100Z';
const TAB = 'M0 5A5 5 0 0 1 5 0H29L23 27H0Z';
const STRIKE = 'M10 86C30 70 44 52 60 40C70 32 80 24 91 19';
const CROSS = ['M14 17C34 37 60 60 88 86', 'M87 15C66 36 41 60 13 87'];
const TAG = 'M2 87L10 76H95A3 3 0 0 1 98 79V95A3 3 0 0 1 95 98H10Z';
const BRACKETS = 'M-4 18V-4H18M82-4H104V18M104 82V104H82M18 104H-4V82';

function Stamp({ text, y }: { text: string; y: number }): JSX.Element {
  const { length } = fit(text, 80, 19);
  const wide = Math.max(length + 14, 52);
  return (
    <g class="nb-stamp" transform={`rotate(-8 50 ${y})`}>
      <rect x={50 - wide / 2} y={y - 13} width={wide} height="26" rx="3" />
      <Label class="nb-stamp-word" x={50} y={y + 6.5} text={text} room={80} most={19} />
    </g>
  );
}

function DeathTag({ text }: { text: string }): JSX.Element {
  return (
    <g class="nb-tag">
      <path d={TAG} />
      <circle cx="10" cy="87" r="2" />
      <Label class="nb-tag-word" x={55.5} y={93.3} text={text} room={78} most={18} />
    </g>
  );
}

/** The classes that tell the state of a card. */
export function stateClasses(cell: Cell): string {
  const names = ['nb-card', `is-${cell.suspect}`];
  if (!cell.alive) names.push('is-dead');
  if (cell.innocent) names.push('is-innocent');
  if (cell.isNew) names.push('is-new');
  if (cell.mark) names.push(`mark-${cell.mark}`);
  return names.join(' ');
}

export interface SuspectCardProps {
  cell: Cell;
  words: { deceased: string; innocent: string } | null;
}

/** Everything drawn within one card, its upper left corner at (0, 0). `words: null` leaves out all writing but the initial. */
export function SuspectCard({ cell, words }: SuspectCardProps): JSX.Element {
  const out = cell.suspect === 'out' && !cell.innocent;
  const pinned = cell.mark === 'target' || cell.mark === 'victim' || cell.mark === 'actor';
  return (
    <>
      {pinned && <rect class="nb-glow" x="-4" y="-4" width="108" height="108" rx="8" />}
      {out ? (
        <path class="nb-paper" d={DOG_EARED} />
      ) : (
        <rect class="nb-paper" width={CARD} height={CARD} rx="5" />
      )}
      {out && <path class="nb-ear" d={DOG_EAR} />}
      <GameFace game="noir" who={cell.who} x={3} y={5} side={94} />
      {cell.suspect === 'possible' && <path class="nb-flag" d={TAB} />}
      {out && cell.isNew && cell.alive && <path class="nb-strike" d={STRIKE} pathLength={1} />}
      {!cell.alive && CROSS.map((d) => <path class="nb-cross" d={d} pathLength={1} />)}
      <text class="nb-initial" x="12.5" y="20.5" font-size="22" text-anchor="middle">
        {cell.who}
      </text>
      {/* spaces, so that initial and words are not read as one word */}{' '}
      {!cell.alive && words && <DeathTag text={words.deceased} />}{' '}
      {cell.innocent && words && <Stamp text={words.innocent} y={cell.alive ? 82 : 52} />}
      {/* small boards are drawn where pages are made, and stay as they are */}
      {import.meta.env.SSR && cell.innocent && !words && <path class="nb-tick" d="M58 84L70 94L92 68" />}
      {pinned && <path class="nb-brackets" d={BRACKETS} />}
      <Badges cell={cell} />
    </>
  );
}
