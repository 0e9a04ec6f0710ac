/** What lies in the middle of the table: round and phase, the weapon's suit, the deceased, the item deck. */
import type { JSX } from 'preact';
import { Label } from '../label.tsx';
import type { ExplosionData } from './data.ts';
import type { Point } from './geometry.ts';
import { MOON, PIPS, SUN } from './icons.ts';
import { GameFace } from '../game-face.tsx';

const PITCH = 42;
const CARD = { width: 32, height: 42 };

interface Pile {
  readonly key: string;
  /** What the pointer is told. */
  readonly title?: string;
  readonly label: string;
  readonly face: JSX.Element;
  readonly back: boolean;
}

function piles(data: ExplosionData, words: MiddleProps['words']): readonly Pile[] {
  const { weapon, deceased, deck } = data;
  const weaponFace = (
    <path d={PIPS[weapon]} transform="translate(16 21) scale(1.3)" fill="var(--face-paper)" />
  );
  return [
    { key: 'weapon', label: words?.['weapon'] ?? '', face: weaponFace, back: false },
    ...(deceased
      ? [
          {
            key: 'deceased',
            label: words?.['deceased'] ?? '',
            title: words ? `${words['deceased']}${words['colon']}${words[`short.${deceased}`]}` : '',
            face: <GameFace game="explosion" who={deceased} x={1} y={9} side={30} />,
            back: false,
          },
        ]
      : []),
    {
      key: 'deck',
      label: words?.['deck'] ?? '',
      back: true,
      face: (
        <text x="16" y="27" font-size="15" font-weight="700" text-anchor="middle" fill="var(--face-ink)">
          {deck}
        </text>
      ),
    },
  ];
}

function PileFigure({ pile, x }: { pile: Pile; x: number }): JSX.Element {
  const { width, height } = CARD;
  const fill = { weapon: 'var(--face-ink)', deceased: 'var(--face-paper)' }[pile.key] ?? 'var(--face-grey)';
  return (
    <g transform={`translate(${x} 0)`}>
      {pile.title && <title>{pile.title}</title>}
      {pile.back && (
        <path d={`M3 ${height + 3}H${width + 3}V3`} fill="none" stroke="var(--soft)" stroke-width="1.5" />
      )}
      <rect width={width} height={height} rx="3" fill={fill} stroke="var(--soft)" stroke-width="1.2" />
      {pile.face}
      {pile.label && (
        <Label
          class="nb-number"
          x={width / 2}
          y={height + 16}
          text={pile.label}
          room={PITCH - 3}
          most={11.5}
        />
      )}
    </g>
  );
}

export interface MiddleProps {
  readonly data: ExplosionData;
  readonly middle: Point;
  /** Null leaves out all writing. */
  readonly words: { readonly [key: string]: string } | null;
}

export function Middle({ data, middle, words }: MiddleProps): JSX.Element {
  const all = piles(data, words);
  const left = -((all.length - 1) * PITCH + CARD.width) / 2;
  return (
    <g transform={`translate(${middle.x} ${middle.y - 21})`} opacity={data.arrows?.length ? 0.3 : undefined}>
      <g transform="translate(-46 -17)" fill="none" stroke="var(--ink)" stroke-width="2">
        <path d={data.phase === 'night' ? MOON : SUN} transform="scale(.75)" />
      </g>
      <text x="-34" y="-12" font-size="13.5" font-weight="700" fill="var(--ink)">
        {data.round}
      </text>
      {words && (
        <Label
          class="nb-number"
          x={-22}
          y={-12.5}
          text={words[data.phase]!}
          room={80}
          most={12.5}
          anchor="start"
        />
      )}
      {all.map((pile, index) => (
        <PileFigure key={pile.key} pile={pile} x={left + index * PITCH} />
      ))}
    </g>
  );
}
