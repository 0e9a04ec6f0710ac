import type { JSX } from 'preact';
import type { Words } from './describe.ts';
import type { Pawn } from './pawns.ts';
import type { Pressing } from './pressing.ts';

interface CrowdsProps {
  pawns: readonly Pawn[];
  pressing: Pressing;
  words: Words;
}

interface Crowd {
  readonly room: string;
  readonly people: readonly Pawn[];
}

/** Rooms that people share, in the order of the people. */
export function crowdsOf(pawns: readonly Pawn[]): Crowd[] {
  const rooms = [...new Set(pawns.map(({ room }) => room))];
  return rooms
    .map((room) => ({ room, people: pawns.filter((pawn) => pawn.room === room) }))
    .filter(({ people }) => people.length > 1);
}

function Somebody({ who, pressing, words }: Omit<CrowdsProps, 'pawns'> & { who: string }): JSX.Element {
  const part = `suspect:${who}`;
  return (
    <button
      type="button"
      class={pressing.targets.has(part) ? 'st-button' : 'st-button is-barred'}
      data-pawn={who}
      aria-label={pressing.labels[part]}
      aria-pressed={pressing.chosen.includes(part)}
    >
      {words[`short.${who}`] ?? who}
    </button>
  );
}

/** Where the palace is small, people who share a room stand too close for a finger: here each is a button of its own. */
export const Crowds = ({ pawns, pressing, words }: CrowdsProps): JSX.Element => (
  <div class="bz-crowds">
    {crowdsOf(pawns).map(({ room, people }) => (
      <p key={room} class="st-modes">
        <b>{room}</b>
        {people.map(({ who }) => (
          <Somebody key={who} who={who} pressing={pressing} words={words} />
        ))}
      </p>
    ))}
  </div>
);
