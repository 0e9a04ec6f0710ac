/** The desk in words, for whoever does not see it. */
import { kindOf, levelOf } from '../../machines/innocence/logic/cards.ts';
import type { InnocenceData } from './data.ts';
import { readDeck, readHand } from './hands.ts';
import { isDecided, pictured } from './row.tsx';
import { shareOf } from './tally.tsx';

export type Words = { readonly [key: string]: string };
export type Names = { readonly [who: string]: string };

/** What a card is called: its kind, and its number. */
export function cardName(card: string, words: Words): string {
  const name = words[`card.${kindOf(card) === 'physical' ? 'P' : card[0]}`] ?? card;
  return name.replace('#', String(levelOf(card)));
}

const nameOf = (who: string, names: Names): string => names[who] ?? who;

/** "open: physical evidence; covered: statement 3, unknown". */
function handLabel(text: string, words: Words): string[] {
  const hand = readHand(text);
  const list = (key: string, open: boolean): string[] => {
    const cards = hand.filter((one) => one.open === open);
    const said = cards.map(({ card }) => (card === null ? words['unknown']! : cardName(card, words)));
    return said.length ? [`${words[key]}${words['colon']}${said.join(words['comma'])}`] : [];
  };
  return [...list('open', true), ...list('covered', false)];
}

function valueLabel(who: string, { scores, found, hands }: InnocenceData, words: Words): string[] {
  const score = scores?.[who];
  if (score) return [`${words['level']} ${score[0]}`, `${words['valid']} ${score[1]}`];
  if (scores || !found || !hands[who]) return [];
  return [`${words['found.right']} ${shareOf(found, who).text}`];
}

/** One suspect: "A, may be the culprit, detective; open: statement 3; covered: unknown; arrest right in 3/7". */
export function suspectLabel(who: string, data: InnocenceData, names: Names, words: Words): string {
  const { suspect, arrested } = pictured(who, data);
  const role = data.roles[who];
  const target = data.votes?.[who];
  const result = data.results?.[who];
  const states = [
    // what is written on the photograph comes first and in its order, for those who say what they see
    nameOf(who, names),
    isDecided(data) && data.culprits.includes(who) ? words['culprit'] : '',
    suspect === 'unknown' ? '' : words[suspect],
    role ? words[`role.${role}`] : '',
    arrested ? words['arrested'] : '',
    target ? `${words['votes-for']} ${nameOf(target, names)}` : '',
    data.played === null ? '' : words[data.played.includes(who) ? 'turn.had' : 'turn.to-come'],
    result ? words[{ win: 'won', lose: 'lost' }[result] ?? 'result.open'] : '',
  ];
  const first = states.filter(Boolean).join(words['comma']);
  return [first, ...handLabel(data.hands[who]!, words), ...valueLabel(who, data, words)].join(words['stop']);
}

/** The deck: how many cards, and which of them the view knows. */
export function deckLabel({ deck }: InnocenceData, words: Words): string {
  const known = readDeck(deck.cards).map((card) => cardName(card, words));
  const size = `${words['deck']}${words['colon']}${deck.size}`;
  return known.length
    ? `${size}${words['stop']}${words['deck.seen']}${words['colon']}${known.join(words['comma'])}`
    : size;
}

/** The whole desk. */
export const describe = (data: InnocenceData, names: Names, words: Words): string =>
  [
    ...Object.keys(data.hands).map((who) => suspectLabel(who, data, names, words)),
    deckLabel(data, words),
  ].join(words['stop']);

/** Kind and number, also of physical evidence, on which it is printed as well. */
const printed = (card: string, words: Words): string =>
  kindOf(card) === 'physical' ? `${cardName(card, words)} ${levelOf(card)}` : cardName(card, words);

/** Every part's accessible name, by part. */
export function partLabels(
  data: InnocenceData,
  names: Names,
  words: Words,
): { readonly [part: string]: string } {
  const cards = Object.entries(data.hands).flatMap(([who, hand]) =>
    readHand(hand).map(({ card }): [string, string] => [
      `card:${who}:${card}`,
      `${nameOf(who, names)}${words['colon']}${card ? printed(card, words) : words['unknown']}`,
    ]),
  );
  return Object.fromEntries([
    ['suspect:sheriff', words['seat.sheriff']!],
    ['deck:rest', deckLabel(data, words)],
    ...cards,
    ...Object.keys(data.hands).map(
      (who) => [`suspect:${who}`, suspectLabel(who, data, names, words)] as const,
    ),
  ]);
}
