/** Files of messages: `site.json` and `<game>/messages.yaml`, each a flat map of key to MessageFormat 2 text. */
import { z } from 'zod';
import type { Place } from './content-error.ts';
import { readData } from './data-file.ts';
import { WORDS, type Locale } from './locales.ts';

const key = z
  .string()
  .regex(
    /^[a-z][A-Za-z0-9]*([.:-][A-Za-z0-9][A-Za-z0-9-]*)*$/,
    'a key such as log.kill or refusal.not-adjacent',
  );
const file = z.record(key, z.string('the message as text'));

export interface Message {
  readonly key: string;
  readonly source: string;
  readonly place: Place;
}

export type Messages = ReadonlyMap<string, Message>;

/** The messages of a game, or with null those of the site; empty when the file does not exist. Reserved `locale.*` keys are left out. */
export function readMessages(root: string, locale: Locale, game: string | null): Messages {
  const path = game === null ? 'site.json' : `${game}/messages.yaml`;
  const data = readData(root, `${WORDS}/${locale.id}/${path}`, file);
  return new Map(
    Object.entries(data?.value ?? {})
      .filter(([key]) => game !== null || !key.startsWith('locale.'))
      .map(([key, source]) => [key, { key, source, place: data!.place([key]) }]),
  );
}

/** Proper names stay as they are in every language, so a translation that lacks them lacks nothing. */
export function isName(key: string): boolean {
  return key.startsWith('suspect.');
}
