import { CHARACTERS, METHODS } from '../../machines/byzantine/cast.ts';
import type { World } from '../../machines/byzantine/table.ts';
import type { JsonObject, TraceStep } from '../../machines/trace.ts';
import type { FigureModel, FigureWords } from '../figure-model.ts';
import type { ByzantineData, SeenMurder } from './data.ts';
import { ledgerOf } from './ledger-data.ts';
import { lightsOf, NO_LIGHTS, type Lights } from './lights.ts';
import { palaceOf } from './palace-of.ts';

/** Whose reckoning the pawns show: what the detectives see is open to everybody. */
const SEEKER = 'detectives';

type Seen = Pick<TraceStep, 'position'> & { readonly event?: JsonObject | null };

const seenAs = (step: TraceStep, view: string): Seen => (view === 'everyone' ? step : step.seen[view]!);

/** The figure of a Byzantine step. Pure; a seat's view is made from what that seat has seen, and nothing else. */
export const figure: FigureModel = (step, previous, { view, variants }) => {
  const { position, event } = seenAs(step, view);
  const knowledge = step.knowledge[SEEKER];
  const murders = murdersIn(position);
  const ledger = ledgerOf(knowledge?.more);
  const open = {
    palace: position['palace'] as ByzantineData['palace'],
    at: places(position),
    locks: texts(position['locks']),
    assassin: text(position['assassin']),
  };
  const before = previous ? places(seenAs(previous, view).position) : open.at;
  const ground = {
    ...open,
    palace: palaceOf(open.palace),
    variants: variants as unknown as World['variants'],
    cats: catsOf(open.at),
  };
  const lights: Lights =
    step.refused || !event ? NO_LIGHTS : lightsOf({ ...open, event, before, murders, ledger, ground });
  const data: ByzantineData = {
    ...open,
    dead: texts(position['dead']),
    possible: knowledge ? knowledge.suspects : null,
    fresh: step.index && knowledge ? knowledge.new.map((one) => one.who) : [],
    ...lights,
    murders,
    cards: cardsIn(position),
    row: position['drawn'] ? { drawn: texts(position['drawn']), picked: texts(position['picked']) } : null,
    round: Number(position['round'] ?? 1),
    turn: step.winner === 'none' ? turnIn(position) : null,
    ledger,
  };
  return data as unknown as JsonObject;
};

/** Fixed words drawn in the palace and below it; short names and names of the murder rules by their ids. */
export const figureWords: FigureWords = (say) => ({
  ...Object.fromEntries(WORDS.map((key) => [key, say(`figure.${key}`)])),
  ...Object.fromEntries(CHARACTERS.map((who) => [`short.${who}`, say(`figure.short.${who}`)])),
  ...Object.fromEntries(METHODS.map((method) => [`method.${method}`, say(`method.${method}`)])),
});

/** Each is a message `figure.<word>`. */
export const WORDS = [
  'deceased',
  'possible',
  'out',
  'assassin',
  'unread',
  'nobody',
  'locked',
  'lit',
  'hand',
  'unseen',
  'row',
  'picked',
  'ledger',
  'could-not',
  'was-dead',
  'colon',
  'comma',
  'stop',
] as const;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
const places = (position: JsonObject): ByzantineData['at'] => (position['at'] ?? {}) as ByzantineData['at'];
const catsOf = (at: ByzantineData['at']): ByzantineData['at'] =>
  Object.fromEntries(Object.entries(at).filter(([who]) => who.endsWith('-cat')));

/** Rounds without a murder have no victims and are left out. */
function murdersIn(position: JsonObject): SeenMurder[] {
  const all = (position['murders'] ?? []) as unknown as readonly JsonObject[];
  return all
    .map(({ victims, method, read, locks }) => ({
      victims: texts(victims),
      method: text(method),
      read: read === true,
      ...(locks ? { locks: texts(locks) } : {}),
    }))
    .filter(({ victims }) => victims.length);
}

/** Cards of unseen murders are still among those that a puzzle tells of. */
function cardsIn(position: JsonObject): ByzantineData['cards'] {
  const hand = position['methods'];
  return hand
    ? { kind: 'hand', methods: texts(hand) }
    : { kind: 'unseen', methods: texts(position['unseen']) };
}

/** The seat to move; null where the case leaves phases aside. */
function turnIn(position: JsonObject): string | null {
  const phase = text(position['phase']);
  if (phase === null) return null;
  return phase === 'assassin' || phase === 'kill' ? 'assassin' : 'detectives';
}
