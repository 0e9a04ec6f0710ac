import type { JSX } from 'preact';
import { Arrows, Link, Tally } from './arrows.tsx';
import { Buttons } from './buttons.tsx';
import type { ExplosionData } from './data.ts';
import { layoutFor, type Layout } from './geometry.ts';
import { Middle } from './middle.tsx';
import type { Pressing } from './pressing.ts';
import { SeatFigure } from './seat.tsx';
import { seatsOf } from './seats.ts';
import { SEAT } from './sizes.ts';

export interface TableProps {
  readonly data: ExplosionData;
  readonly title: string;
  readonly desc?: string;
  /** Unique on the page; ids within the picture begin with it. */
  readonly idPrefix: string;
  /** Null leaves out all writing. */
  readonly words: { readonly [key: string]: string } | null;
  readonly pressing?: Pressing;
}

/** The table top; seats stand on its rim. */
function Top({ width, height }: Layout): JSX.Element {
  const inset = SEAT.height / 2;
  return (
    <rect
      x={inset}
      y={inset}
      width={width - 2 * inset}
      height={height - 2 * inset}
      rx="88"
      fill="var(--paper)"
      stroke="var(--line)"
      stroke-width="2"
    />
  );
}

/**
 * The table from above, as a picture that scales to its box: round which the seats stand clockwise from the upper left, each
 * with a role card between two item cards. Pure function of its props; colours come from the page's tokens.
 */
export function Table({ data, title, desc, idPrefix, words, pressing }: TableProps): JSX.Element {
  const seats = seatsOf(data);
  const layout = layoutFor(seats.length);
  const { middle } = layout;
  const arrows = data.arrows ?? [];
  return (
    <svg
      class="nb"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role={pressing ? 'group' : 'img'}
      aria-labelledby={`${idPrefix}-title`}
      aria-describedby={desc ? `${idPrefix}-desc` : undefined}
    >
      <title id={`${idPrefix}-title`}>{title}</title>
      {desc && <desc id={`${idPrefix}-desc`}>{desc}</desc>}
      <g aria-hidden={pressing ? 'true' : undefined}>
        <Top {...layout} />
        <Middle data={data} middle={middle} words={words} />
        {seats.map((seat) => (
          <SeatFigure
            key={seat.who}
            seat={seat}
            weapon={data.weapon}
            roleName={words && seat.data.role ? words[`short.${seat.data.role}`]! : null}
          />
        ))}
        {data.links?.map((pair) => (
          <Link key={pair.join()} pair={pair} seats={seats} middle={middle} />
        ))}
        <Arrows arrows={arrows} seats={seats} middle={middle} />
        {seats
          .filter(({ data: { votes } }) => votes)
          .map((seat) => (
            <Tally key={seat.who} seat={seat} />
          ))}
      </g>
      {pressing && <Buttons seats={seats} pressing={pressing} />}
    </svg>
  );
}
