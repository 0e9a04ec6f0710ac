/** The table in words, for whoever does not see it. */
import type { ExplosionData, SeatData } from './data.ts';
import { lyingOf } from './lying.ts';
import { seatsOf, type Seat } from './seats.ts';

export type Words = { readonly [key: string]: string };
export type Names = { readonly [who: string]: string };

const nameIn = (who: string, names: Names): string => names[who] ?? who;

/** "Spade 7". */
export const cardName = (card: string, words: Words): string => `${words[`suit.${card[0]}`]}${card[1]}`;

const LIES = ['up', 'seen', 'hidden', 'locked'] as const;

/** "Spade 7 (turned up)". */
export function cardLabel(code: string, words: Words): string {
  const lying = lyingOf(code);
  const name = lying.card ? cardName(lying.card, words) : words['unknown']!;
  const lies = LIES.filter((lie) => lying[lie]).map((lie) => words[lie]);
  return lies.length ? `${name} (${lies.join(words['comma'])})` : name;
}

const roleLabel = ({ role, up }: SeatData, words: Words): string => {
  const name = role ? words[`short.${role}`]! : '';
  return up ? [name, `(${words['face-up']})`].filter(Boolean).join(' ') : name;
};

/** Who it is and how things stand with them: "3, Police (face up), still a suspect, Spade 7, unknown card". */
export function seatLabel({ who, number, suspect, share, data }: Seat, names: Names, words: Words): string {
  // the number on the seat comes first, for those who say what they see
  const name = nameIn(who, names);
  return [name.startsWith(number) ? '' : number, name, standing({ suspect, share, data }, words)]
    .filter(Boolean)
    .join(words['comma']);
}

/** How things stand with a seat: "Police (face up), imprisoned, Spade 7, unknown card". */
export function standing(
  { suspect, share, data }: Pick<Seat, 'suspect' | 'share' | 'data'>,
  words: Words,
): string {
  const { signs = [], out, rank, sum, votes } = data;
  const parts = [
    roleLabel(data, words),
    out ? words[out] : '',
    ...signs.map((sign) => words[sign]),
    rank ? words[rank] : '',
    suspect === 'unknown' ? '' : words[suspect],
    share === undefined ? '' : `${words['share']}${words['colon']}${share}%`,
    sum === undefined ? '' : `${words['sum']}${words['colon']}${sum}`,
    votes ? `${words['votes']}${words['colon']}${votes}` : '',
    ...data.cards.map((code) => cardLabel(code, words)),
  ];
  return parts.filter(Boolean).join(words['comma']);
}

/** The middle of the table. */
export function middleLabel({ phase, round, weapon, deceased, deck }: ExplosionData, words: Words): string {
  const say = (key: string, what: string): string => `${words[key]}${words['colon']}${what}`;
  return [
    `${words[phase]} ${round}`,
    say('weapon', words[`suit.${weapon}`]!),
    ...(deceased ? [say('deceased', words[`short.${deceased}`]!)] : []),
    say('deck', String(deck)),
  ].join(words['stop']);
}

/** The middle of the table, then the seats clockwise, then who is bound to whom and who has chosen whom. */
export function describe(data: ExplosionData, names: Names, words: Words): string {
  const { links = [], arrows = [] } = data;
  return [
    middleLabel(data, words),
    ...seatsOf(data).map((seat) => seatLabel(seat, names, words)),
    ...links.map(
      (pair) =>
        `${words['linked']}${words['colon']}${pair.map((who) => nameIn(who, names)).join(words['comma'])}`,
    ),
    ...arrows.map(([from, to]) => `${nameIn(from, names)} → ${nameIn(to, names)}`),
  ].join(words['stop']);
}

/** Every part's accessible name, by part. */
export function partLabels(
  data: ExplosionData,
  names: Names,
  words: Words,
): Readonly<Record<string, string>> {
  const pairs = seatsOf(data).flatMap((seat) => [
    [`suspect:${seat.who}`, seatLabel(seat, names, words)] as const,
    ...seat.data.cards.flatMap((code) => {
      const { card } = lyingOf(code);
      const name = `${nameIn(seat.who, names)}${words['colon']}${cardLabel(code, words)}`;
      return card ? [[`card:${card}`, name] as const] : [];
    }),
  ]);
  return Object.fromEntries(pairs);
}
