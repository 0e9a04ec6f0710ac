/** Makes what the dialog shows: the text for a place, and the address that the text leads to. */
import { EMBED_SIZE, snippet } from '../../faces/embed/snippet.ts';
import type { Say } from '../story/types.ts';
import { faceOf } from '../share/of.ts';
import { faceOfForm, type Form } from './places.ts';
import type { Wanted } from './post.ts';
import { addressAt, isAsWritten, type Shown } from './shown.ts';

export interface Order extends Wanted {
  readonly form: Form;
}

/** The step that the text leads to: before the answer, where it stops there. */
const leadsTo = ({ index }: Shown, { stop }: Wanted): number => (stop ? Math.max(0, index - 1) : index);

/** The address of what is shared: of the case, where all of it is as it was written. */
export function addressOf(shown: Shown, wanted: Wanted): string {
  if (wanted.scope === 'all' && isAsWritten(shown)) return shown.story.href;
  return addressAt(shown, leadsTo(shown, wanted));
}

/** The frame to embed. */
export function embedOf(shown: Shown, wanted: Wanted): string {
  const address = addressOf(shown, wanted);
  const asks = wanted.stop && address === shown.story.href && shown.story.steps.length > 1;
  return `/embed${address}${asks ? 'question/' : ''}`;
}

function html(shown: Shown, wanted: Wanted): string {
  const absolute = (path: string) => new URL(path, location.href).href;
  const frame = snippet({
    title: shown.story.title,
    page: absolute(addressOf(shown, wanted)),
    embed: absolute(embedOf(shown, wanted)),
    ...EMBED_SIZE,
  });
  return `${frame}\n<script src="${absolute('/embed.js')}" async></script>`;
}

async function written(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.text();
}

/**
 * The text for a place. Of a whole case as it was written it is the file beside its page; anything else is made here.
 * Rejects when something cannot be fetched; with a RangeError when the place cannot hold a character.
 */
export async function textFor(shown: Shown, order: Order, say: Say): Promise<string> {
  const face = faceOfForm(order.form);
  if (order.form === 'html') return html(shown, order);
  if (face === null) return new URL(addressOf(shown, order), location.href).href;
  const { questionOf, write } = await import('./write.ts');
  if (order.scope === 'all' && isAsWritten(shown)) {
    const text = await written(faceOf(shown.story.href, face));
    return order.stop ? questionOf(face, text) : text;
  }
  return write(shown, { ...order, face, index: leadsTo(shown, order) }, say);
}
