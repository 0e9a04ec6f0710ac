/** Every case as faces are made from it, told once a build in each language. */
import { linksTo } from '../faces/links.ts';
import { viewOf, type Told } from '../faces/told.ts';
import type { Plain, ReadPlain } from '../figures/plain-text.ts';
import { once } from '../words-lib/once.ts';
import { caseOf } from './cases.ts';
import { localeSlug } from './paths.ts';
import { storyOf } from './stories.ts';
import { words } from './words.ts';

const plains = import.meta.glob<Plain>('../figures/*/plain.ts', { import: 'plain', eager: true });
const reads = import.meta.glob<ReadPlain>('../figures/*/read.ts', { import: 'read', eager: true });

const site = (import.meta.env.SITE as string).replace(/\/$/, '');

/** The same case in the same language is the same object, so that what is made of it can be kept by it. */
export const toldOf = once(tell);

/** @throws when the game has no drawing in plain text: it says which file is missing. */
function tell(id: string, locale: string): Told {
  const { case: one, trace } = caseOf(id);
  const plain = plains[`../figures/${one.game}/plain.ts`];
  if (!plain)
    throw new Error(`src/figures/${one.game}/plain.ts: found nothing; wanted positions in plain text`);
  const { title, note, steps, names } = storyOf(id, locale);
  return {
    case: one,
    trace,
    locale,
    title,
    note,
    view: viewOf(one, trace),
    steps,
    names,
    say: words.say(locale, one.game),
    drawing: { plain, read: reads[`../figures/${one.game}/read.ts`] },
    links: linksTo(site, localeSlug(locale), id),
  };
}
