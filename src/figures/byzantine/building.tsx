import type { JSX } from 'preact';
import type { Plan, Secret, Shaft } from './plan.ts';
import type { Flight } from './plan-stairs.ts';
import { STAIRS } from './sizes.ts';
import { wallsOf } from './walls.ts';

const STEPS = 4;
const THICK = 7;

/** One flight of steps from (x, y) that rises by `rise` over `run`, with the slab that bears it. */
function flightPath(x: number, y: number, { run, rise }: { run: number; rise: number }): string {
  const [step, up] = [run / STEPS, rise / STEPS];
  const under = run > 0 ? -THICK : THICK;
  return `M${x} ${y}${`v${-up}h${step}`.repeat(STEPS)}v${THICK}L${x - under} ${y}Z`;
}

/** Two flights with a landing between them: the foot below, the head in the hole above. */
export function stairsPath({ x, top, bottom, side }: Flight): string {
  const half = (bottom - top) / 2;
  const run = side === 'left' ? STAIRS : -STAIRS;
  const foot = side === 'left' ? x : x + STAIRS;
  const first = flightPath(foot, bottom, { run, rise: half });
  return flightPath(foot + run, bottom - half, { run: -run, rise: half }) + first;
}

/** A path with one decimal. */
const rounded = (d: string): string =>
  d.replace(/\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(1))));

/** A dome of breadth 2r and the height h whose foot stands at (x, y). */
const dome = (x: number, y: number, r: number, h: number): string =>
  rounded(
    `M${x - r} ${y}C${x - r * 1.04} ${y - h * 0.62} ${x - r * 0.62} ${y - h * 0.96} ${x} ${y - h * 1.04}C${x + r * 0.62} ${y - h * 0.96} ${x + r * 1.04} ${y - h * 0.62} ${x + r} ${y}Z`,
  );

/** Seams of its roof, from the foot to the knob. */
const seams = (x: number, y: number, r: number, h: number): string =>
  [-0.5, 0, 0.5]
    .map((at) =>
      rounded(
        `M${x + r * at} ${y}C${x + r * at * 1.04} ${y - h * 0.62} ${x + r * at * 0.62} ${y - h * 0.96} ${x} ${y - h * 1.04}`,
      ),
    )
    .join('');

/** Round-headed windows side by side. */
const windows = (x: number, y: number, count: number): string =>
  Array.from(
    { length: count },
    (_, at) => `M${x + (at - (count - 1) / 2) * 9 - 2} ${y}v-4a2 2 0 0 1 4 0v4Z`,
  ).join('');

function Roof({ house }: Plan): JSX.Element {
  const { x, y, w } = house;
  const middle = x + w / 2;
  const sides = [x + w * 0.19, x + w * 0.81];
  const top = y - 7;
  return (
    <g class="bz-ink bz-roof">
      {sides.map((at) => (
        <path d={`M${at} ${top - 16}v-6${dome(at, top, 17, 16)}`} />
      ))}
      <path d={`M${middle} ${top - 38}v-8M${middle - 3.5} ${top - 43}h7${dome(middle, top - 11, 32, 26)}`} />
      <path d={`M${middle - 29} ${top}v-11H${middle + 29}v11`} />
      <path
        fill="none"
        stroke-width="0.9"
        d={seams(middle, top - 11, 32, 26) + sides.map((at) => seams(at, top, 17, 16)).join('')}
      />
      <path
        class="bz-solid"
        d={`${windows(middle, top - 2, 5)}M${x - 7} ${y - 8}H${x + w + 7}L${x + w + 3} ${y}H${x - 3}Z`}
      />
    </g>
  );
}

/** The earth beside and below the cellar. */
function Ground({ plan }: { plan: Plan }): JSX.Element | null {
  const cellar = plan.floors.find(({ floor }) => floor === 0);
  if (!cellar) return null;
  const bottom = plan.house.y + plan.house.h;
  const [left, right] = [plan.house.x, plan.house.x + plan.house.w];
  return (
    <g>
      <rect class="bz-earth" x="0" y={cellar.y} width={plan.width} height={bottom + 7 - cellar.y} />
      <path class="bz-ink" d={`M0 ${cellar.y}H${left}M${right} ${cellar.y}H${plan.width}`} />
    </g>
  );
}

/** What stands behind the rooms: roof and ground. */
export const Backdrop = ({ plan }: { plan: Plan }): JSX.Element => (
  <>
    <Ground plan={plan} />
    <Roof {...plan} />
  </>
);

const Stairs = ({ flights }: { flights: readonly Flight[] }): JSX.Element => (
  <path class="bz-thin bz-stairs" d={flights.map(stairsPath).join('')} />
);

function Passage({ shaft }: { shaft: Shaft }): JSX.Element {
  const { x, wall, top, bottom } = shaft;
  const into = x < wall ? wall + 4 : wall - 4;
  return (
    <g class="bz-blue">
      <path class="bz-dashed" d={`M${x} ${top}V${bottom}`} />
      {[top, bottom].map((y) => (
        <>
          <path d={`M${into} ${y}H${x}`} />
          <circle cx={x} cy={y} r="8" />
          <path
            d={`M${x - 3} ${y - 1.6}L${x} ${y - 5}L${x + 3} ${y - 1.6}M${x - 3} ${y + 1.6}L${x} ${y + 5}L${x + 3} ${y + 1.6}`}
          />
        </>
      ))}
    </g>
  );
}

function SecretDoor({ x, y, toward }: Secret): JSX.Element {
  const ticks = toward.map(([tx, ty]) => {
    const far = Math.hypot(tx - x, ty - y) || 1;
    return `M${x} ${y}L${Math.round(x + ((tx - x) / far) * 21)} ${Math.round(y + ((ty - y) / far) * 21)}`;
  });
  return (
    <g class="bz-blue">
      <path class="bz-dashed" d={ticks.join('')} />
      <circle cx={x} cy={y} r="9.5" />
      <text class="nb-number bz-s" stroke="none" x={x} y={y + 4.8} font-size="14" text-anchor="middle">
        S
      </text>
    </g>
  );
}

/** Stairs, walls and passages: what stands before the rooms' floors and behind the pawns. */
export function Walls({ plan }: { plan: Plan }): JSX.Element {
  const walls = wallsOf(plan);
  return (
    <>
      <Stairs flights={plan.stairs} />
      <path class="bz-ink" d={walls.inner} />
      <path class="bz-ink bz-outer" d={walls.outer} />
      {plan.shafts.map((shaft) => (
        <Passage shaft={shaft} />
      ))}
      {plan.secrets.map((secret) => (
        <SecretDoor {...secret} />
      ))}
    </>
  );
}
