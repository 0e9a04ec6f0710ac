/** What no position of the game can be. */
import { BadPosition } from '../../game.ts';
import { assumedDeck } from '../deck.ts';
import type { Cards, Suspect } from '../vocabulary.ts';
import { copies, sameCards, without } from './cards.ts';
import { DEALT } from './deal.ts';
import type { Given } from './given.ts';
import { wrongRoles } from './identities.ts';

const PLAYERS = { least: 3, most: 5 };

function fail(field: string, found: string, wanted: string): never {
  throw new BadPosition(field, found, wanted);
}

function checkSuspects(suspects: readonly Suspect[]): void {
  const twice = suspects.findIndex((who, at) => suspects.indexOf(who) < at);
  if (twice >= 0) fail(`suspects.${twice}`, suspects[twice]!, 'everybody once');
  const { length } = suspects;
  if (length < PLAYERS.least || length > PLAYERS.most)
    fail('suspects', `${length} suspects`, `${PLAYERS.least} to ${PLAYERS.most} (I-003, I-004)`);
}

/** A record or a list of suspects names nobody else. */
function checkNamed(field: string, named: readonly string[], suspects: readonly Suspect[]): void {
  const strange = named.find((who) => !suspects.includes(who));
  if (strange) fail(`${field}.${strange}`, strange, `one of ${suspects.join(', ')}`);
}

function checkNames(given: Given, suspects: readonly Suspect[]): void {
  const { evidence = {}, dealt = {}, roles = {}, rolesShown = [], played = [], detective, mode } = given;
  for (const [field, record] of Object.entries({ evidence, dealt, roles }))
    checkNamed(field, Object.keys(record), suspects);
  for (const [field, list] of Object.entries({ rolesShown, played })) checkNamed(field, list, suspects);
  if (detective) checkNamed('detective', [detective], suspects);
  if (detective && mode !== 'detective') fail('detective', detective, 'no detective in sheriff mode (I-G24)');
}

function checkRoles(given: Given, suspects: readonly Suspect[]): void {
  const { roles = {}, detective, mode = 'sheriff' } = given;
  const wrong = wrongRoles({ mode }, roles);
  if (wrong) fail('roles', ...wrong);
  if (detective && (roles[detective] ?? 'detective') !== 'detective')
    fail(`roles.${detective}`, roles[detective]!, 'detective, as `detective` says');
  const told = detective ?? suspects.find((who) => roles[who] === 'detective');
  const begins = !given.evidence && !given.dealt;
  if (mode === 'detective' && !told && !begins)
    fail('detective', 'nothing', 'the suspect who is the detective (I-047)');
}

interface Placed {
  readonly field: string;
  readonly cards: Cards;
}

function placesOf({ evidence = {}, dealt = {}, deck = [], remainder = [] }: Given): readonly Placed[] {
  const hands = Object.entries(evidence).flatMap(([who, { hidden = [], shown = [] }]) => [
    { field: `evidence.${who}.shown`, cards: shown },
    { field: `evidence.${who}.hidden`, cards: typeof hidden === 'number' ? [] : hidden },
  ]);
  return [
    ...hands,
    ...Object.entries(dealt).map(([who, cards]) => ({ field: `dealt.${who}`, cards })),
    ...(deck.length ? [{ field: 'deck', cards: deck }] : [{ field: 'remainder', cards: remainder }]),
  ];
}

/** Every card told is one of the composition. */
function checkCards(places: readonly Placed[], composition: Cards): void {
  const before: string[] = [];
  for (const { field, cards } of places)
    for (const [at, card] of cards.entries()) {
      before.push(card);
      const most = copies(composition, card);
      if (copies(before, card) > most)
        fail(`${field}.${at}`, card, `a card of the composition, which has ${most} of it`);
    }
}

const hiddenCount = (hidden: Cards | number = 0): number =>
  typeof hidden === 'number' ? hidden : hidden.length;

/** Deck and remainder hold as many cards as are left. */
function checkDeck({ evidence = {}, dealt = {}, deck = [], remainder }: Given, composition: Cards): void {
  const held =
    Object.values(evidence).reduce(
      (sum, { hidden, shown = [] }) => sum + hiddenCount(hidden) + shown.length,
      0,
    ) + Object.values(dealt).reduce((sum, { length }) => sum + length, 0);
  const left = composition.length - held;
  if (left < 0) fail('evidence', `${held} cards`, `at most the ${composition.length} of the composition`);
  if (deck.length && deck.length !== left) fail('deck', `${deck.length} cards`, `${left}: all that are left`);
  if (remainder && remainder.length !== left)
    fail('remainder', `${remainder.length} cards`, `${left}: all that are left`);
  if (remainder && deck.length && !sameCards(deck, remainder))
    fail('remainder', remainder.join(', '), 'the cards of `deck`');
}

/** Where nothing is untold, deck, hands and composition are the same cards. */
function checkRemainder({ evidence = {}, remainder }: Given, composition: Cards): void {
  if (!remainder) return;
  const told = Object.values(evidence).flatMap(({ hidden = [], shown = [] }) => [
    ...(typeof hidden === 'number' ? [] : hidden),
    ...shown,
  ]);
  if (!without(composition, [...told, ...remainder]))
    fail('remainder', remainder.join(', '), 'cards that lie before nobody');
}

function checkPhase(
  { evidence, dealt, phase, remainder, claims }: Given,
  suspects: readonly Suspect[],
): void {
  if (evidence && dealt) fail('dealt', 'dealt beside evidence', 'one of the two');
  for (const who of suspects) {
    if (dealt && dealt[who]?.length !== DEALT)
      fail(`dealt.${who}`, `${dealt[who]?.length ?? 0} cards`, `${DEALT} cards (I-014)`);
    if (evidence && !hiddenCount(evidence[who]?.hidden) && !evidence[who]?.shown?.length)
      fail(`evidence.${who}`, 'no cards', 'the cards that lie before every suspect');
  }
  const early = phase === 'deal' || phase === 'reveal' || phase === 'turns' || dealt !== undefined;
  if (phase && phase !== 'deal' && !evidence && !dealt)
    fail('phase', phase, 'deal, or the evidence that lies before each suspect');
  if (phase === 'deal' && evidence) fail('phase', phase, 'a later one, since evidence lies on the table');
  if (early && remainder) fail('remainder', 'a look at the deck', 'the phase inquiry or verdict (I-026)');
  if (early && claims?.length) fail('claims', `${claims.length} claims`, 'the phase inquiry or verdict');
}

function checkReveal({ evidence = {}, phase }: Given): void {
  if (phase !== 'reveal') return;
  for (const [who, { hidden, shown = [] }] of Object.entries(evidence))
    if (hiddenCount(hidden) !== DEALT || shown.length)
      fail(`evidence.${who}`, `${hiddenCount(hidden)} hidden and ${shown.length} shown`, 'two hidden cards');
}

/** Fails with `BadPosition`, which names the field, on the first contradiction. */
export function checkGiven(given: Given, suspects: readonly Suspect[]): void {
  checkSuspects(suspects);
  checkNames(given, suspects);
  checkRoles(given, suspects);
  checkPhase(given, suspects);
  checkReveal(given);
  const composition = given.composition ?? assumedDeck(suspects.length);
  if (composition.length < DEALT * suspects.length && !given.evidence)
    fail('composition', `${composition.length} cards`, `at least ${DEALT * suspects.length}: two each`);
  checkCards(placesOf(given), composition);
  checkDeck(given, composition);
  checkRemainder(given, composition);
}
