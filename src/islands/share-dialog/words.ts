/** The words of sharing, and of what leaves the site, in one language. */
import load from 'virtual:casebook/share-messages';
import type { JsonObject } from '../../machines/trace.ts';
import type { Say } from '../story/types.ts';

type Messages = Awaited<ReturnType<(typeof load)[string]>>['default'];

/** Rejects when the words cannot be fetched. */
export async function sharedWords(locale: string, game: string): Promise<Messages> {
  const { default: messages } = await load[`${locale}/${game}`]!();
  return messages;
}

/** Looks a word up, in `otherwise` where it is none of these. */
export const sayOf =
  (messages: Messages, otherwise?: Say): Say =>
  (key: string, args: JsonObject = {}) => {
    const message = messages[key];
    if (message) return message(args);
    if (otherwise) return otherwise(key, args);
    throw new RangeError(`no message "${key}"`);
  };
