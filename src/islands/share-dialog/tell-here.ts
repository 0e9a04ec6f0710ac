/** Tells what is shown as the faces of a case are told, by the rules themselves: a reader's own moves are in no file. */
import type { Drawing, Told } from '../../faces/told.ts';
import type { Plain, ReadPlain } from '../../figures/plain-text.ts';
import { hash } from '../../machines/hash.ts';
import type { Json, Trace } from '../../machines/trace.ts';
import { fetchJson } from '../fetch-json.ts';
import { isExample } from '../stepper/run.ts';
import { tell } from '../story/tell.ts';
import type { Story } from '../story/types.ts';
import { notesFor } from '../what-if/create-engine.ts';
import { playsOut } from '../what-if/played.ts';
import { loadRules } from '../what-if/rules.ts';
import { inLocale, linksTo, type Shown } from './shown.ts';
import { sayOf, sharedWords } from './words.ts';

const PLAINS = import.meta.glob<Plain>('../../figures/*/plain.ts', { import: 'plain' });
const READS = import.meta.glob<ReadPlain>('../../figures/*/read.ts', { import: 'read' });

async function drawingOf(game: string): Promise<Drawing> {
  const [plain, read] = await Promise.all([
    PLAINS[`../../figures/${game}/plain.ts`]!(),
    READS[`../../figures/${game}/read.ts`]?.(),
  ]);
  return { plain, read };
}

export interface Telling {
  readonly locale: string;
  /** The step that links lead to, where they do not name one. */
  readonly index: number;
  readonly site: string;
}

/** Everything up to the step shown. Rejects when rules or words cannot be fetched. */
export async function toldHere(shown: Shown, { locale, index, site }: Telling): Promise<Told> {
  const { run, view } = shown;
  const same = locale === shown.story.locale;
  const story = same
    ? shown.story
    : await fetchJson<Story>(`${inLocale(shown.story.href, locale)}story.json`);
  const { id, game, rule, source, note, names, labels } = story;
  const title = isExample(run, shown.story) ? story.title : `${story.title} · ${labels['branch']}`;
  const [rules, words, drawing] = await Promise.all([
    loadRules(story),
    sharedWords(locale, game),
    drawingOf(game),
  ]);
  const events = run.events.slice(0, shown.index);
  const { variants } = run;
  const { steps } = playsOut(rules, story)(events, variants);
  const print = hash({ id, variants, steps } as unknown as Json);
  const trace: Trace = { id, game, rule, hash: print, variants, steps, failures: [] };
  // a case file says only what is not the default edition's
  const changed = Object.entries(variants).filter(([key, value]) => rules.game.variants[key]?.[0] !== value);
  return {
    case: {
      id,
      game,
      rule,
      title,
      facts: [],
      given: source.given,
      variants: Object.fromEntries(changed),
      ...(view === 'everyone' ? {} : { view }),
      steps: events.map((event) => ({ event })),
    },
    trace,
    locale,
    title,
    note,
    view,
    steps: tell(trace, { ...rules, notes: notesFor(story, events) }),
    names,
    say: sayOf(words, rules.say),
    drawing,
    links: linksTo(shown, { index, locale, site }),
  };
}
