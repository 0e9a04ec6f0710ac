import type { JSX } from 'preact';
import { Label } from '../label.tsx';
import { GameFace } from '../game-face.tsx';
import { breadth, fit } from '../text-fit.ts';
import { KNIFE, METHOD_ICONS, UNREAD } from './icons.ts';
import type { Pawn } from './pawns.ts';
import { PAWN } from './sizes.ts';
import type { Slot } from './slots.ts';

/** A niche with a round top. */
const NICHE = 'M0 22A22 22 0 0 1 44 22V51A3 3 0 0 1 41 54H3A3 3 0 0 1 0 51Z';
const STRIKE = 'M5 40C14 33 20 24 28 17C32 13 36 11 40 9';
const CROSSES = ['M5 16C16 26 28 36 39 44', 'M39 16C28 26 16 36 5 44'];
const BRACKETS = 'M-2 9V-2H8M36-2H46V9M46 45V56H36M8 56H-2V45';
const LYING = `translate(0 46) rotate(-90) scale(${(PAWN.width / PAWN.height).toFixed(3)})`;
const PLATE = 15;
/** Below this size a full name gives way to the short one. */
const LEGIBLE = 11;
const LETTERS = 13.5;

/** A round sign of 9 units around (x, y). */
export function Sign({ d, x, y, kind }: { d: string; x: number; y: number; kind: string }): JSX.Element {
  return (
    <g class={`nb-badge bz-sign ${kind}`} transform={`translate(${x} ${y})`}>
      <circle r="9" />
      <path d={d} transform="scale(.62)" />
    </g>
  );
}

/** Names of a character, the full one and the one for where it is narrow. */
export interface PawnName {
  readonly full: string;
  readonly short: string;
}

function Plate({ name, room }: { name: PawnName; room: number }): JSX.Element {
  const text = fit(name.full, room - 5, LETTERS).size >= LEGIBLE ? name.full : name.short;
  const { length } = fit(text, room - 5, LETTERS);
  const wide = Math.min(Math.max(length + 8, 26), room);
  const top = PAWN.height - PLATE + 1;
  return (
    <g>
      <rect class="bz-plate" x={(PAWN.width - wide) / 2} y={top} width={wide} height={PLATE} rx="3.5" />
      <Label x={PAWN.width / 2} y={top + 11.7} text={text} room={room - 5} most={LETTERS} class="nb-name" />
    </g>
  );
}

/** The classes that tell the state of a pawn. */
export function pawnClasses({ suspect, alive, isNew, mark }: Pawn): string {
  const names = ['nb-card', 'bz-pawn', `is-${suspect}`];
  if (!alive) names.push('is-dead');
  if (isNew) names.push('is-new');
  if (mark) names.push(`mark-${mark}`);
  return names.join(' ');
}

export interface PawnFigureProps {
  pawn: Pawn;
  slot: Slot;
  /** Null leaves out all writing. */
  name: PawnName | null;
}

function Body({ who }: { who: string }): JSX.Element {
  return (
    <>
      <path class="nb-paper" d={NICHE} />
      <GameFace game="byzantine" who={who} x={1} y={9} side={42} />
    </>
  );
}

/** Where a pawn stood before this step. */
export const Ghost = ({ slot }: { slot: Slot }): JSX.Element => (
  <path class="bz-thin bz-dashed" fill="none" d={NICHE} transform={placeOf(slot)} />
);

export function placeOf({ x, y, size }: Slot): string {
  const scale = size / PAWN.width;
  const at = (value: number): number => Math.round(value * 10) / 10;
  return `translate(${at(x - size / 2)} ${at(y - PAWN.height * scale)}) scale(${scale.toFixed(3)})`;
}

/** Everything drawn of one pawn: standing, or laid down with a cross and the sign of what lies on it. */
export function PawnFigure({ pawn, slot, name }: PawnFigureProps): JSX.Element {
  const { who, alive, isNew, mark, isAssassin, card, suspect } = pawn;
  const room = (slot.wide / slot.size) * PAWN.width - 1;
  return (
    <>
      {alive ? (
        <Body who={who} />
      ) : (
        <g transform={LYING}>
          <Body who={who} />
        </g>
      )}
      {alive && isNew && suspect === 'out' && <path class="nb-strike" d={STRIKE} pathLength={1} />}
      {!alive && CROSSES.map((d) => <path class="nb-cross" d={d} pathLength={1} />)}
      {name && <Plate name={name} room={Math.max(room, breadth(name.short) * 6)} />}
      {(mark === 'actor' || mark === 'target') && <path class="nb-brackets" d={BRACKETS} />}
      {card && (
        <Sign
          d={METHOD_ICONS[card] ?? UNREAD}
          x={37}
          y={10}
          kind={card === 'unread' ? 'is-unread' : 'is-read'}
        />
      )}
      {isAssassin && <Sign d={KNIFE} x={4} y={alive ? 12 : 44} kind="is-killer" />}
    </>
  );
}
