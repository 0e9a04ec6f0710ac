/** Opens a pasted case: where the site has it, or here. Fetched with the first that is no link. */
import type { ComponentType, JSX } from 'preact';
import type { Problem } from '../../cases/problem.ts';
import { fetchJson } from '../fetch-json.ts';
import { Stepper } from '../stepper/Stepper.tsx';
import type { Story } from '../story/types.ts';
import { addressOfKnown } from './known.ts';
import type { PasteData } from './props.ts';
import { readPasted } from './read.ts';
import { figureFor, storyOfPasted } from './told.ts';

export type Opened =
  { readonly problems: readonly Problem[] } | { readonly address: string } | { readonly Case: ComponentType };

const storyAt = (locale: string, id: string): string => `/${locale.toLowerCase()}/${id}/story.json`;

/** Rejects only when something cannot be fetched. */
export async function openPasted(text: string, { locale, locales, games }: PasteData): Promise<Opened> {
  const pasted = await readPasted(text, Object.keys(games), locales);
  if ('problems' in pasted) return pasted;
  const { id, game } = pasted.read.case;
  // a case without a name of its own is none of the site's
  const known = text.includes(id) ? await fetchJson<Story>(storyAt(locale, id)).catch(() => null) : null;
  const address = known && addressOfKnown(pasted, known);
  if (address) return { address };
  const { sample, sheet } = games[game]!;
  if (sheet) dress(sheet);
  const [story, Figure] = await Promise.all([
    storyOfPasted(pasted, storyAt(locale, sample)),
    figureFor(game),
  ]);
  const Case = (): JSX.Element => (
    <div class="op-play" data-stepper data-ready id="pasted">
      <Stepper story={story} address="none" heading={3} Figure={Figure} />
    </div>
  );
  return { Case };
}

/** What the game's figure is drawn with. */
function dress(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
