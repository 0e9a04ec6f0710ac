import type { JSX } from 'preact';
import { columnsOf } from '../../machines/byzantine/logic/room.ts';
import type { Palace as PalaceOf } from '../../machines/byzantine/table.ts';
import { Doors, Scale } from './doors.tsx';
import { Behind, Building } from './kept.tsx';
import { Ghost, pawnClasses, PawnFigure, placeOf, type PawnName } from './pawn.tsx';
import type { Pawn } from './pawns.ts';
import { planOf, type Plan, type PlanRoom } from './plan.ts';
import { buttonOf, focusOf, stateOf, type Pressing } from './pressing.ts';
import { nameSpot } from './room-name.ts';
import { routeOf } from './route.ts';
import { DOOR, PAWN, TOUCH } from './sizes.ts';
import { slotsIn, type Slot } from './slots.ts';

export interface PalaceProps {
  palace: PalaceOf;
  pawns: readonly Pawn[];
  locks: readonly string[];
  /** Rooms that the step reaches. */
  lit?: readonly string[];
  /** Who walked in this step, and through which rooms, the first one left. */
  walk?: { readonly who: string; readonly path: readonly string[] } | null;
  /** The door that the step has changed. */
  door?: string | null;
  /** `thumb` leaves out all writing. */
  size?: 'full' | 'thumb';
  title: string;
  desc?: string;
  /** Unique on the page; ids within the picture begin with it. */
  idPrefix: string;
  names: Readonly<Record<string, PawnName>>;
  pressing?: Pressing;
  /** Of several pictures of one palace, the one that has its walls: this `idPrefix`, or that of an earlier picture. */
  like?: string | undefined;
}

interface Drawing {
  readonly props: PalaceProps;
  readonly plan: Plan;
  readonly focus: string;
}

function Room({ room, props, focus }: Omit<Drawing, 'plan'> & { room: PlanRoom }): JSX.Element {
  const { name, x, y, w, h, floor } = room;
  const part = `room:${name}`;
  const button = props.pressing?.rooms
    ? buttonOf(part, { 'data-room': name, 'data-in': name }, props.pressing, focus)
    : {};
  const lit = props.lit?.includes(name) ? ' is-lit' : '';
  return (
    <g class={`bz-cell${floor === 0 ? ' is-cellar' : ''}${lit}${stateOf(part, props.pressing)}`} {...button}>
      <rect class="bz-room" x={x} y={y} width={w} height={h} />
      {props.pressing?.rooms && (
        <rect class="nb-ring" x={x + 5} y={y + 5} width={w - 10} height={h - 10} rx="6" />
      )}
    </g>
  );
}

function RoomName({ room, plan, lit }: { room: PlanRoom; plan: Plan; lit: readonly string[] }): JSX.Element {
  const name = lit.includes(room.name) ? 'nb-number is-in' : 'nb-number';
  return (
    <text class={name} x={nameSpot(plan, room).x} y={room.y + 14} font-size="11.5">
      {room.name}
    </text>
  );
}

function Person({
  pawn,
  slot,
  alone,
  props,
  focus,
}: Omit<Drawing, 'plan'> & Placed['pawns'][number]): JSX.Element {
  const part = `suspect:${pawn.who}`;
  // whoever has a room alone takes nothing from others by reaching over the stairs
  const reach = ((alone ? TOUCH : Math.min(slot.wide, TOUCH)) / slot.size) * PAWN.width;
  return (
    <g
      key={pawn.who}
      class={pawnClasses(pawn) + stateOf(part, props.pressing)}
      transform={placeOf(slot)}
      {...buttonOf(part, { 'data-pawn': pawn.who, 'data-in': pawn.room }, props.pressing, focus)}
    >
      {props.pressing && (
        <rect class="nb-touch" x={(PAWN.width - reach) / 2} y="-2" width={reach} height={PAWN.height + 4} />
      )}
      <PawnFigure pawn={pawn} slot={slot} name={props.size === 'thumb' ? null : nameOf(pawn.who, props)} />
      {props.pressing && (
        <rect class="nb-ring" x="-3" y="-3" width={PAWN.width + 6} height={PAWN.height + 6} rx="8" />
      )}
    </g>
  );
}

const nameOf = (who: string, { names }: PalaceProps): PawnName =>
  names[who] ?? { full: who, short: who.slice(0, 2) };

