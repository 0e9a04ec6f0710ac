/** One seat of a position. */
import type { Role } from '../../machines/explosion/vocabulary.ts';
import type { JsonObject } from '../../machines/trace.ts';
import type { Rank, SeatData, SignId } from './data.ts';
import { happened, some, texts, type Position } from './position.ts';

type Slots = { readonly [seat: string]: readonly number[] };

interface Truth {
  readonly culprit: string | null;
  readonly accomplice: string | null;
  readonly follower: string | null;
  readonly bad: readonly string[];
  readonly sums: { readonly [seat: string]: number };
}

/** A card whose neighbour is hidden for good has been seen by somebody, if it does not lie open. */
function cardsOf(position: Position, seat: string): readonly [string, string] {
  const hand = (position['hands'] as { readonly [seat: string]: readonly (string | null)[] })[seat]!;
  const up = texts(position['turnedUp']);
  const [hidden, locked] = ['hiddenSlots', 'lockedSlots'].map(
    (key) => ((position[key] ?? {}) as Slots)[seat] ?? [],
  );
  return [0, 1].map((slot) => {
    const card = hand[slot] ?? '';
    const isUp = up.includes(card);
    const isSeen = !isUp && locked!.includes(1 - slot);
    const lies = [isUp && 'u', isSeen && 'e', hidden!.includes(slot) && 'h', locked!.includes(slot) && 'l'];
    return card + lies.filter(Boolean).join('');
  }) as unknown as readonly [string, string];
}

function signsOf(position: Position, seat: string): readonly SignId[] {
  const knockedOut = texts(position['knockedOut']).includes(seat);
  const tonight = (position['tonight'] ?? {}) as JsonObject;
  const atRisk = (position['atRisk'] as { readonly who?: readonly string[] } | undefined)?.who ?? [];
  const awake = happened(position).flatMap(({ type, seats }) => (type === 'woke' ? texts(seats) : []));
  const holds: { readonly [S in SignId]: boolean } = {
    speaking: position['speaker'] === seat,
    representative: position['representative'] === seat,
    awake: awake.includes(seat),
    'knocked-out': knockedOut,
    drunk: !knockedOut && texts(position['mute']).includes(seat),
    choosing: position['choosing'] === seat,
    'at-risk': atRisk.includes(seat),
    tied: texts(position['runOff']).includes(seat),
    hide: tonight['hide'] === seat,
    knockOut: tonight['knockOut'] === seat,
    murder: tonight['murder'] === seat,
  };
  return (Object.keys(holds) as SignId[]).filter((sign) => holds[sign]);
}

const RANKS = ['culprit', 'accomplice', 'follower'] as const;

const rankOf = (truth: Truth, seat: string): Rank | undefined =>
  RANKS.find((rank) => truth[rank] === seat) ?? (truth.bad.includes(seat) ? 'bad' : undefined);

/** Votes are shown in the step that counts them. */
function votesFor(position: Position, seat: string, event: JsonObject | null | undefined): number {
  const counts = event && ('elect' in event || 'vote' in event);
  return counts ? (((position['tally'] ?? {}) as { [seat: string]: number })[seat] ?? 0) : 0;
}

/** A seat as the position tells it. */
export function seatOf(position: Position, seat: string, event: JsonObject | null | undefined): SeatData {
  const truth = position['truth'] as unknown as Truth | undefined;
  const out = (['dead', 'imprisoned'] as const).find((way) => texts(position[way]).includes(seat));
  return {
    cards: cardsOf(position, seat),
    ...some({
      role: ((position['roles'] ?? {}) as { readonly [seat: string]: Role })[seat],
      up: texts(position['faceUp']).includes(seat) ? (true as const) : null,
      out,
      signs: signsOf(position, seat),
      rank: truth && rankOf(truth, seat),
      nth: texts(position['spoken']).indexOf(seat) + 1,
      votes: votesFor(position, seat, event),
    }),
    ...(truth ? { sum: truth.sums[seat] ?? 0 } : {}),
  };
}
