/** Whom and which cards a step is about. */
import type { Json, JsonObject } from '../../machines/trace.ts';
import type { ByWho, Mark } from './data.ts';

const BY_NAME: { readonly [event: string]: Mark } = {
  pass: 'actor',
  showIdentity: 'actor',
  arrest: 'target',
};

/** From the event in the words of a case; `{}` where none was accepted. */
export function marksOf(event: JsonObject): ByWho<Mark> {
  const [type = '', value] = Object.entries(event)[0] ?? [];
  if (BY_NAME[type]) return { [String(value)]: BY_NAME[type] };
  const fields = (value ?? {}) as JsonObject;
  if (type === 'draw') return { [String(fields['suspect'])]: 'actor' };
  if (type === 'claim') return { [String(fields['by'])]: 'speaker' };
  return {};
}

/** The card that each has just published; of a draw the card drawn as well, for those who see it. */
export function movedBy(
  event: JsonObject,
  drawn: { readonly who: string; readonly card: string } | undefined,
): ByWho<string> {
  const { publish, draw } = event as { publish?: ByWho<Json>; draw?: JsonObject };
  if (publish) return Object.fromEntries(Object.entries(publish).map(([who, card]) => [who, String(card)]));
  if (!draw) return {};
  const who = String(draw['suspect']);
  const cards = [draw['publish'], drawn?.who === who ? drawn.card : null];
  return { [who]: [...new Set(cards.filter(Boolean))].join(' ') };
}
