/** The desk as a picture: the deck on its far side, below it a row for each suspect. Colours come from the page. */
import type { JSX } from 'preact';
import { Label } from '../label.tsx';
import type { InnocenceData } from './data.ts';
import { deckX, KnownCards, sheriffAt, Stack } from './deck-strip.tsx';
import { OPEN, SAID, WON } from './icons.ts';
import { Photo, Sign } from './photo.tsx';
import { buttonOf, stateOf, type Pressing } from './pressing.ts';
import { Row } from './row.tsx';
import { columnsOf, DECK, EDGE, HEAD, heightOf, rowTop, WIDTH } from './sizes.ts';
import { Strings } from './strings.tsx';
import { TallyHead } from './tally.tsx';

export interface DeskProps {
  data: InnocenceData;
  /** `thumb` leaves out the deck, and all writing but the initials and numbers. */
  size?: 'full' | 'thumb';
  title: string;
  desc?: string;
  /** Unique on the page; ids within the picture begin with it. */
  idPrefix: string;
  /** `use` takes the faces from where `FaceSource` says. */
  /** Words drawn. */
  words: { readonly [key: string]: string };
  pressing?: Pressing;
}

/** The sheriff's and the deck's side. */
function FarSide({ data, pressing, words }: DeskProps): JSX.Element {
  const { x, y, side } = sheriffAt;
  const sheriff = 'suspect:sheriff';
  const deck = 'deck:rest';
  const own = pressing?.playing ? pressing : undefined;
  const result = data.results?.['sheriff'];
  return (
    <>
      {data.mode === 'sheriff' && (
        <>
          <g
            class={`nb-card is-unknown ${stateOf(sheriff, own)}`}
            transform={`translate(${x} ${y}) scale(${side / 100})`}
            {...buttonOf(sheriff, own)}
          >
            <Photo
              who="sheriff"
              suspect="unknown"
              isNew={false}
              arrested={false}
              culprit={false}
              stamp={null}
            />
            {own && <rect class="nb-ring" x="-3" y="-3" width="106" height="106" rx="8" />}
          </g>
          {data.marks['sheriff'] === 'speaker' && <Sign d={SAID} x={x + side + 11} y={15} />}
          {result && result !== 'lose' && <Sign d={result === 'win' ? WON : OPEN} x={x + side + 11} y={42} />}
        </>
      )}
      <g
        class={stateOf(deck, own) || undefined}
        transform={`translate(${deckX(data)} 0)`}
        {...buttonOf(deck, own)}
      >
        <Stack data={data} />
        {own && <rect class="nb-ring" x="-3" y="1" width="42" height="52" rx="6" />}
      </g>
      <KnownCards data={data} />
      <Head data={data} words={words} />
    </>
  );
}

/** What stands at the right end of the rows. */
function Head({ data, words }: Pick<DeskProps, 'data' | 'words'>): JSX.Element | null {
  if (data.scores) return <TallyHead level={words['level']!} y={DECK} />;
  if (!data.found) return null;
  const text = `${words['deals']}${words['colon']}${data.found.worlds}`;
  return (
    <Label
      class="nt-head"
      x={WIDTH - EDGE}
      y={DECK + HEAD / 2 + 4}
      anchor="end"
      text={text}
      room={190}
      most={12}
    />
  );
}

export function Desk(props: DeskProps): JSX.Element {
  const { data, size = 'full', idPrefix: id, title, desc, pressing } = props;
  const suspects = Object.keys(data.hands);
  const brief = size === 'thumb';
  const columns = columnsOf({ strings: data.votes !== null });
  const top = brief ? rowTop(0) - 2 : 0;
  const [width, height] = [brief ? columns.end : WIDTH, heightOf(suspects.length)];
  return (
    <svg
      class="nb inn"
      viewBox={`0 ${top} ${width} ${height - top}`}
      role={pressing ? 'group' : 'img'}
      aria-labelledby={desc ? `${id}-title ${id}-desc` : `${id}-title`}
    >
      <title id={`${id}-title`}>{title}</title>
      {desc && <desc id={`${id}-desc`}>{desc}</desc>}
      <rect
        x="1"
        y={top + 1}
        width={width - 2}
        height={height - top - 2}
        rx="9"
        fill="var(--paper)"
        stroke="var(--line)"
        stroke-width="1.5"
      />
      {!brief && <FarSide {...props} />}
      {suspects.map((who, at) => (
        <g key={who} transform={`translate(0 ${rowTop(at)})`}>
          <path d={`M${EDGE} 0H${width - EDGE}`} stroke="var(--line)" stroke-width="1.5" />
          <Row
            {...props}
            who={who}
            columns={columns}
            brief={brief}
            stamp={brief ? null : (props.words['culprit'] ?? null)}
            pressing={pressing}
          />
        </g>
      ))}
      {data.votes && <Strings suspects={suspects} votes={data.votes} />}
    </svg>
  );
}
