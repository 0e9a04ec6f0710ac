import type { JSX } from 'preact';
import type { Role, Suit } from '../../machines/explosion/vocabulary.ts';
import type { LegendMark } from '../figure-model.ts';
import type { SeatData } from './data.ts';
import { RANK_SIGNS, SIGNS } from './icons.ts';
import { ItemCard } from './item-card.tsx';
import { RoleCard } from './role-card.tsx';
import { seatClasses, SeatFigure, Spoken } from './seat.tsx';
import type { Seat } from './seats.ts';
import { Sign } from './sign.tsx';
import { ITEM, ROLE } from './sizes.ts';

/** Whose face shows the marks. */
export const SAMPLE: Role = 'police';

const WEAPON: Suit = 'S';
const PLAIN: SeatData = { cards: ['', ''] };

const Box = ({ view, children }: { view: string; children: JSX.Element }): JSX.Element => (
  <svg viewBox={view} aria-hidden="true">
    {children}
  </svg>
);

type Part = Partial<Pick<Seat, 'suspect' | 'isNew'>> & { data?: Partial<SeatData> };

const WHOLE = '-6 -6 116 94';
/** The upper left corner, with number and flag. */
const CORNER = '-4 -4 58 46';

/** A sign, as large as a line of text. */
const Round = ({ d, dark = false }: { d: string; dark?: boolean }): JSX.Element => (
  <Box view="-20 -10 40 20">
    <Sign d={d} x={0} y={0} size={9} dark={dark} />
  </Box>
);

const Item = ({ code }: { code: string }): JSX.Element => (
  <Box view={`${ITEM.left - 14} ${ITEM.y - 3} 56 44`}>
    <ItemCard code={code} weapon={WEAPON} side="left" />
  </Box>
);

const Card = (seat: Omit<SeatData, 'cards'>): JSX.Element => (
  <Box view={`${ROLE.x - 12} ${ROLE.y - 3} 60 52`}>
    <RoleCard seat={seat} />
  </Box>
);

function Whole({ view = WHOLE, ...part }: Part & { view?: string }): JSX.Element {
  const seat: Seat = {
    who: 'P3',
    number: '3',
    suspect: 'unknown',
    isNew: false,
    share: undefined,
    spot: { x: 0, y: 0, inner: { x: 0, y: 0 } },
    ...part,
    data: { ...PLAIN, ...part.data },
  };
  return (
    <Box view={view}>
      <g class={seatClasses(seat)}>
        <SeatFigure seat={seat} weapon={WEAPON} roleName={null} />
      </g>
    </Box>
  );
}

const signs = Object.entries(SIGNS).map(([key, d]) => ({
  key,
  picture: <Round d={d} dark={key === 'speaking'} />,
}));
const ranks = Object.entries(RANK_SIGNS).map(([key, d]) => ({ key, picture: <Round d={d} dark /> }));

/** The marks of the table by themselves, each worded by `figure.legend.<key>`. */
export const legend: readonly LegendMark[] = [
  { key: 'possible', picture: <Whole view={CORNER} suspect="possible" /> },
  { key: 'out', picture: <Whole view={CORNER} suspect="out" /> },
  { key: 'new', picture: <Whole suspect="out" isNew /> },
  { key: 'target', picture: <Whole data={{ mark: 'target' }} /> },
  { key: 'up', picture: <Item code="H4u" /> },
  { key: 'weapon-card', picture: <Item code="S7u" /> },
  { key: 'known', picture: <Item code="D2" /> },
  { key: 'unknown', picture: <Item code="" /> },
  { key: 'seen', picture: <Item code="C5e" /> },
  { key: 'locked', picture: <Item code="l" /> },
  { key: 'hidden', picture: <Whole data={{ cards: ['h', ''] }} /> },
  { key: 'face-up', picture: <Card role={SAMPLE} up /> },
  { key: 'imprisoned', picture: <Card role={SAMPLE} up out="imprisoned" /> },
  { key: 'dead', picture: <Whole data={{ out: 'dead', role: SAMPLE, up: true }} /> },
  {
    key: 'nth',
    picture: (
      <Box view="-20 -10 40 20">
        <Spoken order="2" x={0} y={0} />
      </Box>
    ),
  },
  ...signs,
  ...ranks,
];
