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
/** Closer together, the cards could not be read. */
const LEAST_PITCH = 15;
const MORE_ROOM = 22;

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

/** The cards of the deck that the view knows, fanned out, the first on top; of many the first, and how many more. */
export function KnownCards({ data }: { data: InnocenceData }): JSX.Element {
  const cards = readDeck(data.deck.cards);
  const from = deckX(data) + STACK.width + 16;
  const width = CARD.width * SMALL;
  const room = WIDTH - EDGE - 4 - from - width;
  const isMany = (cards.length - 1) * LEAST_PITCH > room;
  const shown = isMany ? cards.slice(0, Math.floor((room - MORE_ROOM) / LEAST_PITCH) + 1) : cards;
  const pitch = isMany ? LEAST_PITCH : Math.min(width + 3, room / Math.max(1, cards.length - 1));
  return (
    <>
      {/* from the last to the first, for the first lies on top, and every number shows */}
      {shown
        .map((card, at) => (
          <g
            key={at}
            transform={`translate(${Math.round((from + at * pitch) * 10) / 10} ${TOP + 4}) scale(${SMALL})`}
          >
            <EvidenceCard card={card} open={false} />
          </g>
        ))
        .toReversed()}
      {isMany && (
        <text class="nt-of" x={WIDTH - EDGE} y={TOP + 25} font-size="13" text-anchor="end">
          +{cards.length - shown.length}
        </text>
      )}
    </>
  );
}
