import { GameFace } from '../game-face.tsx';
import type { JSX } from 'preact';
import type { SeatData } from './data.ts';
import { RANK_SIGNS } from './icons.ts';
import { Sign } from './sign.tsx';
import { ROLE } from './sizes.ts';

const HATCH = 'M4 15L16 4M4 27L29 4M4 39L32 13M9 42L32 22M18 42L32 30M27 42L32 38';
const BARS = 'M2 1V45M10 1V45M18 1V45M26 1V45M34 1V45';

/** Face up it is paper to its edge; face down and known to the view, the face stands in a window of its back. */
export function RoleCard({
  seat: { role, up, out, rank },
}: {
  readonly seat: Pick<SeatData, 'role' | 'up' | 'out' | 'rank'>;
}): JSX.Element {
  const { width, height } = ROLE;
  const ink = 'var(--face-ink)';
  return (
    <g transform={`translate(${ROLE.x} ${ROLE.y})`}>
      <rect
        width={width}
        height={height}
        rx="3"
        fill={up ? 'var(--face-paper)' : 'var(--face-grey)'}
        stroke={ink}
        stroke-width={up ? 2 : 1.2}
      />
      {role && !up && <rect x="4" y="6" width="28" height="34" rx="1.5" fill="var(--face-paper)" />}
      {role && <GameFace game="explosion" who={role} {...(up ? { x: 1, y: 9, side: 34 } : WINDOW)} />}
      {!role && !up && <path d={HATCH} fill="none" stroke="var(--face-paper)" stroke-width="1.6" />}
      {!role && up && (
        <text x={width / 2} y="31" font-size="22" text-anchor="middle" fill={ink}>
          ?
        </text>
      )}
      {out === 'imprisoned' && <path d={BARS} fill="none" stroke={ink} stroke-width="2.6" />}
      {rank && <Sign d={RANK_SIGNS[rank]} x={width - 2} y={2} dark />}
    </g>
  );
}

const WINDOW = { x: 4, y: 12, side: 28 };