/** Doors as buttons, where one can be locked or unlocked. */
function DoorButtons({ props, plan, focus }: Drawing): JSX.Element {
  const doors = plan.doors.filter(({ pair }) => props.pressing?.targets.has(`door:${pair}`));
  return (
    <>
      {doors.map(({ pair, x, y }) => (
        <g
          class={`bz-knob${stateOf(`door:${pair}`, props.pressing)}`}
          {...buttonOf(
            `door:${pair}`,
            { 'data-door': pair, 'data-in': pair.split('-')[0]! },
            props.pressing,
            focus,
          )}
        >
          <rect class="nb-touch" x={x - TOUCH / 2} y={y - TOUCH} width={TOUCH} height={TOUCH} />
          <circle class="nb-ring" cx={x} cy={y - DOOR / 2} r="15" />
        </g>
      ))}
    </>
  );
}

interface Placed {
  readonly pawns: readonly { readonly pawn: Pawn; readonly slot: Slot; readonly alone: boolean }[];
  /** Where the walker stood. */
  readonly ghost: Slot | null;
}

function placeAll(plan: Plan, { pawns, walk }: PalaceProps): Placed {
  const left = walk && walk.path.length > 1 && walk.path.at(-1) !== walk.path[0] ? walk.path[0] : undefined;
  let ghost: Slot | null = null;
  const placed = plan.rooms.flatMap((room) => {
    const own = pawns.filter((pawn) => pawn.room === room.name);
    const slots = slotsIn(plan, room, own.length + (room.name === left ? 1 : 0));
    if (room.name === left) ghost = slots.at(-1)!;
    return own.map((pawn, at) => ({ pawn, slot: slots[at]!, alone: slots.length === 1 }));
  });
  return { pawns: placed, ghost };
}

function Route({
  plan,
  placed,
  walk,
}: {
  plan: Plan;
  placed: Placed;
  walk: PalaceProps['walk'];
}): JSX.Element | null {
  const end = placed.pawns.find(({ pawn }) => pawn.who === walk?.who)?.slot;
  if (!walk || !end || !placed.ghost) return null;
  const at = ({ x, y, size }: Slot): readonly [number, number] => [x, y - size / 2];
  return <path class="bz-ink bz-route" d={routeOf(plan, walk.path, [at(placed.ghost), at(end)])} />;
}

/** Floors and columns all of whose rooms are lit. */
function litLines(plan: Plan, lit: readonly string[]): ReadonlySet<string> {
  const all = (rooms: readonly PlanRoom[]): boolean =>
    rooms.length > 0 && rooms.every(({ name }) => lit.includes(name));
  const floors = plan.floors.filter(({ floor }) => all(plan.rooms.filter((room) => room.floor === floor)));
  const columns = plan.columns.filter((_, at) =>
    all(plan.rooms.filter(({ name, floor }) => floor > 0 && columnsOf(name).includes(at))),
  );
  return new Set([...floors.map(({ floor }) => String(floor)), ...columns.map(({ letter }) => letter)]);
}

/**
 * The palace cut open, as a picture that scales to its box: floors one above the other, the cellar in the earth. Pure function
 * of its props; colours from `palace-paint.css` and `paint.css`, motion from `figures.css`.
 */
export function Palace(props: PalaceProps): JSX.Element {
  const { idPrefix, lit = [], locks, door = null, size, walk } = props;
  const plan = planOf(props.palace);
  const placed = placeAll(plan, props);
  const focus = focusOf(plan, props.pawns, props.pressing);
  const full = size !== 'thumb';
  const kept = { plan, id: idPrefix, like: props.like };
  return (
    <svg
      class="nb bz"
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      role={props.pressing ? 'group' : 'img'}
      aria-labelledby={`${idPrefix}-title`}
      aria-describedby={props.desc ? `${idPrefix}-desc` : undefined}
    >
      <title id={`${idPrefix}-title`}>{props.title}</title>
      {props.desc && <desc id={`${idPrefix}-desc`}>{props.desc}</desc>}
      <Behind {...kept} />
      {plan.rooms.map((room) => (
        <Room key={room.name} room={room} props={props} focus={focus} />
      ))}
      <Building {...kept} />
      <Doors plan={plan} locks={new Set(locks)} door={door} />
      {full && <Scale plan={plan} lit={litLines(plan, lit)} />}
      {full && plan.rooms.map((room) => <RoomName room={room} plan={plan} lit={lit} />)}
      <Route plan={plan} placed={placed} walk={walk} />
      {placed.ghost && <Ghost slot={placed.ghost} />}
      {placed.pawns.map((one) => (
        <Person key={one.pawn.who} {...one} props={props} focus={focus} />
      ))}
      {props.pressing?.rooms && <DoorButtons props={props} plan={plan} focus={focus} />}
    </svg>
  );
}
