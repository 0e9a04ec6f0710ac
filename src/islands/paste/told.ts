/** A pasted case as a story of its own, told with the words of another case of its game. */
import type { Figure } from '../figure.ts';
import { fetchJson } from '../fetch-json.ts';
import { tell } from '../story/tell.ts';
import { citedClauses, clauseHref } from '../story/story.ts';
import type { Story } from '../story/types.ts';
import { loadRules } from '../what-if/rules.ts';
import type { PastedCase } from './read.ts';

const FIGURES = import.meta.glob<Figure>('../games/*/figure.tsx', { import: 'Figure' });

export const figureFor = (game: string): Promise<Figure> => FIGURES[`../games/${game}/figure.tsx`]!();

/** `sample` is the address of another case's story. Rejects when words or rules cannot be fetched. */
export async function storyOfPasted({ read, trace }: PastedCase, sample: string): Promise<Story> {
  const { title, note = null, view, steps: events, given, rule, game } = read.case;
  const frame = await fetchJson<Story>(sample);
  const root = frame.href.split('/').slice(0, 2).join('/');
  const place = { rule, ruleHref: `${root}/${game}/${rule}/` };
  const rules = await loadRules({ ...frame, ...place });
  const notes = trace.steps.flatMap(({ name }, at) => {
    const said = at > 0 ? events[at - 1]!.note : undefined;
    return said === undefined ? [] : [[name, said] as const];
  });
  const steps = tell(trace, { ...rules, notes: Object.fromEntries(notes) });
  const clauses = [...new Set(steps.flatMap(citedClauses))].map(
    (id) => [id, frame.clauses[id] ?? { href: clauseHref(id, root), text: '' }] as const,
  );
  return {
    ...frame,
    ...place,
    id: read.case.id,
    title,
    note,
    // it has no address but the place on this page
    href: `${root}/share/#pasted/`,
    variants: trace.variants,
    switches: frame.switches.map((one) => ({ ...one, value: trace.variants[one.key]! })),
    view: view ?? 'everyone',
    views: [
      ...frame.views.filter(({ id }) => id === 'everyone'),
      ...Object.keys(trace.steps[0]!.seen).map((id) => ({ id, label: rules.say(`seat.${id}`) })),
    ],
    steps,
    clauses: Object.fromEntries(clauses),
    source: { given, events: events.map(({ event }) => event), variants: trace.variants },
  };
}
