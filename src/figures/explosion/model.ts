/** What is drawn of a step, as one view sees it: plain JSON, the shorter the better, since it travels in pages. */
import { GROUPS, PHASES } from '../../machines/explosion/vocabulary.ts';
import { ROLES } from '../../machines/explosion/roles.ts';
import { SUITS } from '../../machines/explosion/item-deck.ts';
import type { Phase, Role, Suit } from '../../machines/explosion/vocabulary.ts';
import type { JsonObject, TraceStep } from '../../machines/trace.ts';
import type { FigureModel, FigureWords } from '../figure-model.ts';
import { arrowsOf, marksOf } from './acts.ts';
import type { ExplosionData } from './data.ts';
import { some, texts } from './position.ts';
import { seatOf } from './seat-data.ts';

/** Truth Explosion's figure. Pure; a seat's view is made from what that seat has seen, and nothing else. */
export const figure: FigureModel = (step, _previous, { view }) => {
  const everyone = view === 'everyone';
  const { position, event } = everyone ? step : step.seen[view]!;
  const knowledge = everyone ? undefined : step.knowledge[view];
  const data: ExplosionData = {
    ...tableIn(position, step.refused ? null : event),
    ...(knowledge && {
      possible: knowledge.suspects,
      ...some({ fresh: step.index ? knowledge.new.map(({ who }) => who) : [], shares: sharesIn(knowledge) }),
    }),
  };
  return data as unknown as JsonObject;
};

/** The table of a position, and what the event that led to it has done; no event in a position by itself. */
export function tableIn(position: JsonObject, event?: JsonObject | null): ExplosionData {
  const marks = marksOf(position, event);
  const seats = texts(position['seats']).map((seat) => [
    seat,
    { ...seatOf(position, seat, event), ...some({ mark: marks[seat] }) },
  ]);
  return {
    weapon: position['weapon'] as Suit,
    round: Number(position['round']),
    phase: position['phase'] as Phase,
    deck: Number(position['deckSize']),
    seats: Object.fromEntries(seats),
    ...some({
      deceased: position['deceased'] as Role | undefined,
      arrows: arrowsOf(position, event),
      links: pairsIn(texts(position['links'])),
      deckHas: texts(position['deckHas']),
      rolesLeft: texts(position['rolesLeft']) as readonly Role[],
    }),
  };
}

const pairsIn = (seats: readonly string[]): ExplosionData['links'] =>
  seats.flatMap((one, index) => (index % 2 ? [[seats[index - 1]!, one]] : []));

function sharesIn({ more }: NonNullable<TraceStep['knowledge'][string]>): ExplosionData['shares'] {
  const shares = more?.['shares'] as { readonly [seat: string]: { readonly percent: number } } | undefined;
  return shares && Object.fromEntries(Object.entries(shares).map(([seat, { percent }]) => [seat, percent]));
}

/** Each is a message `figure.<word>`. */
export const WORDS = [
  'possible',
  'out',
  'colon',
  'comma',
  'stop',
  'weapon',
  'deceased',
  'deck',
  'unknown',
  'up',
  'seen',
  'hidden',
  'locked',
  'face-up',
  'imprisoned',
  'dead',
  'speaking',
  'representative',
  'awake',
  'knocked-out',
  'drunk',
  'choosing',
  'at-risk',
  'tied',
  'hide',
  'knockOut',
  'murder',
  'culprit',
  'accomplice',
  'follower',
  'bad',
  'sum',
  'share',
  'votes',
  'linked',
  'deckHas',
  'rolesLeft',
  ...SUITS.map((suit) => `suit.${suit}`),
  ...ROLES.map((role) => `short.${role}`),
] as const;

/** Words drawn in the figure and said of it; names of phases and of the groups that the host wakes. */
export const figureWords: FigureWords = wordsBy;

export function wordsBy(say: (key: string) => string): { readonly [word: string]: string } {
  return {
    ...Object.fromEntries(WORDS.map((key) => [key, say(`figure.${key}`)])),
    ...Object.fromEntries(PHASES.map((phase) => [phase, say(`phase.${phase}`)])),
    ...Object.fromEntries(GROUPS.map((group) => [group, say(`class.${group}`)])),
  };
}
