/** The far side of the desk: the sheriff, if there is one, the evidence deck, and what a view knows of it. */
import type { JSX } from 'preact';
import type { InnocenceData } from './data.ts';
import { EvidenceCard } from './evidence-card.tsx';
import { readDeck } from './hands.ts';
import { CARD, EDGE, WIDTH } from './sizes.ts';

const SHERIFF = 44;
const SMALL = 0.72;
const STACK = { width: CARD.width * 0.9, height: CARD.height * 0.9 };
const TOP = 7;

/** The sheriff's photograph, where a suspect's would be. */
export const sheriffAt = { x: EDGE + 4, y: 6, side: SHERIFF };

/** Where the deck lies. */
export const deckX = ({ mode }: InnocenceData): number =>
  mode === 'sheriff' ? EDGE + SHERIFF + 32 : EDGE + 6;

/** The deck itself, with how many cards are in it. */
export function Stack({ data }: { data: InnocenceData }): JSX.Element {
  const { width, height } = STACK;
  return (
    <g class={`nt-deck${data.deck.size ? '' : ' is-empty'}`}>
      {[4, 2, 0].slice(data.deck.size ? 0 : 2).map((off) => (
        <rect x={off} y={TOP - off / 2} width={width} height={height} rx="3.5" />
      ))}
      <text class="nt-deck-count" x={width / 2} y={TOP + height / 2 + 6} font-size="17" text-anchor="middle">
        {data.deck.size}
      </text>
    </g>
  );
}

/** The cards of the deck that the view knows, fanned out; the first lies on top. */
export function KnownCards({ data }: { data: InnocenceData }): JSX.Element {
  const cards = readDeck(data.deck.cards);
  const from = deckX(data) + STACK.width + 16;
  const room = WIDTH - EDGE - 4 - from - CARD.width * SMALL;
  const pitch = Math.min(CARD.width * SMALL + 3, room / Math.max(1, cards.length - 1));
  return (
    <>
      {/* from the last to the first, for the first lies on top, and every number shows */}
      {cards
        .map((card, at) => (
          <g
            key={at}
            transform={`translate(${Math.round((from + at * pitch) * 10) / 10} ${TOP + 4}) scale(${SMALL})`}
          >
            <EvidenceCard card={card} open={false} />
          </g>
        ))
        .toReversed()}
    </>
  );
}
