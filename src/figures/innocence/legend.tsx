import type { JSX } from 'preact';
import type { LegendMark } from '../figure-model.ts';
import { CountingMark, EvidenceCard } from './evidence-card.tsx';
import type { Lying } from './hands.ts';
import { ROLE_ICONS, TICK, WON } from './icons.ts';
import { Photo, photoClasses, Sign, type Pictured } from './photo.tsx';
import { Strings } from './strings.tsx';
import { CARD } from './sizes.ts';
import type { Counting } from './weighed.ts';

/** Whose face shows the marks. */
export const SAMPLE = 'A';

const PLAIN: Pictured = { who: SAMPLE, suspect: 'unknown', isNew: false, arrested: false, culprit: false };

function Face({ photo }: { photo: Partial<Pictured> }): JSX.Element {
  const whole = { ...PLAIN, ...photo };
  return (
    <svg viewBox="-8 -8 116 116" aria-hidden="true">
      <g class={photoClasses(whole)}>
        <Photo {...whole} stamp={null} />
      </g>
    </svg>
  );
}

const Card = ({ lying, counting }: { lying: Lying; counting?: Counting }): JSX.Element => (
  <svg viewBox={`-10 -2 ${CARD.width + 20} ${CARD.height + 16}`} aria-hidden="true">
    <EvidenceCard {...lying} />
    {counting && <CountingMark counting={counting} />}
  </svg>
);

const Badge = ({ d }: { d: string }): JSX.Element => (
  <svg viewBox="-10 -10 20 20" aria-hidden="true">
    <Sign d={d} x={0} y={0} />
  </svg>
);

const shown = (card: string): Lying => ({ card, open: true });

/** The marks of the desk by themselves, each worded by `figure.legend.<key>`. */
export const legend: readonly LegendMark[] = [
  { key: 'physical', picture: <Card lying={shown('P')} /> },
  { key: 'statement', picture: <Card lying={shown('S3')} /> },
  { key: 'testimony', picture: <Card lying={shown('T1')} /> },
  { key: 'weapon', picture: <Card lying={shown('X')} /> },
  { key: 'covered', picture: <Card lying={{ card: null, open: false }} /> },
  { key: 'covered-known', picture: <Card lying={{ card: 'S3', open: false }} /> },
  { key: 'counts', picture: <Card lying={shown('S3')} counting="counts" /> },
  { key: 'does-not', picture: <Card lying={shown('S1')} counting="does-not" /> },
  { key: 'possible', picture: <Face photo={{ suspect: 'possible' }} /> },
  { key: 'out', picture: <Face photo={{ suspect: 'out' }} /> },
  { key: 'new', picture: <Face photo={{ suspect: 'out', isNew: true }} /> },
  { key: 'culprit', picture: <Face photo={{ culprit: true }} /> },
  { key: 'arrested', picture: <Face photo={{ arrested: true }} /> },
  {
    key: 'best',
    picture: (
      <svg viewBox="-10 -10 20 20" aria-hidden="true">
        <path d={TICK} fill="none" stroke="var(--stamp)" stroke-width="3" stroke-linecap="round" />
      </svg>
    ),
  },
  {
    key: 'vote',
    picture: (
      <svg viewBox="0 80 48 104" aria-hidden="true">
        <Strings suspects={['A', 'B']} votes={{ A: 'B' }} />
      </svg>
    ),
  },
  { key: 'detective', picture: <Badge d={ROLE_ICONS['detective']!} /> },
  { key: 'citizen', picture: <Badge d={ROLE_ICONS['citizen']!} /> },
  { key: 'mastermind', picture: <Badge d={ROLE_ICONS['mastermind']!} /> },
  { key: 'antisocial', picture: <Badge d={ROLE_ICONS['antisocial']!} /> },
  { key: 'won', picture: <Badge d={WON} /> },
];
