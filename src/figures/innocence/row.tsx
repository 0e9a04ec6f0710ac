/** One suspect: photograph, roles and turn, the cards, and what they come to. */
import type { JSX } from 'preact';
import type { InnocenceData } from './data.ts';
import { CountingMark, EvidenceCard } from './evidence-card.tsx';
import { readHand, type Lying } from './hands.ts';
import { OPEN, ROLE_ICONS, SAID, TICK, WON } from './icons.ts';
import { Photo, photoClasses, Sign, type Pictured } from './photo.tsx';
import { buttonOf, picksCards, stateOf, type Pressing } from './pressing.ts';
import { CARD, EDGE, HAND, PHOTO, ROW, WIDTH, type Columns } from './sizes.ts';
import { ShareBar, Tally } from './tally.tsx';
import { weighed, type Weighed } from './weighed.ts';

export interface RowProps {
  readonly who: string;
  readonly data: InnocenceData;
  readonly columns: Columns;
  /** Null leaves out all writing but initials and numbers. */
  readonly stamp: string | null;
  /** Without the right end. */
  readonly brief: boolean;
  readonly pressing: Pressing | undefined;
}

export const pictured = (who: string, data: InnocenceData): Pictured => ({
  who,
  suspect: data.possible === null ? 'unknown' : data.possible.includes(who) ? 'possible' : 'out',
  isNew: data.fresh.includes(who),
  arrested: data.arrested.includes(who),
  culprit: data.culprits.includes(who) && isDecided(data),
});

/** Whether cards can no longer change who it is. */
export const isDecided = ({ phase, over }: InnocenceData): boolean =>
  over || phase === 'inquiry' || phase === 'verdict';

/** The sums are final: they are compared, or have been. */
const isCompared = ({ stage }: InnocenceData): boolean =>
  stage === undefined || stage === 'lowest' || stage === 'fewest-valid' || stage === 'joint';

/** How the hand weighs, where every card is known. */
export function weightOf(hand: readonly Lying[], { scores, stage }: InnocenceData): Weighed | null {
  const cards = hand.map(({ card }) => card);
  return scores && cards.length && cards.every((card) => card !== null) ? weighed(cards, stage) : null;
}

function Cards({
  hand,
  weight,
  ...props
}: RowProps & { hand: readonly Lying[]; weight: Weighed | null }): JSX.Element {
  const { who, data, columns, pressing } = props;
  const pitch = Math.min(CARD.width + 3, (HAND - CARD.width) / Math.max(1, hand.length - 1));
  const moved = (data.moved[who] ?? '').split(' ');
  const picks = pressing && picksCards(pressing);
  return (
    <>
      {hand.map(({ card, open }, at) => {
        const part = `card:${who}:${card}`;
        const button = picks && !open ? pressing : undefined;
        return (
          <g
            key={at}
            class={stateOf(part, button) || undefined}
            transform={`translate(${columns.cards + at * pitch} 6)`}
            {...buttonOf(part, button)}
          >
            {card && moved.includes(card) && (
              <rect class="nb-glow" x="-1" y="-1" width={CARD.width + 2} height={CARD.height + 2} rx="5" />
            )}
            <EvidenceCard card={card} open={open} />
            {weight && <CountingMark counting={weight.counting[at]!} />}
            {button && (
              <rect
                class="nb-ring"
                x="-1.5"
                y="-1.5"
                width={CARD.width + 3}
                height={CARD.height + 3}
                rx="5"
              />
            )}
          </g>
        );
      })}
    </>
  );
}

/** Role above, turn or result below. */
function Signs({ who, data, columns }: RowProps): JSX.Element {
  const x = columns.signs + 7;
  const role = data.roles[who];
  const result = data.results?.[who];
  const had = data.played?.includes(who);
  return (
    <>
      {role && <Sign d={ROLE_ICONS[role]!} x={x} y={14} dashed={!data.open.includes(who)} />}
      {data.marks[who] === 'speaker' && <Sign d={SAID} x={x} y={32} />}
      {result && result !== 'lose' && <Sign d={result === 'win' ? WON : OPEN} x={x} y={50} />}
      {had !== undefined && (
        <g transform={`translate(${x} 48)`} fill="none" stroke="var(--soft)" stroke-width="2">
          {had ? <path d={TICK} stroke-width="3" stroke-linecap="round" /> : <circle r="5.5" />}
        </g>
      )}
    </>
  );
}

/** Its top is at 0. */
export function Row(props: RowProps): JSX.Element {
  const { who, data, columns, stamp, brief, pressing } = props;
  const hand = readHand(data.hands[who]!);
  const weight = weightOf(hand, data);
  const part = `suspect:${who}`;
  const photo = pictured(who, data);
  const mark = data.marks[who];
  const decides = !brief && weight !== null && isCompared(data);
  const left = data.stage ? (data.possible ?? '') : data.culprits;
  return (
    <>
      {(mark === 'actor' || mark === 'target') && (
        <rect
          class="nb-band"
          x={EDGE - 4}
          y="1"
          width={(brief ? columns.end : WIDTH) - 2 * EDGE + 8}
          height={ROW - 2}
          rx="6"
        />
      )}
      <g
        class={`${photoClasses(photo)} ${stateOf(part, pressing)}`}
        transform={`translate(${columns.photo} 6) scale(${PHOTO / 100})`}
        {...buttonOf(part, pressing)}
      >
        <Photo {...photo} stamp={stamp} />
        {pressing && <rect class="nb-ring" x="-3" y="-3" width="106" height="106" rx="8" />}
      </g>
      <Signs {...props} />
      <Cards {...props} hand={hand} weight={weight} />
      {!brief && weight && (
        <Tally
          weighed={weight}
          isGrowing={!decides}
          isLowest={decides && left.includes(who) && !weight.weapon}
        />
      )}
      {!brief && !data.scores && data.found && hand.length > 0 && (
        <ShareBar found={data.found} who={who} from={columns.end + 6} />
      )}
    </>
  );
}
