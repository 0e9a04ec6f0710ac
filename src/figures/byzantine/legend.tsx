import type { JSX } from 'preact';
import type { LegendMark } from '../figure-model.ts';
import { LOCK } from './icons.ts';
import { Ghost, pawnClasses, PawnFigure } from './pawn.tsx';
import type { Pawn } from './pawns.ts';
import { PAWN } from './sizes.ts';

/** Whose face shows the marks. */
export const SAMPLE = 'cook';

const PLAIN: Pawn = {
  who: SAMPLE,
  room: '',
  suspect: 'unknown',
  alive: true,
  isNew: false,
  mark: null,
  isAssassin: false,
  card: null,
};
const SLOT = { x: PAWN.width / 2, y: PAWN.height, size: PAWN.width, wide: PAWN.width };

const Box = (props: { children: JSX.Element }): JSX.Element => (
  <svg viewBox="-8 -4 60 62" aria-hidden="true">
    {props.children}
  </svg>
);

function Sample({ pawn }: { pawn: Partial<Pawn> }): JSX.Element {
  const whole = { ...PLAIN, ...pawn };
  return (
    <Box>
      <g class={pawnClasses(whole)}>
        <PawnFigure pawn={whole} slot={SLOT} name={null} />
      </g>
    </Box>
  );
}

/** The marks of the palace by themselves, each worded by `figure.legend.<key>`. */
export const legend: readonly LegendMark[] = [
  { key: 'possible', picture: <Sample pawn={{ suspect: 'possible' }} /> },
  { key: 'out', picture: <Sample pawn={{ suspect: 'out' }} /> },
  { key: 'new', picture: <Sample pawn={{ suspect: 'out', isNew: true }} /> },
  { key: 'unread', picture: <Sample pawn={{ alive: false, card: 'unread' }} /> },
  { key: 'read', picture: <Sample pawn={{ alive: false, card: 'shooting' }} /> },
  { key: 'assassin', picture: <Sample pawn={{ isAssassin: true }} /> },
  { key: 'target', picture: <Sample pawn={{ mark: 'target' }} /> },
  {
    key: 'before',
    picture: (
      <Box>
        <Ghost slot={SLOT} />
      </Box>
    ),
  },
  {
    key: 'locked',
    picture: (
      <Box>
        <g class="bz-ink" transform="translate(22 27) scale(1.6)">
          <circle class="bz-room" r="11" />
          <path stroke-width="1.8" d={LOCK} transform="translate(0 -1)" />
        </g>
      </Box>
    ),
  },
  {
    key: 'lit',
    picture: (
      <Box>
        <g class="is-lit">
          <rect class="bz-room bz-thin" x="-6" y="8" width="56" height="38" />
        </g>
      </Box>
    ),
  },
];
