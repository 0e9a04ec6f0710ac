import type { JSX } from 'preact';
import type { Pawn } from './pawns.ts';
import type { Plan } from './plan.ts';

/** How parts of the palace are pressed. Parts: `room:4A`, `suspect:cook`, `door:4A-4B`. */
export interface Pressing {
  readonly targets: ReadonlySet<string>;
  readonly chosen: readonly string[];
  /** Rooms, and doors that can be locked, are buttons as well as the pawns. */
  readonly rooms: boolean;
  /** Accessible names by part. */
  readonly labels: Readonly<Record<string, string>>;
}

type Attributes = JSX.SVGAttributes<SVGGElement> & Record<`data-${string}`, string>;

/** What makes a part a button; nothing where nothing can be pressed. Only `focus` is reached by the tab key. */
export function buttonOf(
  part: string,
  data: Record<`data-${string}`, string>,
  pressing: Pressing | undefined,
  focus: string,
): Attributes {
  if (!pressing) return {};
  return {
    ...data,
    role: 'button',
    tabindex: part === focus ? 0 : -1,
    'aria-label': pressing.labels[part] ?? part,
    'aria-pressed': pressing.chosen.includes(part) ? 'true' : undefined,
  };
}

/** The classes that tell whether a part can be pressed, or has been. */
export const stateOf = (part: string, pressing: Pressing | undefined): string =>
  (pressing?.targets.has(part) ? ' can-pick' : '') + (pressing?.chosen.includes(part) ? ' is-selected' : '');

/** Which part the tab key reaches: what has been chosen, else what can be, else the first. */
export function focusOf(plan: Plan, pawns: readonly Pawn[], pressing: Pressing | undefined): string {
  const parts = plan.rooms.flatMap(({ name }) => [
    ...(pressing?.rooms ? [`room:${name}`] : []),
    ...pawns.filter(({ room }) => room === name).map(({ who }) => `suspect:${who}`),
  ]);
  return (
    pressing?.chosen.findLast((part) => parts.includes(part)) ??
    parts.find((part) => pressing?.targets.has(part)) ??
    parts[0] ??
    ''
  );
}
