import type { Json, JsonObject, TraceStep } from '../../machines/trace.ts';
import type { FigureModel, FigureWords } from '../figure-model.ts';
import type { ByWho, Found, InnocenceData } from './data.ts';
import { writeHand } from './hands.ts';
import { marksOf, movedBy } from './marks.ts';

interface Position {
  readonly mode: InnocenceData['mode'];
  readonly suspects: readonly string[];
  readonly phase: string;
  readonly detective?: string;
  readonly evidence?: ByWho<{
    readonly hidden: readonly string[] | number;
    readonly shown: readonly string[];
  }>;
  readonly deck?: readonly string[];
  readonly deckSize: number;
  readonly remainder?: readonly string[];
  readonly drawn?: { readonly who: string; readonly card: string };
  readonly played: readonly string[];
  readonly roles: ByWho<string>;
  readonly rolesShown: readonly string[];
  readonly votes?: ByWho<string>;
  readonly over: boolean;
  readonly arrested?: readonly string[];
  readonly scores?: InnocenceData['scores'];
  readonly culprits?: readonly string[];
  readonly results?: ByWho<string>;
}

/** Whose reckoning is shown when everything is: whoever leads the inquiry, else an onlooker. */
const leader = (step: TraceStep, { mode }: Position): string => (step.knowledge[mode] ? mode : 'table');

function foundBy(seat: string, more: JsonObject | undefined): Found | null {
  const found = more as unknown as Omit<Found, 'seat'> | undefined;
  return found && Object.keys(found.culpritIn).length ? { seat, ...found } : null;
}

function deckIn({ deck, remainder = [], deckSize: size }: Position): InnocenceData['deck'] {
  return { size, cards: (deck ?? remainder).join(' '), ordered: deck !== undefined };
}

const handsIn = ({ suspects, evidence = {} }: Position): ByWho<string> =>
  Object.fromEntries(
    suspects.map((who) => {
      const { shown, hidden } = evidence[who] ?? { shown: [], hidden: [] };
      return [who, writeHand(shown, hidden)];
    }),
  );

/** The figure of a step. Pure; a seat's view is made from what that seat has seen and knows, and nothing else. */
export const figure: FigureModel = (step, _previous, { view }) => {
  const seen = view === 'everyone' ? step : step.seen[view]!;
  const position = seen.position as unknown as Position;
  const seat = view === 'everyone' ? leader(step, position) : view;
  const knowledge = step.knowledge[seat];
  const event: JsonObject = (step.refused ? null : seen.event) ?? {};
  const data: InnocenceData = {
    mode: position.mode,
    phase: position.phase,
    over: position.over,
    hands: handsIn(position),
    detective: position.detective ?? null,
    possible: knowledge?.suspects.join('') ?? null,
    fresh: step.index && knowledge ? knowledge.new.map(({ who }) => who).join('') : '',
    found: foundBy(seat, knowledge?.more),
    deck: deckIn(position),
    marks: marksOf(event),
    moved: movedBy(event, position.drawn),
    played: position.phase === 'turns' ? position.played.join('') : null,
    roles: position.roles,
    open: position.rolesShown.join(''),
    votes: position.votes ?? null,
    arrested: (position.arrested ?? []).join(''),
    scores: position.scores ?? null,
    culprits: (position.culprits ?? []).join(''),
    results: position.results ?? null,
  };
  return data as unknown as JsonObject;
};

/** Fixed words drawn on the desk and below it. Kinds and roles stand in them by their ids. */
export const figureWords: FigureWords = (say) => ({
  ...pick(say, 'figure.', WORDS),
  ...pick(say, 'kind.', ['physical', 'statement', 'testimony', 'weapon']),
  ...pick(say, 'role.', ['detective', 'citizen', 'mastermind', 'antisocial'], 'role.'),
  ...pick(say, 'seat.', ['sheriff', 'detective', 'table', 'A', 'B', 'C', 'D', 'E'], 'seat.'),
});

const pick = (
  say: (key: string) => string,
  from: string,
  keys: readonly string[],
  as = '',
): { [key: string]: Json } => Object.fromEntries(keys.map((key) => [as + key, say(from + key)]));

/** Each is a message `figure.<word>`. */
export const WORDS = [
  'possible',
  'out',
  'culprit',
  'arrested',
  'open',
  'covered',
  'unknown',
  'nothing',
  'card.P',
  'card.S',
  'card.T',
  'card.X',
  'deck',
  'deck.seen',
  'turn.had',
  'turn.to-come',
  'level',
  'valid',
  'votes-for',
  'won',
  'lost',
  'result.open',
  'deals',
  'found',
  'found.suspect',
  'found.right',
  'found.alone',
  'found.chance',
  'found.best',
  'found.unseen',
  'found.together',
  'found.if-true',
  'found.cannot',
  'claim.remainder',
  'claim.inDeck',
  'claim.notInDeck',
  'claim.hidden',
  'ballot',
  'ballot.cast',
  'ballot.none',
  'colon',
  'comma',
  'stop',
] as const;
