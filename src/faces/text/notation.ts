/** What a drawn case does not show, in the notation of case files, so that the whole text can be read as a case again. */
import { Document, isMap, isSeq } from 'yaml';
import type { Json, JsonObject } from '../../machines/trace.ts';
import type { Told } from '../told.ts';

/** Put before every line of the notation. */
export const SIGN = '> ';

/** Whether two values are the same, in whatever order their keys stand. */
export function same(a: Json | undefined, b: Json | undefined): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [one, other] = [a as JsonObject, b as JsonObject];
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => same(one[key], other[key]));
}

/** The keys of `given` that the drawing of the first position does not tell, nor the case itself: a game may have been given its view. */
function untold({ case: one, trace, view, say, drawing }: Told): JsonObject {
  const [start] = trace.steps;
  const position = view === 'everyone' ? start!.position : start!.seen[view]!.position;
  const drawn = drawing.read?.(drawing.plain(position, say), say) ?? {};
  const told = { ...drawn, view: one.view ?? null };
  return Object.fromEntries(
    Object.entries(one.given).filter(([key, value]) => !same(told[key as keyof typeof told], value)),
  );
}

/** The lines of a case: which it is, what its drawing leaves out, and its events. */
export function notation(told: Told): string[] {
  const { id, view, variants, steps } = told.case;
  const given = untold(told);
  const document = new Document({
    id,
    ...(view ? { view } : {}),
    ...(Object.keys(variants).length ? { variants } : {}),
    ...(Object.keys(given).length ? { given } : {}),
    ...(steps.length ? { steps: steps.map(({ event }) => event) } : {}),
  });
  for (const key of ['variants', 'given']) {
    const node = document.get(key);
    if (isMap(node)) node.flow = true;
  }
  const events = document.get('steps');
  if (isSeq(events)) for (const event of events.items) if (isMap(event)) event.flow = true;
  return document
    .toString({ lineWidth: 60, flowCollectionPadding: false })
    .trimEnd()
    .split('\n')
    .map((line) => SIGN + line);
}
