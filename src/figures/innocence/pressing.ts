import type { JSX } from 'preact';

/** How parts of the desk are pressed. Parts: `suspect:A`, `suspect:sheriff`, `card:A:S3`, `deck:rest`. */
export interface Pressing {
  readonly targets: ReadonlySet<string>;
  readonly chosen: readonly string[];
  /** While the reader plays, the deck is a button, and cards where one of them is meant. */
  readonly playing: boolean;
  /** Accessible names by part. */
  readonly labels: Readonly<Record<string, string>>;
  /** Which part the tab key reaches. */
  readonly focus: string;
}

type Attributes = JSX.SVGAttributes<SVGGElement> & Record<`data-${string}`, string>;

/** What makes a part a button; nothing where nothing can be pressed. */
export function buttonOf(part: string, pressing: Pressing | undefined): Attributes {
  if (!pressing) return {};
  return {
    'data-cell': part,
    role: 'button',
    tabindex: part === pressing.focus ? 0 : -1,
    'aria-label': pressing.labels[part] ?? part,
    'aria-pressed': pressing.chosen.includes(part) ? 'true' : undefined,
  };
}

/** The classes that tell whether a part can be pressed, or has been. */
export const stateOf = (part: string, pressing: Pressing | undefined): string =>
  [pressing?.targets.has(part) ? 'can-pick' : '', pressing?.chosen.includes(part) ? 'is-selected' : '']
    .filter(Boolean)
    .join(' ');

/** Whether cards are buttons now. */
export const picksCards = ({ targets, chosen }: Pick<Pressing, 'targets' | 'chosen'>): boolean =>
  [...targets, ...chosen].some((part) => part.startsWith('card:'));
