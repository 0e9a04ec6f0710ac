/** The line-up as a picture: a card for each suspect. Colours come from the page, so it suits light and dark. */
import type { JSX } from 'preact';
import type { LineUp as Data } from './model.ts';

const CARD = { width: 60, height: 80, gap: 12, rim: 6 };
const CROSS = 'M8 8L52 72M52 8L8 72';

/** `id` is unique on the page; `title` says in words what the picture shows. */
export function LineUp({ data, id, title }: { data: Data; id: string; title: string }): JSX.Element {
  const pitch = CARD.width + CARD.gap;
  const width = data.suspects.length * pitch - CARD.gap + 2 * CARD.rim;
  return (
    <svg viewBox={`0 0 ${width} ${CARD.height + 2 * CARD.rim}`} role="img" aria-labelledby={`${id}-title`}>
      <title id={`${id}-title`}>{title}</title>
      {data.suspects.map((who, index) => (
        <g
          key={who}
          transform={`translate(${CARD.rim + index * pitch} ${CARD.rim})`}
          fill="none"
          stroke="currentColor"
        >
          <Card data={data} who={who} />
        </g>
      ))}
    </svg>
  );
}

/** Ruled out: crossed. Named in this step: a thick frame. The culprit, where the view knows: a ring. */
function Card({ data, who }: { data: Data; who: string }): JSX.Element {
  const { width, height } = CARD;
  return (
    <>
      <rect width={width} height={height} rx="5" stroke-width={data.named.includes(who) ? 5 : 1.5} />
      {data.culprit === who && <circle cx={width / 2} cy={height / 2} r="24" stroke-width="2" />}
      <text
        x={width / 2}
        y={height / 2 + 10}
        font-size="28"
        text-anchor="middle"
        fill="currentColor"
        stroke="none"
      >
        {who}
      </text>
      {!data.possible.includes(who) && <path d={CROSS} stroke-width="2" opacity="0.6" />}
    </>
  );
}
