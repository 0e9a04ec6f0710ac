import type { JsonObject } from '../../machines/trace.ts';
import type { Plain } from '../plain-text.ts';
import type { Palace } from '../../machines/byzantine/table.ts';
import { METHODS } from '../../machines/byzantine/cast.ts';
import { palaceOf } from './palace-of.ts';
import { drawPalace, type TextPalace } from './text.ts';

const WORDS = [
  'deceased',
  'assassin',
  'unread',
  'hand',
  'unseen',
  'row',
  'colon',
  'comma',
  'door',
  'locked',
  'stairs',
  'passage',
  'secret',
] as const;

const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** A position of Byzantine Assassin in plain text, worded by the messages `figure.*`, `suspect.*` and `method.*`; at most 78 columns. */
export const plain: Plain = (position, say) => {
  const words = Object.fromEntries(WORDS.map((key) => [key, say(`figure.${key}`)])) as {
    [key in (typeof WORDS)[number]]: string;
  };
  const murders = (position['murders'] ?? []) as unknown as readonly JsonObject[];
  const at = (position['at'] ?? {}) as { readonly [who: string]: string };
  const lying = (who: string): string | undefined => {
    const murder = murders.findLast(({ victims }) => texts(victims).includes(who));
    return murder && String(murder['method'] ?? 'unread');
  };
  const card = (id: string): string =>
    id === 'unread' ? words.unread : (METHODS as readonly string[]).includes(id) ? say(`method.${id}`) : id;
  const told: TextPalace = {
    palace: palaceOf(position['palace'] as string | Palace),
    people: Object.entries(at).map(([who, room]) => {
      const dead = texts(position['dead']).includes(who);
      const lies = dead ? lying(who) : undefined;
      return {
        name: say(`suspect.${who}`),
        short: say(`figure.short.${who}`),
        room,
        dead,
        assassin: position['assassin'] === who,
        card: lies ? card(lies) : null,
      };
    }),
    locks: texts(position['locks']),
    facts: [
      [words.row, texts(position['drawn']).map((who) => say(`suspect.${who}`))],
      [
        position['methods'] ? words.hand : words.unseen,
        texts(position['methods'] ?? position['unseen']).map(card),
      ],
    ],
  };
  return drawPalace(told, words);
};
